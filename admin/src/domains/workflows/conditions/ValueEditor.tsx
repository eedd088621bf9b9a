import type { FactType } from '@barem/workflows'
import { useTranslate } from '@refinedev/core'
import dayjs from 'dayjs'
import type { ValueEditorProps } from 'react-querybuilder'
import { Select } from '../../../controls/Select.tsx'
import { VietnamPicker } from '../../../resources/inputs/VietnamPicker.ts'
import { choiceName } from '../../../documents/way/factWords.ts'
import { RowsSelect } from '../RowsSelect.tsx'
import type { Speech } from '../../../documents/way/sentence.ts'
import type { Person } from '../workflow.ts'
import { FigureInput } from './FigureInput.tsx'
import type { Operator } from './tree.ts'

/** What the editors of values know of the condition that they belong to. */
export type EditorContext = { speech: Speech; rows: readonly Person[]; disabled: boolean }

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : [])

/** What a fact is compared with: a figure, a day, choices or rows; two for a range, none for whether it is known. */
export function ValueEditor({ operator, value, handleOnChange, fieldData, context }: ValueEditorProps) {
  const { speech, rows, disabled } = context as EditorContext
  const { t, resource } = speech
  const fact = (fieldData as { fact?: FactType }).fact
  const how = operator as Operator
  if (!fact || how === 'known' || how === 'unknown') return null
  const change = handleOnChange as (next: string | string[]) => void
  if (how === 'between') {
    const [from = '', to = ''] = texts(value)
    return (
      <span className="condition-range">
        <One
          fact={fact}
          label={t('workflows.condition.from')}
          value={from}
          onChange={(one) => change([one, to])}
          disabled={disabled}
        />
        <One
          fact={fact}
          label={t('workflows.condition.to')}
          value={to}
          onChange={(one) => change([from, one])}
          disabled={disabled}
        />
      </span>
    )
  }
  return (
    <FactValue
      fact={fact}
      label={t('workflows.condition.value')}
      value={texts(value)}
      onChange={(next) => change(isListed(fact) ? next : (next[0] ?? ''))}
      {...{ resource, rows, disabled }}
    />
  )
}

const isListed = ({ kind }: FactType) => kind === 'choice' || kind === 'rows'

type FactValueProps = {
  fact: FactType
  resource: string
  label: string
  value: string[]
  onChange: (value: string[]) => void
  rows: readonly Person[]
  disabled: boolean
}

/** One figure or day of a fact, or several choices or rows. */
export function FactValue({ fact, resource, label, value, onChange, rows, disabled }: FactValueProps) {
  const t = useTranslate()
  if (fact.kind === 'choice')
    return (
      <Select<string[]>
        mode="multiple"
        optionFilterProp="label"
        className="condition-values"
        aria-label={label}
        placeholder={t('workflows.condition.chooseValue')}
        disabled={disabled}
        value={value}
        onChange={onChange}
        options={fact.choices.map((choice) => ({ value: choice, label: choiceName(t, resource, fact, choice) }))}
      />
    )
  if (fact.kind === 'rows')
    return (
      <span className="condition-values">
        <RowsSelect
          resource={fact.to!}
          label={label}
          placeholder={t('workflows.condition.chooseValue')}
          known={rows}
          disabled={disabled}
          value={value}
          onChange={onChange}
        />
      </span>
    )
  const change = (next: string) => onChange(next === '' ? [] : [next])
  return <One fact={fact} label={label} value={value[0] ?? ''} onChange={change} disabled={disabled} />
}

type OneProps = { fact: FactType; label: string; value: string; onChange: (value: string) => void; disabled: boolean }

/** One figure or day. */
function One({ fact, label, value, onChange, disabled }: OneProps) {
  if (fact.kind === 'figure')
    return <FigureInput value={value} onChange={onChange} unit={fact.unit} label={label} disabled={disabled} />
  return (
    <VietnamPicker
      aria-label={label}
      format="DD/MM/YYYY"
      disabled={disabled}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : '')}
    />
  )
}
