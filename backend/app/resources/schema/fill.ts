import type { Preset } from './preset.ts'
import { acrossCompanies } from '#database/across_companies'
import type { Column, Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'
import { quote } from './quote.ts'

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
