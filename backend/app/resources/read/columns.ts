import { mayBeEmpty, snake, type AnyResource, type Field, type FieldType, type MetaField } from '@barem/resources/kit'
import { orderedFields } from '../schema/desired_table.ts'
import { valueColumn } from './value_column.ts'

/** SQL cast of a filter's value, by field type; null where a filter compares through a table of its own. */
const casts: Record<FieldType, string | null> = {
  code: 'text',
  text: 'text',
  longText: 'text',
  email: 'text',
  phone: 'text',
  taxCode: 'text',
  color: 'text',
  select: 'text',
  username: 'text',
  image: 'text',
  integer: 'integer',
  decimal: 'numeric',
  money: 'numeric',
  weight: 'numeric',
  percent: 'numeric',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'timestamptz',
  belongsTo: 'uuid',
  belongsToMany: null,
  attributes: null,
  lines: null,
  files: null,
  address: 'text',
  permissions: null,
}

const meta: Record<MetaField, { column: string; type: FieldType }> = {
  id: { column: 'id', type: 'belongsTo' },
  version: { column: 'version', type: 'integer' },
  createdAt: { column: 'created_at', type: 'dateTime' },
  updatedAt: { column: 'updated_at', type: 'dateTime' },
  createdById: { column: 'created_by', type: 'belongsTo' },
  updatedById: { column: 'updated_by', type: 'belongsTo' },
}

/** A name that requests may use, and how it reaches SQL. */
export interface Queryable {
  name: string
  type: FieldType
  /** Column with its table alias, `t`. */
  column: string
  cast: string | null
  nullable: boolean
  field: Field | null
}

export function queryable(resource: AnyResource, name: string): Queryable | null {
  const field = resource.fields[name] as Field | undefined
  if (field)
    return {
      name,
      type: field.type,
      column: field.type === 'address' ? `(t.${snake(name)} ->> 'text')` : valueColumn(name, field, 't'),
      cast: casts[field.type],
      nullable: mayBeEmpty(field as Field),
      field,
    }
  const own = meta[name as MetaField]
  return own
    ? {
        name,
        type: own.type,
        column: `t.${own.column}`,
        cast: casts[own.type],
        nullable: own.column.endsWith('_by'),
        field: null,
      }
    : null
}

const ALWAYS: MetaField[] = ['id', 'createdAt', 'updatedAt', 'createdById', 'updatedById']
const SORTED: MetaField[] = ['createdAt', 'updatedAt', 'id']
/** What every row of a table has, and of a query. */
const alwaysOf = ({ query }: AnyResource): readonly string[] => (query ? ['id'] : ALWAYS)
/** Whether a figure is worked out for the rows of a page alone. */
export const isOfPage = ({ query }: AnyResource, name: string): boolean => query?.ofPage.includes(name) ?? false

const FILTERABLE = (type: FieldType) => casts[type] !== null || type === 'belongsToMany'

const RELATIONS: ReadonlySet<FieldType> = new Set(['belongsTo', 'belongsToMany'])

/** Names that a request may filter by: the definition's filters and columns, and what every row has. */
export const filterNames = (resource: AnyResource): string[] =>
  [
    ...new Set([
      ...[...resource.list.filters, ...resource.list.columns, ...resource.list.search, ...alwaysOf(resource)],
      // The page of a row lists those that point to it.
      ...Object.keys(resource.fields).filter((name) => RELATIONS.has(resource.fields[name]!.type)),
    ]),
  ].filter((name) => FILTERABLE(queryable(resource, name)!.type) && !isOfPage(resource, name))

/** Names that a request may sort by: whatever the list may show. */
export const sortNames = (resource: AnyResource): string[] =>
  [...new Set([...resource.list.columns, resource.list.sort.field, ...(resource.query ? ['id'] : SORTED)])].filter(
    (name) => casts[queryable(resource, name)!.type] !== null && !isOfPage(resource, name),
  )

/** The title of the row that a relation points to, in the order of the alphabet. */
function relatedOrder(target: Queryable, { table, title, fields }: AnyResource): string {
  const column = `x.${snake(title)}`
  return `(select ${fields[title]?.type === 'text' ? `vietnamese_order(${column})` : column} from ${table} x
    where x.tenant_id = t.tenant_id and x.id = ${target.column})`
}

/** SQL that sorts a column as people expect; relations are sorted by their names. */
export function orderExpression(
  resource: AnyResource,
  target: Queryable,
  lookup: (name: string) => AnyResource,
): string {
  if (target.field?.type === 'belongsTo') return relatedOrder(target, lookup(target.field.to))
  if (target.type === 'address') return `vietnamese_order(${target.column})`
  if (target.type === 'text')
    return !resource.query && orderedFields(resource).includes(target.name)
      ? `${target.column}_order`
      : `vietnamese_order(${target.column})`
  return target.column
}
