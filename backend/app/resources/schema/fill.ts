import type { Field } from '@barem/resources/kit'
import { todayInVietnam } from '#app/engine/today'
import { acrossCompanies } from '#database/across_companies'
import type { Column, Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'

/** Which rows must have a value in a column: all, or those outside some states of their document. */
export interface Need {
  unless?: { column: string; values: readonly string[] }
}

/** The value for existing rows whose column is empty, as SQL. */
export interface Preset {
  sql: string
  /** Whether it is another value in each row. */
  differs?: boolean
}

const quote = (value: string) => `'${value.replaceAll("'", "''")}'`

const NUMBER = '(row_number() over (partition by tenant_id order by created_at, id))::text'

/** The default of a field, or the codes that rows get by their age; null where it has none. */
export function presetOf(field: Field): Preset | null {
  if (field.type === 'code')
    return {
      sql: `${quote(field.prefix)} || lpad(${NUMBER}, greatest(${field.width}, length(${NUMBER})), '0')`,
      differs: true,
    }
  if (!('default' in field) || field.default === null) return null
  if (field.type === 'date') return { sql: todayInVietnam() }
  return { sql: field.type === 'dateTime' ? 'now()' : quote(String(field.default)) }
}

/**
 * SQL that gives rows of all companies the value that they lack. The owner of a table is behind its wall too, unless
 * the wall is taken down for a moment.
 */
export const fillRows = (table: string, { name, type }: Column, { sql }: Preset): string =>
  acrossCompanies(
    [table],
    `update ${table} set ${name} = filled.value
      from (select tenant_id, id, (${sql})::${type} as value from ${table} where ${name} is null) filled
      where ${table}.tenant_id = filled.tenant_id and ${table}.id = filled.id`,
  )

/** Rows that lack a value which they must have, and get none from a default. */
export interface Lacking {
  table: string
  column: string
  /** Condition of such rows, as SQL. */
  where: string
}

/** Tells of a column whether the database holds already that complete documents have a value in it. */
function heldBy({ name, constraints }: Table, existing: ExistingTable): (column: string) => boolean {
  const [now = '', before = ''] = [constraints, existing.constraints].map((each) => each[`${name}_complete_check`])
  const isSame = now.split(' or (')[0] === before.split(' or (')[0]
  return (column) => isSame && new RegExp(`\\b${column} is not null`).test(before)
}

/** Where rows of a table may lack a value that its definition asks for. */
export function lackingIn(table: Table, existing: ExistingTable): Lacking[] {
  const held = heldBy(table, existing)
  return table.columns.flatMap(({ name, was, preset, need }) => {
    const former = [name, was].find((one) => one && existing.columns[one])
    const found = former && existing.columns[former]!
    if (!need || preset !== null || (found && found.notNull)) return []
    const { unless } = need
    // A document has no rows that are complete before it has states.
    if (unless && (!existing.columns[unless.column] || (former && held(former)))) return []
    const parts = [
      ...(former ? [`${former} is null`] : []),
      ...(unless ? [`${unless.column} not in (${unless.values.map(quote).join(', ')})`] : []),
    ]
    return [{ table: table.name, column: name, where: parts.join(' and ') || 'true' }]
  })
}
