import {
  type AnyResource,
  type Field,
  isKept,
  isStored,
  lineResource,
  linesTableName,
  snake,
  tableName,
  traits,
  uniqueIndex,
  uniquesOf,
} from '@barem/resources/kit'
import { columnType } from './column_types.ts'
import { presetOf, type Need, type Preset } from './preset.ts'

export interface Column {
  name: string
  type: string
  notNull: boolean
  default: string | null
  /** Former column name, when the definition says that the field was renamed. */
  was: string | null
  /** The value that a migration writes in existing rows when the column is required, as SQL; null without a default. */
  preset: Preset | null
  /** Which rows must have a value; null when it may be empty. */
  need: Need | null
}

/** What a table must look like, each constraint and index by the name that errors will carry. */
export interface Table {
  name: string
  /** Former name, when the definition says that the field of these lines or of this relation was renamed. */
  was: string | null
  columns: Column[]
  /** Constraint name → definition. */
  constraints: Record<string, string>
  /** Index name → definition after `on <table>`. */
  indexes: Record<string, string>
  /** Columns computed from others: name → type and expression. */
  generated: Record<string, { type: string; expression: string }>
  counted: boolean
  searched: boolean
  /** Procedure that keeps rows from being changed or deleted, for those of ledgers. */
  guard?: 'keep_entries' | 'keep_balances'
}

/** A column that holds what it says, whatever a definition says of its rows. */
export const plain = (name: string, type: string, notNull = true, preset: string | null = null): Column => ({
  name,
  type,
  notNull,
  default: preset,
  was: null,
  preset: preset === null ? null : { sql: preset },
  need: notNull ? {} : null,
})

const standard = (): Column[] => [
  plain('tenant_id', 'uuid'),
  plain('id', 'uuid'),
  plain('version', 'integer', true, '1'),
  plain('created_at', 'timestamp with time zone', true, 'clock_timestamp()'),
  plain('updated_at', 'timestamp with time zone', true, 'clock_timestamp()'),
  plain('created_by', 'uuid', false),
  plain('updated_by', 'uuid', false),
]

function addField(table: Table, name: string, field: Field, incomplete: Need = {}) {
  const column = snake(name)
  const stored = columnType(field)
  if (!stored) return
  const notNull = isKept(field) || field.type === 'code' || stored.default !== undefined
  table.columns.push({
    name: column,
    type: stored.type,
    notNull,
    default: stored.default ?? null,
    was: field.was && snake(field.was),
    preset: stored.default === undefined ? presetOf(field) : { sql: stored.default },
    need: notNull ? {} : isComplete(field) && incomplete.unless ? incomplete : null,
  })
  if (stored.check)
    table.constraints[`${table.name}_${column}_check`] = `check (${stored.check.replaceAll('%', column)})`
  if (field.type === 'belongsTo') {
    table.constraints[`${table.name}_${column}_fkey`] =
      `foreign key (tenant_id, ${column}) references ${tableName(field.to)} (tenant_id, id)`
    if (field.unique === null) table.indexes[`${table.name}_${column}_index`] = `(tenant_id, ${column})`
  }
}

/** What keeps values from repeating among the rows of a company: capitals of texts aside. */
const uniqueIndexes = (resource: AnyResource): Record<string, string> =>
  Object.fromEntries(
    uniquesOf(resource).map(({ fields }) => {
      const columns = fields.map((name) =>
        traits[resource.fields[name]!.type].caseless ? `lower(${snake(name)})` : snake(name),
      )
      return [uniqueIndex(resource.table, fields), `unique (tenant_id, ${columns.join(', ')})`]
    }),
  )

/** The join table of a belongsToMany field; its order is kept. */
function joinTable(resource: AnyResource, name: string, { to, was }: Extract<Field, { type: 'belongsToMany' }>): Table {
  const table = joinTableName(resource, name)
  return {
    name: table,
    was: was && joinTableName(resource, was),
    columns: [
      plain('tenant_id', 'uuid'),
      plain('owner_id', 'uuid'),
      plain('target_id', 'uuid'),
      plain('position', 'integer'),
    ],
    constraints: {
      [`${table}_pkey`]: 'primary key (tenant_id, owner_id, target_id)',
      [`${table}_owner_fkey`]: `foreign key (tenant_id, owner_id) references ${resource.table} (tenant_id, id) on delete cascade`,
      [`${table}_target_fkey`]: `foreign key (tenant_id, target_id) references ${tableName(to)} (tenant_id, id)`,
    },
    indexes: { [`${table}_target_index`]: '(tenant_id, target_id)' },
    generated: {},
    counted: false,
    searched: false,
  }
}

