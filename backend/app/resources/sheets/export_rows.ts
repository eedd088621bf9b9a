import { countField, figuresOf, lineResource, type AnyResource } from '@barem/resources/kit'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Engine } from '#app/engine/engine'
import { inTenant } from '#app/tenancy/tenant_transaction'
import { goodsField, goodsStatement } from '../read/goods.ts'
import type { ListQuery } from '../read/parse.ts'
import { run } from '#app/tenancy/run'
import type { Counted } from './counts.ts'
import { idsStatement, rowsStatement } from '../read/sql.ts'

/** Most rows of an export; more have to be exported in parts. */
export const MOST_ROWS = 20_000
const PART = 500

type Row = Record<string, unknown>

/**
 * The rows that a list with this query shows on all its pages, in parts, each read in a transaction of its own so that
 * others come in between. Rows and their order are determined at the beginning; rows deleted meanwhile are missing.
 */
export async function* exportRows(
  engine: Engine,
  seen: AnyResource,
  query: ListQuery,
  tenantId: string,
): AsyncGenerator<Row[]> {
  const [found] = await inTenant(tenantId, ({ client }) =>
    run<{ ids: string[] }>(client, idsStatement(seen, { ...query, start: 0, limit: MOST_ROWS }, engine.lookup)),
  )
  const { ids } = found!
  for (let from = 0; from < ids.length; from += PART) {
    const part = ids.slice(from, from + PART)
    yield await inTenant(tenantId, async ({ client }) => {
      const [read] = await run<{ rows: string }>(client, rowsStatement(seen, part, engine.lookup))
      return withGoods(client, seen, part, JSON.parse(read!.rows) as Row[])
    })
  }
}

/** The rows with the lines that their counts are made of in the place of each count. */
async function withGoods(client: TransactionClientContract, seen: AnyResource, ids: string[], rows: Row[]) {
  const [counts, goods] = [figuresOf(seen, 'count'), goodsField(seen)]
  if (counts.length === 0 || goods === null) return rows
  const [read] = await run<{ goods: string }>(client, goodsStatement(seen, goods, ids))
  const lines = JSON.parse(read!.goods) as Record<string, Row[]>
  const by = countField(lineResource(seen, goods))!
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(counts.map((name): [string, Counted] => [name, { by, lines: lines[String(row.id)] ?? [] }])),
  }))
}
