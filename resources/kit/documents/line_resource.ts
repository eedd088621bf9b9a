import type { Field, Fields } from '../fields/field_types.ts'
import { memoise } from '../memoise.ts'
import { snake } from '../names.ts'
import type { AnyResource } from '../resource.ts'
import { numberingOf } from './numbering.ts'

const made = new WeakMap<object, AnyResource>()

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

/**
 * The lines of a document as a resource of their own, for code that serves fields: name, table and fields, and nothing
 * else of it.
 */
export function lineResource(resource: AnyResource, field: string): AnyResource {
  const spec = resource.fields[field] as Extract<Field, { type: 'lines' }>
  const known = made.get(spec)
  if (known) return known
  const lines: AnyResource = {
    ...resource,
    name: `${resource.name}.${field}`,
    table: linesTableName(resource, field),
    menu: null,
    title: Object.keys(spec.fields)[0]!,
    englishTitle: null,
    hint: [],
    fields: spec.fields,
    list: {
      columns: [],
      filters: [],
      search: [],
      vocabulary: null,
      bulk: [],
      widths: {},
      card: [],
      sort: { field: 'createdAt', order: 'asc' },
    },
    form: {},
    actions: [],
    single: false,
    duplicates: [],
    unique: spec.unique,
    check: spec.check,
    settles: null,
    partner: null,
    states: null,
    prints: [],
    exceptions: [],
  }
  made.set(spec, lines)
  return lines
}
