import type { Table } from './desired_table.ts'
import type { ExistingTable } from './existing_tables.ts'

type Existing = Record<string, ExistingTable>

/** Names that begin with the name of their table, such as those of constraints, once the table has another. */
const renamedKeys = (record: Record<string, string>, from: string, to: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).map(([name, definition]) => [
      name.startsWith(`${from}_`) ? to + name.slice(from.length) : name,
      definition,
    ]),
  )

/** SQL that gives a table another name, and what is called after it. */
function renameTable(from: string, to: string, { constraints, indexes }: ExistingTable): string[] {
  const moved = (record: Record<string, string>) =>
    Object.keys(record)
      .filter((name) => name.startsWith(`${from}_`))
      .map((name) => [name, to + name.slice(from.length)] as const)
  return [
    `alter table ${from} rename to ${to}`,
    ...moved(constraints).map(([name, now]) => `alter table ${to} rename constraint ${name} to ${now}`),
    ...moved(indexes).map(([name, now]) => `alter index ${name} rename to ${now}`),
  ]
}

/**
 * Tables of lines and of relations to many follow their field when it is renamed.
 * @returns the SQL, and the tables as the database has them after it
 */
export function renamedTables(tables: Table[], existing: Existing): { statements: string[]; existing: Existing } {
  const statements: string[] = []
  const now = { ...existing }
  for (const { name, was } of tables) {
    const found = was === null || now[name] ? undefined : now[was]
    if (!found || was === null) continue
    statements.push(...renameTable(was, name, found))
    delete now[was]
    now[name] = {
      columns: found.columns,
      constraints: renamedKeys(found.constraints, was, name),
      indexes: renamedKeys(found.indexes, was, name),
    }
  }
  return { statements, existing: now }
}

/** The table that rows of another belong to and are deleted with; undefined for a table of its own. */
const ownerOf = (name: string, { constraints }: { constraints: Record<string, string> }): string | undefined =>
  /references (\w+) \(tenant_id, id\) on delete cascade$/.exec(constraints[`${name}_owner_fkey`] ?? '')?.[1]

/** What the rows of a join table point to; undefined for lines. */
const targetOf = (name: string, { constraints }: { constraints: Record<string, string> }): string | undefined =>
  constraints[`${name}_target_fkey`]

/** Tables of lines and of relations to many that no field has any more. */
export const leftOverTables = (tables: Table[], existing: Existing): string[] =>
  Object.entries(renamedTables(tables, existing).existing).flatMap(([name, found]) => {
    const owner = ownerOf(name, found)
    return tables.some((table) => table.name === owner) && !tables.some((table) => table.name === name) ? [name] : []
  })

/** Pairs of a table of lines or of a relation that is gone and one of its kind that came, of one owner. */
export function possibleTableRenames(
  tables: Table[],
  existing: Existing,
): { owner: string; from: string; to: string }[] {
  const { existing: now } = renamedTables(tables, existing)
  const gone = leftOverTables(tables, existing)
  return tables.flatMap((table) => {
    const owner = now[table.name] ? undefined : ownerOf(table.name, table)
    return gone
      .filter(
        (from) =>
          owner !== undefined &&
          ownerOf(from, now[from]!) === owner &&
          targetOf(from, now[from]!) === targetOf(table.name, table),
      )
      .map((from) => ({ owner: owner!, from, to: table.name }))
  })
}
