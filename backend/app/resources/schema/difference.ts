import type { Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'
import { addConstraint, addGenerated, addIndex, columnSql, createTable, foreignKeys, spelling } from './statements.ts'

export interface Difference {
  /** SQL that brings the database to the definitions, in order; it never drops a column. */
  statements: string[]
  /** Columns that no definition has any more: dropped only by an explicit step. */
  orphans: string[]
}

function changedColumns(table: Table, existing: ExistingTable): string[] {
  const out: string[] = []
  for (const column of table.columns) {
    const found = existing.columns[column.name]
    const former = column.was && existing.columns[column.was]
    if (!found && former) out.push(`alter table ${table.name} rename column ${column.was} to ${column.name}`)
    else if (!found) out.push(`alter table ${table.name} add column ${columnSql(column)}`)
    const now = found ?? former
    if (!now) continue
    if (spelling(now.type) !== spelling(column.type))
      out.push(
        `alter table ${table.name} alter column ${column.name} type ${column.type} using ${column.name}::${column.type}`,
      )
    if (now.notNull !== column.notNull)
      out.push(`alter table ${table.name} alter column ${column.name} ${column.notNull ? 'set' : 'drop'} not null`)
  }
  return out
}

function changedGenerated(table: Table, existing: ExistingTable): string[] {
  return Object.entries(table.generated).flatMap(([name, spec]) => {
    const found = existing.columns[name]
    if (found?.comment === spec.expression) return []
    const indexes = Object.entries(table.indexes).filter(([, definition]) => definition.includes(name))
    const rebuilt = found ? indexes.flatMap(([index, definition]) => addIndex(table.name, index, definition)) : []
    const search =
      name === 'search_text'
        ? [
            ...(found ? [] : [`call search_table('${table.name}')`]),
            ...(found ? [`grant select (search_text) on ${table.name} to barem_search`] : []),
          ]
        : []
    return [
      ...(found ? [`alter table ${table.name} drop column ${name}`] : []),
      ...addGenerated(table.name, name, spec),
      ...rebuilt,
      ...search,
    ]
  })
}

function changedConstraints(table: Table, existing: ExistingTable): string[] {
  return Object.entries(table.constraints).flatMap(([name, definition]) => {
    const found = existing.constraints[name]
    if (found === definition) return []
    return [
      ...(found ? [`alter table ${table.name} drop constraint ${name}`] : []),
      ...addConstraint(table.name, name, definition),
    ]
  })
}

function changedIndexes(table: Table, existing: ExistingTable): string[] {
  const stale = Object.keys(existing.indexes)
    .filter((name) => !(name in table.indexes))
    .map((name) => `drop index ${name}`)
  const fresh = Object.entries(table.indexes).flatMap(([name, definition]) => {
    const found = existing.indexes[name]
    if (found === definition) return []
    return [...(found ? [`drop index ${name}`] : []), ...addIndex(table.name, name, definition)]
  })
  return [...stale, ...fresh]
}

const staleChecks = (table: Table, existing: ExistingTable) =>
  Object.keys(existing.constraints)
    .filter((name) => !(name in table.constraints))
    .map((name) => `alter table ${table.name} drop constraint ${name}`)

/**
 * The difference between definitions and database. Columns are added at once as the definition says,
 * so a new required field on a table with rows needs its default written by hand into the migration.
 */
export function difference(tables: Table[], existing: Record<string, ExistingTable>): Difference {
  const created = tables.filter((table) => !existing[table.name])
  const kept = tables.filter((table) => existing[table.name])
  const changed = kept.flatMap((table) => {
    const found = existing[table.name]!
    return [
      ...staleChecks(table, found),
      ...changedColumns(table, found),
      ...changedGenerated(table, found),
      ...changedConstraints(table, found),
      ...changedIndexes(table, found),
    ]
  })
  const orphans = kept.flatMap((table) => {
    const known = new Set([...table.columns.flatMap(({ name, was }) => [name, was]), ...Object.keys(table.generated)])
    return Object.keys(existing[table.name]!.columns)
      .filter((name) => !known.has(name))
      .map((name) => `${table.name}.${name}`)
  })
  return { statements: [...created.flatMap(createTable), ...created.flatMap(foreignKeys), ...changed], orphans }
}
