import { tableName } from '@barem/resources/kit'
import type { Column, Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'
import { possibleTableRenames, renamedTables } from './renamed_tables.ts'
import { spelling } from './statements.ts'

/** A field that is gone, and one of its type that came: their columns, or their tables where they have some. */
export interface Rename {
  table: string
  from: string
  to: string
  /** Tables of lines or of a relation to many; absent for columns. */
  tables?: { from: string; to: string }
}

const family = (type: string) => spelling(type).split('(')[0]!

/** What a relation points to; undefined for a column that is none. */
const target = (constraint: string | undefined) => /references (\w+)/.exec(constraint ?? '')?.[1]

/** Columns of the database that no definition has, those computed from others left out. */
function goneFrom(table: Table, existing: ExistingTable): string[] {
  const known = new Set(table.columns.flatMap(({ name, was }) => [name, ...(existing.columns[name] ? [] : [was])]))
  return Object.keys(existing.columns).filter((name) => !known.has(name) && !existing.columns[name]!.generated)
}

/** Columns that came though no column is said to be what they were. */
const cameInto = (table: Table, existing: ExistingTable): Column[] =>
  table.columns.filter(({ name, was }) => !existing.columns[name] && !(was && existing.columns[was]))

/** Pairs of what is gone and what came, of one type and, for relations, with one target: a rename was perhaps meant. */
export function possibleRenames(tables: Table[], stored: Record<string, ExistingTable>): Rename[] {
  const { existing } = renamedTables(tables, stored)
  return tables.flatMap((table) => {
    const found = existing[table.name]
    if (!found) return []
    const gone = goneFrom(table, found)
    const relation = (name: string, constraints: Record<string, string>) =>
      target(constraints[`${table.name}_${name}_fkey`])
    return cameInto(table, found).flatMap(({ name, type }) =>
      gone
        .filter(
          (from) =>
            family(found.columns[from]!.type) === family(type) &&
            relation(from, found.constraints) === relation(name, table.constraints),
        )
        .map((from) => ({ table: table.name, from, to: name })),
    )
  })
}

/** `things_tags` → `tag_ids`: the field of a table, spelled as a column; that of lines is called like the table. */
const fieldOfTable = (table: string, owner: string, isJoin: boolean): string => {
  const name = table.slice(owner.length + 1)
  return isJoin ? `${name.replace(/s$/, '')}_ids` : name
}

/** Pairs of a field that is gone and one that came, each with a table of its own: lines, or a relation to many. */
export const possibleFieldRenames = (tables: Table[], existing: Record<string, ExistingTable>): Rename[] =>
  possibleTableRenames(tables, existing).map(({ owner, from, to }) => {
    const isJoin = tables.some(({ name, constraints }) => name === to && `${to}_target_fkey` in constraints)
    return {
      table: owner,
      from: fieldOfTable(from, owner, isJoin),
      to: fieldOfTable(to, owner, isJoin),
      tables: { from, to },
    }
  })

/** The tables, with renames said of them and of their columns as `was` says them. */
export const withRenames = (tables: Table[], renames: Rename[]): Table[] =>
  tables.map((table) => ({
    ...table,
    was: renames.find(({ tables: each }) => each?.to === table.name)?.tables?.from ?? table.was,
    columns: table.columns.map((column) => {
      const rename = renames.find(
        ({ table: name, to, tables: whole }) => !whole && name === table.name && to === column.name,
      )
      return rename ? { ...column, was: rename.from } : column
    }),
  }))

/** `receiving_officer` → `receivingOfficer`: the field of a column. */
export const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Finds the rename that an author named as `customers.note:remark`; undefined when the tables allow no such rename. */
export const readRename = (text: string, possible: Rename[]): Rename | undefined =>
  possible.find(({ table, from, to }) =>
    [`${table}.${from}:${to}`, `${table}.${camel(from)}:${camel(to)}`].includes(text.replace(/^[a-z0-9-]+/, tableName)),
  )
