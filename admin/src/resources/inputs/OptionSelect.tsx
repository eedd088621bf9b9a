import type { FieldSet } from '@barem/resources/kit'
import { type KeyboardEvent, type UIEvent, useState } from 'react'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../controls/Select.tsx'
import { useLocale } from '../../i18n/i18n.ts'
import { calledIn } from '../model/columns.ts'
import { type Option, useChosen } from '../model/options.ts'
import { AddOption } from './AddOption.tsx'
import { type Ask, findOptions, useOptionPages } from './useOptionPages.ts'
import { useTypedChoice } from './useTypedChoice.ts'

type Props = {
  definition: FieldSet
  field: string
  label: string
  value: string[]
  onChange: (ids: string[]) => void
  multiple?: boolean
  /** Choices with known names. */
  known?: Option[]
  autoFocus?: boolean
  /** Whether the list stays open for the next choice. */
  keepsOpen?: boolean
  allowClear?: boolean
  /** The name of choosing nothing, where that is a choice of its own. */
  none?: string
  control?: object
  /** A note on a choice besides its hint, and whether it is disabled. */
  mark?: (option: Option) => { note: string | null; disabled: boolean }
  /** What is asked of the choices besides the words typed. */
  ask?: Ask
  onOpenChange?: (open: boolean) => void
  /** Adds a choice that is not there yet, given the words typed. */
  add?: { label: string; onOpen: (typed: string) => void } | null
}

/** Stands for pointing nowhere among the choices; no row has it. */
const NONE = ''

/** The distance from the end of the list at which the next page is fetched, in pixels. */
const NEAR = 80

const line = (option: Option, language: string, note: string | null) => (
  <div className="option">
    <span className="option-name">
      {option.code && option.code !== option.name && <span className="code">{option.code}</span>}
      <span>{option.code && !option.name ? null : calledIn(language, option)}</span>
    </span>
    {(option.hint || note) && <span className="option-hint">{[option.hint, note].filter(Boolean).join(' · ')}</span>}
  </div>
)

/** Points of a list whose choices say more than their names: beside a narrow field it is wider than that. */
const TELLING_WIDTH = 340

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
  mark,
  ask,
  onOpenChange,
  add,
}: Props) {
  const t = useTranslate()
  const language = useLocale()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { options, loading, settled, more } = useOptionPages(definition, field, typed, open, ask)
  const [taken, setTaken] = useState<readonly Option[]>([])
  const named = [...known, ...taken, ...options]
  const strangers = value.filter((id) => !named.some((option) => option.id === id))
  const chosen = useChosen(definition, field, strangers) ?? []
  const nameOf = (id: string) => {
    if (id === NONE) return none
    const found = [...named, ...chosen].find((option) => option.id === id)
    return (found && calledIn(language, found)) || '…'
  }

  function scroll({ currentTarget }: UIEvent<HTMLDivElement>) {
    if (currentTarget.scrollTop + currentTarget.clientHeight > currentTarget.scrollHeight - NEAR) more()
  }

  function toggle(next: boolean) {
    setOpen(next)
    onOpenChange?.(next)
    // If nothing was found, the words are put back to be corrected.
    setTyped((before) => (next ? before || (missed ?? '') : ''))
  }

  const { seeking, missed, forget, onInputKeyDown } = useTypedChoice<Option>({
    label,
    open,
    typed,
    settled,
    count: options.length,
    multiple,
    find: async (words) =>
      (await findOptions(definition, field, words, ask)).filter((option) => !mark?.(option).disabled),
    choose(option) {
      setTaken((before) => [...before, option])
      onChange(multiple ? [...new Set([...value, option.id])] : [option.id])
    },
    close: () => toggle(false),
  })

  function onKeyDown(event: KeyboardEvent) {
    if (add && open && event.altKey && event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      openAdding()
    } else onInputKeyDown(event)
  }

  function openAdding() {
    toggle(false)
    add?.onOpen(typed.trim())
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
      loading={loading || seeking}
      status={missed === null ? undefined : 'error'}
      onInputKeyDown={onKeyDown}
      placeholder={missed === null ? t('crud.select') : t('crud.missedWords', { words: missed })}
      notFoundContent={loading ? t('app.loading') : t('crud.noOption')}
      options={[
        ...(none !== undefined && typed === '' ? [{ id: NONE, code: null, name: none, hint: null }] : []),
        ...options,
      ].map((option) => ({
        value: option.id,
        label: calledIn(language, option),
        option,
        disabled: mark?.(option).disabled,
      }))}
      optionRender={({ data }) => line(data.option, language, mark?.(data.option).note ?? null)}
      labelRender={({ value: id }) => nameOf(String(id))}
      value={multiple ? value : (value[0] ?? (none === undefined ? undefined : NONE))}
      onSelect={() => toggle(keepsOpen)}
      onChange={(next) => {
        forget()
        onChange([next ?? NONE].flat().filter((id) => id !== NONE))
      }}
      onPopupScroll={scroll}
      listHeight={280}
      popupMatchSelectWidth={mark ? TELLING_WIDTH : true}
      popupRender={(menu) => (
        <>
          {menu}
          {add && <AddOption label={add.label} onOpen={openAdding} />}
        </>
      )}
    />
  )
}
