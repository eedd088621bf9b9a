import { dayInVietnam, filledPath, partnerField, relationKey, type QueryList, type Tile } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import { parametersOf } from '#app/resources/query/parameters'
import { queryStatement } from '#app/resources/query/statement'
import { parseListQuery } from '#app/resources/read/parse'
import { sources } from '#app/sources'
import { rowsOf } from '#app/tenancy/run'
import type { TileRow } from './tile_rows.ts'

type Embedded = { name: string; shortName?: string | null } | null
type Row = Readonly<Record<string, unknown>> & { id: string }

/** How many rows a tile finds in a list that a query makes, and the most urgent. @param most rows that are read */
export async function listTileRows(
  engine: Engine,
  seen: QueryList,
  { where, due, show }: Tile,
  most: number,
): Promise<{ count: number; rows: (TileRow & { path: string })[] }> {
  const today = dayInVietnam(new Date())
  const filters = Object.entries(where).map(([key, values]): [string, string[]] => [
    key,
    values.map((value) => (value === 'today' ? today : value)),
  ])
  const { parameters, rest } = parametersOf(seen.query, {
    ...Object.fromEntries(filters),
    ...{ _sort: due ?? seen.list.sort.field, _order: 'asc', _start: '0', _end: String(most) },
  })
  const lookup = (name: string) => (name === seen.name ? seen : engine.lookup(name))
  const source = sources[seen.name as keyof typeof sources]
  const { text, values } = await queryStatement(seen, source, parameters, parseListQuery(seen, rest), lookup)
  const [page] = await rowsOf<{ total: number; rows: string }>(text, values)
  return {
    count: page!.total,
    rows: (JSON.parse(page!.rows) as Row[]).map((row) => {
      const partner = partnerField(seen, row)
      const embedded = partner === null ? null : (row[relationKey(partner)] as Embedded)
      return {
        id: row.id,
        code: String(row[seen.title]),
        name: embedded && (embedded.shortName ?? embedded.name),
        due: due === null ? null : (row[due] as string | null),
        figure: show === null ? null : (row[show] as string | null),
        short: null,
        path: filledPath(seen.query.opens as string, row),
      }
    }),
  }
}
