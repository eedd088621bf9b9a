import type { Field } from '../kit/fields/field_types.ts'
import { completeField } from './complete.ts'
import type { Named, OwnDefinition, OwnField, OwnMistake } from './definition.ts'
import { isFieldType } from './shape.ts'

/** Something that a publication changes: of the resource itself, of a field, or of a choice of a field. */
export interface OwnChange {
  what:
    | 'made'
    | 'option'
    | 'fieldAdded'
    | 'fieldRetired'
    | 'fieldRestored'
    | 'fieldOption'
    | 'choiceAdded'
    | 'choiceRemoved'
    | 'choiceLabel'
    | 'choiceColor'
  /** The field, as it is called now. */
  field?: Named
  /** The choice, as it is called now. */
  choice?: Named
  /** What changes of the resource or of the field. */
  option?: string
  from?: unknown
  to?: unknown
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** A value of JSON with the keys of its objects in one order; nothing, no and an empty list are the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(sorted)
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === false || value === '' ? null : value
  const entries = Object.entries(value).filter(([, said]) => sorted(said) !== null)
  return entries.length === 0
    ? null
    : Object.fromEntries(
        entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, said]) => [key, sorted(said)]),
      )
}

const named = ({ key, label }: Named): Named => ({ key, label })

function choiceChanges(before: OwnField, after: OwnField): OwnChange[] {
  const was = new Map((before.choices ?? []).map((choice) => [choice.key, choice]))
  const is = new Set((after.choices ?? []).map(({ key }) => key))
  const field = named(after)
  return [
    ...(after.choices ?? []).flatMap((choice): OwnChange[] => {
      const old = was.get(choice.key)
      if (!old) return [{ what: 'choiceAdded', field, choice: named(choice) }]
      const said = { field, choice: named(choice) }
      return [
        ...(isSame(old.label, choice.label)
          ? []
          : [{ what: 'choiceLabel' as const, ...said, from: old.label, to: choice.label }]),
        ...(isSame(old.color, choice.color)
          ? []
          : [{ what: 'choiceColor' as const, ...said, from: old.color, to: choice.color }]),
      ]
    }),
    ...[...was.values()]
      .filter(({ key }) => !is.has(key))
      .map((choice): OwnChange => ({ what: 'choiceRemoved', field, choice: named(choice) })),
  ]
}

/** Options of a field, apart from its choices, its key, the head that it is from and whether it is retired. */
const optionsOf = ({
  key: _key,
  choices: _choices,
  head: _head,
  retired: _retired,
  ...options
}: OwnField): Record<string, unknown> => options

function optionChanges(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names]
    .filter((option) => !isSame(before[option], after[option]))
    .map((option) => ({ option, from: before[option], to: after[option] }))
}

function fieldChanges(before: OwnField | undefined, after: OwnField): OwnChange[] {
  const field = named(after)
  if (!before) return [{ what: 'fieldAdded', field, to: after.type }]
  return [
    ...(!before.retired && after.retired ? [{ what: 'fieldRetired', field } as const] : []),
    ...(before.retired && !after.retired ? [{ what: 'fieldRestored', field } as const] : []),
    ...optionChanges(optionsOf(before), optionsOf(after)).map(
      (change) => ({ what: 'fieldOption', field, ...change }) as const,
    ),
    ...choiceChanges(before, after),
  ]
}

const order = ({ fields }: OwnDefinition) => fields.map(({ key }) => key)

/** What publishing a definition changes, in the order of a reader. */
export function changesOf(before: OwnDefinition | null, after: OwnDefinition): OwnChange[] {
  if (!before)
    return [
      { what: 'made' },
      ...after.fields.map((field): OwnChange => ({ what: 'fieldAdded', field: named(field), to: field.type })),
    ]
  const { fields: was, ...outer } = before
  const { fields, ...now } = after
  const known = new Map(was.map((field) => [field.key, field]))
  const kept = (keys: string[], others: string[]) => keys.filter((key) => others.includes(key))
  const moved = !isSame(kept(order(before), order(after)), kept(order(after), order(before)))
  return [
    ...optionChanges(outer, now).map((change) => ({ what: 'option', ...change }) as const),
    ...fields.flatMap((field) => fieldChanges(known.get(field.key), field)),
    ...(moved ? [{ what: 'option', option: 'order' } as const] : []),
  ]
}

/** Options of a field that its values hang on: another field takes their place. */
const FIXED = ['type', 'to'] as const

/** Digits after the point that a field keeps. */
const scaleOf = (field: OwnField): number => {
  const complete = completeField(field) as Field
  return 'scale' in complete ? complete.scale : 0
}

/** Mistakes of changes that what is published and stored does not allow. */
export function changeMistakes(before: OwnDefinition, after: OwnDefinition): OwnMistake[] {
  const known = new Map(before.fields.map((field) => [field.key, field]))
  const now = new Set(after.fields.map(({ key }) => key))
  const gone = before.fields.filter(({ key }) => !now.has(key))
  return [
    ...(before.key === after.key ? [] : [{ path: 'key', code: 'E_FIXED', meta: { was: before.key } }]),
    ...gone.map(({ label }) => ({ path: 'fields', code: 'E_GONE', names: { name: label } })),
    ...after.fields.flatMap((field, place): OwnMistake[] => {
      const was = known.get(field.key)
      // What this release cannot read is there to be corrected.
      if (!was || !isFieldType(was.type)) return []
      const path = `fields.${place}`
      const fixed = FIXED.filter((option) => !isSame(was[option], field[option]))
      const counts = (was.daysUntil === undefined) !== (field.daysUntil === undefined)
      const coarser = scaleOf(field) < scaleOf(was)
      return [
        ...fixed.map((option) => ({
          path: `${path}.${option}`,
          code: 'E_FIXED',
          meta: { was: String(was[option] ?? '') },
        })),
        ...(counts ? [{ path: `${path}.daysUntil`, code: 'E_FIXED', meta: { was: String(was.daysUntil ?? '') } }] : []),
        ...(coarser ? [{ path: `${path}.scale`, code: 'E_SCALE_DOWN', meta: { was: scaleOf(was) } }] : []),
      ]
    }),
  ]
}