/**
 * The table of a document's lines; they are deleted with their document. Lines of one document are compared when they
 * are written, under its lock: an index would refuse two that exchange their values.
 */
function linesTable(resource: AnyResource, field: string): Table {
  const { table: name, fields } = lineResource(resource, field)
  const { was } = resource.fields[field]!
  const table: Table = {
    name,
    was: was && linesTableName(resource, was),
    columns: [plain('tenant_id', 'uuid'), plain('id', 'uuid'), plain('owner_id', 'uuid'), plain('position', 'integer')],
    constraints: {
      [`${name}_pkey`]: 'primary key (tenant_id, id)',
      [`${name}_owner_fkey`]: `foreign key (tenant_id, owner_id) references ${resource.table} (tenant_id, id) on delete cascade`,
    },
    indexes: { [`${name}_owner_index`]: '(tenant_id, owner_id, position)' },
    generated: {},
    counted: false,
    searched: false,
  }
  for (const [inner, spec] of Object.entries(fields) as [string, Field][]) addField(table, inner, spec)
  return table
}

export const joinTableName = (resource: { table: string }, field: string) =>
  `${resource.table}_${snake(field).replace(/_ids$/, 's')}`

/** Fields whose Vietnamese order is kept ready for sorting. */
export const orderedFields = (resource: AnyResource) =>
  resource.list.columns.filter((name) => resource.fields[name]?.type === 'text')

/** Fields that the search column holds: those of the row itself. */
const ownSearch = ({ fields, list }: AnyResource) => list.search.filter((name) => fields[name]!.type !== 'belongsTo')

/** The part of the search column from a field, as SQL text. */
const searchable = ({ fields }: AnyResource, name: string) =>
  `coalesce(${snake(name)}${fields[name]?.type === 'address' ? ` ->> 'text'` : ''}, '')`

/** Whether documents must have a value in a field once they are complete. */
const isComplete = (field: Field) => field.lenient && field.required && !field.when && columnType(field) !== null

/** The check for required fields of a document in all but its incomplete states; null without such fields. */
function completeCheck({ states, fields }: AnyResource): string | null {
  const columns = (Object.entries(fields) as [string, Field][]).flatMap(([name, field]) =>
    isComplete(field) ? [snake(name)] : [],
  )
  if (!states || columns.length === 0) return null
  const incomplete = states.draftStates.map((state) => `'${state}'`).join(', ')
  return `check (${snake(states.field)} in (${incomplete}) or (${columns.map((column) => `${column} is not null`).join(' and ')}))`
}

/** The tables that a definition owns: its own, then one for each belongsToMany and for each kind of lines. */
export function desiredTables(resource: AnyResource): Table[] {
  const { table: name, list, states } = resource
  const table: Table = {
    name,
    was: null,
    columns: standard(),
    constraints: {
      [`${name}_pkey`]: 'primary key (tenant_id, id)',
      // Its id is the id of the company, so that there is only one.
      ...(resource.single && { [`${name}_single_check`]: 'check (id = tenant_id)' }),
    },
    indexes: uniqueIndexes(resource),
    generated: {},
    counted: !resource.single,
    searched: list.search.length > 0,
  }
  const joins: Table[] = []
  const incomplete: Need = states ? { unless: { column: snake(states.field), values: states.draftStates } } : {}
  for (const [field, spec] of Object.entries(resource.fields) as [string, Field][]) {
    if (spec.type === 'belongsToMany') {
      if (isStored(spec)) joins.push(joinTable(resource, field, spec))
    } else if (spec.type === 'lines') joins.push(linesTable(resource, field))
    else addField(table, field, spec, incomplete)
  }
  const complete = completeCheck(resource)
  if (complete) table.constraints[`${name}_complete_check`] = complete
  if (!resource.single) table.indexes[`${name}_created_at_index`] = '(tenant_id, created_at, id)'
  for (const field of orderedFields(resource))
    table.generated[`${snake(field)}_order`] = {
      type: 'text collate "C"',
      expression: `vietnamese_order(${snake(field)})`,
    }
  if (orderedFields(resource).includes(resource.title))
    table.indexes[`${name}_${snake(resource.title)}_order_index`] = `(tenant_id, ${snake(resource.title)}_order, id)`
  if (table.searched) {
    table.generated.search_text = {
      type: 'text',
      expression: `search_form(${ownSearch(resource)
        .map((field) => searchable(resource, field))
        .join(` || ' ' || `)})`,
    }
    table.indexes[`${name}_search_text_index`] = 'using gin (search_text gin_trgm_ops)'
  }
  return [table, ...joins]
}
