import type { FormGroupProps, FormGroupsProps } from './formGroup.ts'
import { type AnyResource, deciders, type Field, isStored } from '@barem/resources/kit'
import { Form } from 'antd'
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react'
import { useTranslate } from '@refinedev/core'
import { formGroupOf, formLayoutOf, inputOf } from '../../overrides/resolve.ts'
import { isWideInput } from '../cells/layout.ts'
import { Value } from '../cells/Value.tsx'
import { inputs } from '../inputs/index.ts'
import type { Input } from '../inputs/input.ts'
import { groupsOf } from '../model/applying.ts'
import { columnOf, fieldOf, isWritable } from '../model/columns.ts'
import type { Words } from '../model/words.ts'
import { checkedWith, rowRules } from '../rules/checks.ts'
import { daysBefore, orderOfDays } from '../rules/days.ts'
import { rulesOf } from '../rules/index.ts'
import { refusedRule } from './refusals.ts'
import { isSame, type Values } from './values.ts'

const SwitchedOff = lazy(() => import('./OpenBusiness.tsx'))
const DuplicateHint = lazy(() => import('./DuplicateHint.tsx'))

/**
 * The groups of a form for the current choices in its selects: fields without a place then are hidden, but keep their
 * values. Redrawn when one of these selects changes, not at each keystroke.
 */
export const FormGroups = memo(function FormGroups(props: FormGroupsProps) {
  const names = [...deciders(props.definition.fields)]
  const chosen = (values: Values) => names.map((name) => values[name])
  return (
    <Form.Item noStyle shouldUpdate={(before: Values, after: Values) => !isSame(chosen(before), chosen(after))}>
      {({ getFieldsValue }) => <Groups {...props} values={getFieldsValue(true) as Values} />}
    </Form.Item>
  )
})

/** Whether a field is the state or the revision of a document: shown at its head, and never typed. */
const isLife = ({ states }: AnyResource, name: string) => name === states?.field || name === states?.approval?.revision

/** Whether a form shows a field: not what is worked out whenever the row is read. */
const isFormed = (definition: AnyResource, name: string) =>
  !isLife(definition, name) && isStored(definition.fields[name] as Field)

function Groups({ definition, words, row, refusals, values }: FormGroupsProps & { values: Values }) {
  const shared = { definition, words, row, refusals }
  const groups = groupsOf(definition, values)
    .map(([group, all]) => [group, all.filter((name) => isFormed(definition, name))] as const)
    .filter(([, names]) => names.length > 0)
  const Layout = formLayoutOf(definition)
  if (Layout)
    return (
      <Suspense fallback={<i className="bar bar-control" />}>
        <Layout {...shared} groups={groups} />
      </Suspense>
    )
  return groups.map(([group, names]) => (
    <section key={group} className="form-group" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{words.group(group)}</h2>
      <GroupFields {...shared} group={group} names={names} />
    </section>
  ))
}

/** The fields of one group, or the component that replaces them. */
export function GroupFields({ group, ...props }: FormGroupProps & { group: string }) {
  const Own = formGroupOf(props.definition, group)
  if (Own)
    return (
      <Suspense
        fallback={
          <div className="form-grid">
            <i className="bar bar-control" />
          </div>
        }
      >
        <Own {...props} />
      </Suspense>
    )
  return (
    <div className="form-grid">
      {props.names.map((name) => (
        <FormField key={name} {...props} name={name} />
      ))}
    </div>
  )
}

/** Whether the heading of the group of a field says already what the field is called. */
const isHeaded = ({ form }: AnyResource, words: Words, name: string): boolean =>
  Object.entries(form).some(([group, names]) => names.includes(name) && words.group(group) === words.field(name))

type FieldProps = FormGroupsProps & {
  name: string
  /** Overrides of the definition's properties, for special screens. */
  label?: string
  required?: boolean
  extra?: ReactNode
  input?: Input
}

/** One field of a form by its definition. */
export function FormField({
  definition,
  words,
  row,
  refusals,
  name,
  label = words.field(name),
  required,
  extra,
  input,
}: FieldProps) {
  const t = useTranslate()
  const isNew = row === null
  const known = fieldOf(definition, name)!
  const field = useMemo((): Field => (required === undefined ? known : { ...known, required }), [known, required])
  const rules = useMemo(
    () => [
      ...rulesOf(field, label, isNew, t),
      ...orderOfDays(field, words, t),
      ...rowRules(definition, name, field, words, t, [], row),
      refusedRule(refusals, name, field),
    ],
    [definition, field, label, isNew, t, refusals, name, words, row],
  )
  const className = isWideInput(field.type) ? 'wide' : undefined
  if (!isWritable(field))
    return (
      <Form.Item label={label} className={className}>
        {row ? <Value definition={definition} row={row} column={columnOf(definition, name)!} words={words} /> : '—'}
      </Form.Item>
    )
  const Control = input ?? inputOf(definition, name) ?? (inputs[field.type] as Input)
  const control = <Control label={label} name={name} field={field} definition={definition} words={words} row={row} />
  if (field.type === 'lines')
    return (
      <Form.Item label={isHeaded(definition, words, name) ? undefined : label} className={className}>
        {control}
      </Form.Item>
    )
  const item = (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      className={className}
      rules={rules}
      dependencies={[...daysBefore(field), ...checkedWith(definition, name)]}
      required={field.required && !(field.type === 'boolean')}
      validateTrigger="onBlur"
    >
      {control}
    </Form.Item>
  )
  if (row && (field.type === 'select' || field.type === 'boolean') && field.usable !== null)
    return (
      <div className={className}>
        {item}
        <Suspense>
          <SwitchedOff definition={definition} name={name} field={field} row={row} />
        </Suspense>
      </div>
    )
  if (!definition.duplicates.includes(name)) return item
  return (
    <div className={className}>
      {item}
      <Suspense>
        <DuplicateHint definition={definition} name={name} field={field} row={row} />
      </Suspense>
    </div>
  )
}
