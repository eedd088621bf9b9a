import { optionsOfOwn, type OwnFieldType } from '@barem/resources/own'
import { Checkbox, Input } from 'antd'
import { useTranslate } from '@refinedev/core'
import { Select } from '../../../controls/Select.tsx'
import { NumberInput } from '../../../resources/inputs/number/NumberInput.tsx'
import { useDefinitions } from '../../../resources/model/registry.ts'
import type { Working, WorkingField } from '../model/working.ts'
import { Labelled } from './Labelled.tsx'

type Props = {
  name: string
  path: string
  field: WorkingField
  working: Working
  isFixed: boolean
  onChange: (value: unknown) => void
}

/** Options that a list or a switch of its own edits. */
export const EDITED_APART: ReadonlySet<string> = new Set(['required', 'unique', 'when', 'choices'])

type Kinds = ReturnType<typeof optionsOfOwn>
/** Options that a person may set. A form of text has its own length: another is shown only where it is said. */
export const optionsShown = (field: WorkingField): (keyof Kinds)[] =>
  Object.keys(optionsOfOwn(field.type)).filter(
    (name) =>
      !EDITED_APART.has(name) &&
      (field.shape === undefined || (name !== 'min' && name !== 'max') || field[name] !== undefined),
  )

/** Days of the same resource, which some options name. */
const daysOf = ({ fields }: Working, { uid }: WorkingField) =>
  fields.filter((one) => one.type === 'date' && one.uid !== uid && !one.retired && one.key !== '')

const called = ({ label, key }: WorkingField) => label.vi_VN || key

/** How a number of an option is read; null for an option that holds none. */
const numberSpec = (kind: Kinds[string], { scale }: WorkingField) =>
  typeof kind === 'object' && 'from' in kind
    ? { scale: 0 }
    : kind === 'decimal'
      ? { scale: typeof scale === 'number' ? scale : DECIMALS }
      : null

/** Decimals that bounds may have. */
const DECIMALS = 6

/** Reads a whole number; other input is kept as it was typed, so that its mistake can be shown. */
const wholeOf = (typed: string): number | string => (Number.isSafeInteger(Number(typed)) ? Number(typed) : typed)

const LENGTHS: ReadonlySet<OwnFieldType> = new Set(['code', 'text', 'longText', 'email'])

/** What an option is called: bounds of texts count their characters. */
const wordOf = (name: string, { type }: WorkingField): string =>
  type === 'boolean' && name === 'default'
    ? 'checked'
    : LENGTHS.has(type) && (name === 'min' || name === 'max')
      ? `${name}Characters`
      : name

/** One option of a field, edited by what it holds. */
export function OptionInput({ name, path, field, working, isFixed, onChange }: Props) {
  const t = useTranslate()
  const kind = optionsOfOwn(field.type)[name]!
  const value = field[name]
  const label = t(`own.options.${wordOf(name, field)}`)
  if (kind === 'yes' || (Array.isArray(kind) && kind.length === 1)) {
    const on = kind === 'yes' ? true : (kind as readonly string[])[0]
    return (
      <Checkbox checked={value === on} onChange={({ target }) => onChange(target.checked ? on : undefined)}>
        {kind === 'yes' ? label : t(`own.options.${String(on)}`)}
      </Checkbox>
    )
  }
  return (
    <Labelled label={label} path={`${path}.${name}`} required={name === 'to'}>
      {(aria) => {
        if (name === 'to')
          return <TargetSelect {...aria} value={String(value ?? '')} disabled={isFixed} onChange={onChange} />
        if (Array.isArray(kind))
          return (
            <Select<string | undefined>
              {...aria}
              allowClear
              placeholder={t(`own.options.any.${name}`)}
              value={value as string | undefined}
              onChange={(next) => onChange(next ?? undefined)}
              options={(kind as readonly string[]).map((one) => ({ value: one, label: t(`own.options.${one}`) }))}
            />
          )
        if (name === 'default' && field.type === 'select')
          return <ChoiceSelect {...aria} field={field} value={value as string | undefined} onChange={onChange} />
        if (kind === 'keys')
          return (
            <ChoiceSelect
              {...aria}
              field={field}
              mode="multiple"
              value={value as string[] | undefined}
              onChange={onChange}
            />
          )
        if (name === 'daysUntil' || name === 'notBefore')
          return (
            <Select<string | undefined>
              {...aria}
              allowClear
              disabled={isFixed && name === 'daysUntil'}
              value={value as string | undefined}
              onChange={(next) => onChange(next ?? undefined)}
              options={daysOf(working, field).map((day) => ({ value: day.key, label: called(day) }))}
            />
          )
        const spec = numberSpec(kind, field)
        if (spec) {
          const { status: _status, ...control } = aria
          return (
            <NumberInput
              {...control}
              aria-invalid={aria['aria-invalid'] && 'true'}
              spec={spec}
              value={value === undefined ? null : String(value)}
              onChange={(next) => onChange(next === null ? undefined : kind === 'decimal' ? next : wholeOf(next))}
            />
          )
        }
        return (
          <Input
            {...aria}
            value={String(value ?? '')}
            maxLength={kind === 'prefix' ? 10 : 40}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          />
        )
      }}
    </Labelled>
  )
}

type ChoiceProps = {
  field: WorkingField
  mode?: 'multiple'
  value: string | string[] | undefined
  onChange: (value: unknown) => void
}

function ChoiceSelect({ field, onChange, ...props }: ChoiceProps) {
  return (
    <Select
      {...props}
      allowClear
      onChange={(next: unknown) => onChange(Array.isArray(next) && next.length === 0 ? undefined : (next ?? undefined))}
      options={(field.choices ?? []).map(({ key, label }) => ({ value: key, label: label.vi_VN || key }))}
    />
  )
}

type TargetProps = { value: string; disabled: boolean; onChange: (path: unknown) => void }

/** The resources that a relation may lead to, by the paths of their rows. */
function TargetSelect({ value, onChange, ...props }: TargetProps) {
  const t = useTranslate()
  const { all } = useDefinitions()
  const options = all
    .filter(({ actions, single }) => actions.includes('list') && !single)
    .map(({ name, path }) => ({ value: path, label: t(`resources.${name}.title`) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'vi'))
  return (
    <Select
      {...props}
      showSearch
      optionFilterProp="label"
      value={value || undefined}
      onChange={onChange}
      options={options}
    />
  )
}
