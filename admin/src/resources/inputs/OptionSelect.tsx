import { Select } from 'antd'
import type { AnyResource } from '@barem/resources/kit'
import { type ReactElement, type UIEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Option, useChosen } from '../model/options.ts'
import { useOptionPages } from './useOptionPages.ts'

type Props = {
  definition: AnyResource
  field: string
  label: string
  value: string[]
  onChange: (ids: string[]) => void
  multiple?: boolean
  /** Choices whose names are known already. */
  known?: Option[]
  autoFocus?: boolean
  /** Whether the list stays open for the next choice. */
  keepsOpen?: boolean
  allowClear?: boolean
  /** What it is called to choose nothing, where that is a choice of its own. */
  none?: string
  control?: object
  /** What stands below the choices, given the words typed. */
  footer?: (typed: string, close: () => void) => ReactElement | null
}

/** Stands for pointing nowhere among the choices; no row has it. */
const NONE = ''

/** How close to the end of the list the next page is asked for, in pixels. */
const NEAR = 80

const line = ({ code, name, hint }: Option) => (
  <div className="option">
    <span className="option-name">
      {code && <span className="code">{code}</span>}
      <span>{name}</span>
    </span>
    {hint && <span className="option-hint">{hint}</span>}
  </div>
)

/** Chooses rows of a relation: searches as one types, without accents, and loads on as one scrolls. */
export function OptionSelect({
  definition,
  field,
  label,
  value,
  onChange,
  multiple = false,
  keepsOpen = multiple,
  known = [],
  autoFocus,
  allowClear = true,
  none,
  control,
  footer,
}: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { options, loading, more } = useOptionPages(definition, field, typed, open)
  const named = [...known, ...options]
  const strangers = value.filter((id) => !named.some((option) => option.id === id))
  const chosen = useChosen(definition, field, strangers) ?? []
  const nameOf = (id: string) => {
    if (id === NONE) return none
    const found = [...named, ...chosen].find((option) => option.id === id)
    return found?.name ?? found?.code ?? '…'
  }

  function scroll({ currentTarget }: UIEvent<HTMLDivElement>) {
    if (currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - NEAR) more()
  }

  function toggle(next: boolean) {
    setOpen(next)
    if (!next) setTyped('')
  }

  return (
    <Select<string[] | string | undefined>
      {...control}
      className="option-select"
      aria-label={label}
      mode={multiple ? 'multiple' : undefined}
      showSearch
      filterOption={false}
      autoFocus={autoFocus}
      allowClear={allowClear && (none === undefined || value.length > 0)}
      open={open}
      onOpenChange={toggle}
      searchValue={typed}
      onSearch={setTyped}
      loading={loading}
      placeholder={t('crud.select')}
      notFoundContent={loading ? t('app.loading') : t('crud.noOption')}
      options={[
        ...(none !== undefined && typed === '' ? [{ id: NONE, code: null, name: none, hint: null }] : []),
        ...options,
      ].map((option) => ({ value: option.id, label: option.name ?? option.code, option }))}
      optionRender={({ data }) => line(data.option)}
      labelRender={({ value: id }) => nameOf(String(id))}
      value={multiple ? value : (value[0] ?? (none === undefined ? undefined : NONE))}
      onSelect={() => toggle(keepsOpen)}
      onChange={(next) => onChange([next ?? NONE].flat().filter((id) => id !== NONE))}
      onPopupScroll={scroll}
      listHeight={280}
      popupRender={(menu) => (
        <>
          {menu}
          {footer?.(typed, () => toggle(false))}
        </>
      )}
    />
  )
}
