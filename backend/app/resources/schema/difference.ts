import { constraint, index } from '#database/kept_definitions'
import type { Column, Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'
import { fillRows } from './fill.ts'
import { leftOverTables, renamedTables } from './renamed_tables.ts'
import { addColumn, addGenerated, createTable, foreignKeys, spelling } from './statements.ts'

export interface Difference {
  /** SQL that brings the database to the definitions, in order; it never drops a column. */
  statements: string[]
  /** Columns, and tables of lines and relations, that no definition has any more: dropped only by an explicit step. */
  orphans: string[]
}

/** What the database has of a column, under its former name if it has one. */
const stored = ({ name, was }: Column, { columns }: ExistingTable) =>
  columns[name] ?? (was === null ? undefined : columns[was])

const isRenamed = ({ name, was }: Column, { columns }: ExistingTable) =>
  !columns[name] && was !== null && was in columns

const isRetyped = (column: Column, existing: ExistingTable) => {
  const now = stored(column, existing)
  return now !== undefined && spelling(now.type) !== spelling(column.type)
}

const UUID = '^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

/** A value as another type; what is no id becomes none. */
const cast = (name: string, type: string) =>
  type === 'uuid' ? `substring(${name}::text from '${UUID}')::uuid` : `${name}::${type}`

function changedColumns(table: Table, existing: ExistingTable): string[] {
  const out: string[] = []
  for (const column of table.columns) {
    const { name, type, notNull, preset } = column
    const now = stored(column, existing)
    if (!now) out.push(...addColumn(table.name, column))
    if (isRenamed(column, existing)) out.push(`alter table ${table.name} rename column ${column.was} to ${name}`)
    if (isRetyped(column, existing))
      out.push(`alter table ${table.name} alter column ${name} type ${type} using ${cast(name, type)}`)
    if (!now || now.notNull === notNull) continue
    if (notNull && preset) out.push(fillRows(table.name, column, preset))
    out.push(`alter table ${table.name} alter column ${name} ${notNull ? 'set' : 'drop'} not null`)
  }
  return out
}

/**
 * Computed columns that are made anew: their expression is another one now, or a column that they read gets another
 * type. What was kept in the order of a renamed column goes.
 */
function staleGenerated(table: Table, existing: ExistingTable): string[] {
  const retyped = table.columns.filter((column) => isRetyped(column, existing)).map(({ name }) => name)
  const anew = Object.entries(table.generated).flatMap(([name, { expression }]) => {
    const found = existing.columns[name]
    const reads = retyped.some((column) => new RegExp(`\\b${column}\\b`).test(expression))
    return found && (found.comment !== expression || reads) ? [name] : []
  })
  const former = table.columns
    .filter((column) => isRenamed(column, existing))
    .map(({ was }) => `${was}_order`)
    .filter((name) => existing.columns[name]?.generated && !(name in table.generated))
  return [...anew, ...former]
}

function changedGenerated(table: Table, existing: ExistingTable, stale: string[]): string[] {
  return Object.entries(table.generated).flatMap(([name, spec]) => {
    const found = existing.columns[name]
    if (found && !stale.includes(name)) return []
    const search =
      name === 'search_text'
        ? [found ? `grant select (search_text) on ${table.name} to barem_search` : `call search_table('${table.name}')`]
        : []
    return [addGenerated(table.name, name, spec), ...search]
  })
}

function changedConstraints(table: Table, existing: ExistingTable): string[] {
  return Object.entries(table.constraints).flatMap(([name, definition]) =>
    existing.constraints[name] === definition ? [] : constraint(table.name, name, definition),
  )
}

/** Indexes that came or changed, and those that went with a computed column. */
function changedIndexes(table: Table, existing: ExistingTable, stale: string[]): string[] {
  return Object.entries(table.indexes).flatMap(([name, definition]) => {
    const went = stale.some((column) => definition.includes(column))
    return existing.indexes[name] === definition && !went ? [] : index(table.name, name, definition)
  })
}

const staleIndexes = (table: Table, existing: ExistingTable) =>
  Object.keys(existing.indexes)
    .filter((name) => existing.indexes[name] !== table.indexes[name])
    .map((name) => `drop index ${name}`)

/** Constraints that go or change, before a column gets values that they would refuse. */
const staleChecks = (table: Table, existing: ExistingTable) =>
  Object.keys(existing.constraints)
    .filter((name) => existing.constraints[name] !== table.constraints[name])
    .map((name) => `alter table ${table.name} drop constraint ${name}`)

/** Columns that no definition has any more, computed ones first, since they keep those that they read from going. */
function orphansOf(table: Table, existing: ExistingTable): string[] {
  const known = new Set([
    ...table.columns.flatMap((column) => [column.name, ...(isRenamed(column, existing) ? [column.was] : [])]),
    ...Object.keys(table.generated),
    ...staleGenerated(table, existing),
  ])
  return Object.entries(existing.columns)
    .filter(([name]) => !known.has(name))
    .sort(([, one], [, other]) => Number(other.generated) - Number(one.generated))
    .map(([name]) => `${table.name}.${name}`)
}

/**
 * The difference between definitions and database. Rows that exist get the default of a field that they must have; one
 * without a default fails where there are rows (`lackingIn` tells before).
 */
export function difference(tables: Table[], found: Record<string, ExistingTable>): Difference {
  const { statements: renames, existing } = renamedTables(tables, found)
  const created = tables.filter((table) => !existing[table.name])
  const kept = tables.filter((table) => existing[table.name])
  const changed = kept.flatMap((table) => {
    const found = existing[table.name]!
    const stale = staleGenerated(table, found)
    return [
      ...staleChecks(table, found),
      ...staleIndexes(table, found),
      ...stale.map((name) => `alter table ${table.name} drop column ${name}`),
      ...changedColumns(table, found),
      ...changedGenerated(table, found, stale),
      ...changedConstraints(table, found),
      ...changedIndexes(table, found, stale),
    ]
  })
  const orphans = kept.flatMap((table) => orphansOf(table, existing[table.name]!))
  return {
    statements: [...renames, ...created.flatMap(createTable), ...created.flatMap(foreignKeys), ...changed],
    orphans: [...orphans, ...leftOverTables(tables, found)],
  }
}
