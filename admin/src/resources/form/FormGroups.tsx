import type { AnyResource, Field, FieldType } from '@barem/resources/kit'
import { Form } from 'antd'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inputOf } from '../../overrides/resolve.ts'
import { Value } from '../cells/Value.tsx'
import { inputs } from '../inputs/index.ts'
import type { Input } from '../inputs/input.ts'
import { type AnyRow, columnOf, fieldOf, isWritable } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { rulesOf } from '../rules/index.ts'
import { type Refusals, refusedRule } from './refusals.ts'

/** Types that need the whole width. */
const WIDE: ReadonlySet<FieldType> = new Set(['longText', 'lines', 'attributes', 'files'])

type Props = { definition: AnyResource; words: Words; row: AnyRow | null; refusals: Refusals }

/** The groups of a form, each with its name and fields. */
export function FormGroups({ definition, words, row, refusals }: Props) {
  return Object.entries(definition.form).map(([group, names]) => (
    <section key={group} className="form-group" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{words.group(group)}</h2>
      <div className="form-grid">
        {names.map((name) => (
          <FormField key={name} definition={definition} words={words} row={row} refusals={refusals} name={name} field={fieldOf(definition, name)!} />
        ))}
      </div>
    </section>
  ))
}

function FormField({ definition, words, row, refusals, name, field }: Props & { name: string; field: Field }) {
  const { t } = useTranslation()
  const isNew = row === null
  const rules = useMemo(() => [...rulesOf(field, isNew, t), refusedRule(refusals, name, field)], [field, isNew, t, refusals, name])
  const label = words.field(name)
  const className = WIDE.has(field.type) ? 'wide' : undefined
  if (!isWritable(field))
    return (
      <Form.Item label={label} className={className}>
        {row ? <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} /> : '—'}
      </Form.Item>
    )
  const Control = inputOf(definition, name) ?? (inputs[field.type] as Input)
  const control = <Control label={label} name={name} field={field} definition={definition} words={words} row={row} />
  if (field.type === 'lines') return <Form.Item label={label} className={className}>{<Suspense fallback={<i className="bar" />}>{control}</Suspense>}</Form.Item>
  return (
    <Form.Item name={name} label={label} className={className} rules={rules} required={field.required && !(field.type === 'boolean')} validateTrigger="onBlur">
      {control}
    </Form.Item>
  )
}
