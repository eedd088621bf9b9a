import type { Field, Fields } from '../fields/field_types.ts'
import { memoise } from '../memoise.ts'
import { snake } from '../names.ts'
import type { AnyResource, FieldSet, LineSet } from '../resource.ts'
import { numberingOf } from './numbering.ts'

const made = new WeakMap<object, LineSet>()

const linesIn = memoise((fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]!.type === 'lines'),
)

/** Names of the fields that hold lines, in the order of the definition. */
export const lineFieldsOf = ({ fields }: Pick<AnyResource, 'fields'>): readonly string[] => linesIn(fields)

/** Whether a resource is a document: it has lines or a life of its own. */
export const isDocument = (resource: AnyResource): boolean =>
  resource.states !== null || lineFieldsOf(resource).length > 0

/**
 * The date that a row belongs to, by which exports are bounded: that of a document. Null for what is kept as it is,
 * such as customers.
 */
export const periodField = (resource: Pick<AnyResource, 'fields'>): string | null => numberingOf(resource)?.date ?? null

/** The field whose value is the state of a row; null when there is none. */
export const statusField = ({ states, fields }: Pick<AnyResource, 'states' | 'fields'>): string | null =>
  states?.field ?? (fields.status?.type === 'select' ? 'status' : null)

/** The table of lines: `orders_items` for the field `items` of orders. */
export const linesTableName = ({ table }: Pick<AnyResource, 'table'>, field: string): string =>
  `${table}_${snake(field)}`

/** The lines of a document, as rows of fields: name, table and fields, and what is said of them together. */
export function lineResource(resource: Pick<FieldSet, 'name' | 'table' | 'fields'>, field: string): LineSet {
  const spec = resource.fields[field] as Extract<Field, { type: 'lines' }>
  const known = made.get(spec)
  if (known) return known
  const lines: LineSet = {
    name: `${resource.name}.${field}`,
    table: linesTableName(resource, field),
    fields: spec.fields,
    unique: spec.unique,
    check: spec.check,
    owner: { resource: resource.name, field },
  }
  made.set(spec, lines)
  return lines
}
