import { snake, tableName, type AnyResource, type Field, type Fields } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'

const idsIn = (value: unknown): string[] => [value].flat().filter((id) => typeof id === 'string')

/** Relations that a document takes from what it is made from: its own field, and the column there. */
const relationsTaken = (fields: Fields, take: Readonly<Record<string, string>>) =>
  Object.entries(take).flatMap(([own, theirs]) =>
    (fields[own] as Field).type === 'belongsTo' ? [{ own, column: snake(theirs) }] : [],
  )

/** What rows of a table have in these columns, by the id of the row. */
async function valuesIn(table: string, ids: readonly string[], columns: readonly string[]) {
  if (ids.length === 0 || columns.length === 0) return new Map<string, Values>()
  const rows = await rowsOf<Values & { id: string }>(
    `select id, ${columns.join(', ')} from ${table} where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Rows that a document has from the documents that it is made from, as `path id`: what is open there goes to its end
 * here, though nothing new may begin with a row that is out of use.
 * @param row with its lines completed
 */
export async function carriedOver(
  { lookup }: Engine,
  { fields, createdFrom }: Pick<AnyResource, 'fields' | 'createdFrom'>,
  row: Values,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const { relation, moreRelation, copy, lines } of createdFrom) {
    const source = lookup((fields[relation] as Extract<Field, { type: 'belongsTo' }>).to)
    const own = relationsTaken(fields, copy)
    const sources = await valuesIn(
      source.table,
      [...idsIn(row[relation]), ...idsIn(moreRelation ? row[moreRelation] : null)],
      own.map(({ column }) => column),
    )
    for (const values of sources.values())
      for (const { own: name, column } of own) found.add(`${name} ${values[column] as string}`)
    for (const [name, { source: of, relation: byLine, copy: taken }] of Object.entries(lines)) {
      const all = (row[name] ?? []) as Values[]
      const kept = relationsTaken((fields[name] as Extract<Field, { type: 'lines' }>).fields, taken)
      const theirs = await valuesIn(
        tableName(`${source.name}.${of}`),
        all.flatMap((line) => idsIn(line[byLine])),
        kept.map(({ column }) => column),
      )
      all.forEach((line, index) => {
        const values = theirs.get(String(line[byLine]))
        for (const { own: field, column } of values ? kept : [])
          found.add(`${name}.${index}.${field} ${values![column] as string}`)
      })
    }
  }
  return found
}
