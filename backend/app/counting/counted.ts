import { expectedGoods, paperKey, type PaperMark } from '@barem/resources/calc/count-papers'
import { companySettings } from '#app/company/settings'
import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'
import { countBooks } from './count_papers.ts'

const idsIn = (lines: readonly Record<string, unknown>[]) => [
  ...new Set(lines.flatMap(({ productId }) => (typeof productId === 'string' ? [productId] : []))),
]

/** What people said of papers, by their keys. */
const marksOf = (papers: unknown): Map<string, PaperMark | null> =>
  new Map(
    ((papers ?? []) as { kind: string; paper: string; mark: PaperMark | null }[]).map((one) => [
      paperKey({ kind: one.kind, id: one.paper }),
      one.mark,
    ]),
  )

/** What the books have of the goods of a count at the end of its day, and the value up to which nobody is asked. */
export const countedStockFact = defineFact({
  name: 'countedStock',
  reads: ['warehouseId', 'documentDate', 'isCompared', 'countedAt', 'papers', 'lines.productId'],
  async read({ warehouseId, documentDate, isCompared, countedAt, papers }, lines) {
    const { stockCountLimit: limit } = await companySettings()
    const ids = idsIn(lines)
    if (typeof warehouseId !== 'string' || typeof documentDate !== 'string' || ids.length === 0)
      return { goods: new Map(), limit }
    const until = String(countedAt ?? new Date().toISOString())
    const { booked, papers: found } = await countBooks(warehouseId, documentDate, ids, until)
    if (isCompared !== true) return { goods: booked, limit }
    return { goods: expectedGoods(booked, found, marksOf(papers)), limit }
  },
})

/** Locks the counts of a warehouse until the transaction ends, so that nobody else gets its goods meanwhile. */
export const lockCounts = (warehouseId: string): Promise<unknown> =>
  rowsOf(`select pg_advisory_xact_lock(hashtextextended('stock counts ' || app_tenant()::text || $1, 0))`, [
    warehouseId,
  ])

/**
 * Products of lines that another count of the same warehouse has which is not posted, each with the code of that count.
 * @param id of the count itself; null for a new one
 */
export async function countedElsewhere(
  id: unknown,
  warehouseId: unknown,
  lines: readonly Record<string, unknown>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = idsIn(lines)
  if (typeof warehouseId !== 'string' || ids.length === 0) return new Map()
  const rows = await rowsOf<{ id: string; code: string }>(
    `select distinct on (l.product_id) l.product_id as id, c.code
       from stock_counts c join stock_counts_lines l on l.tenant_id = c.tenant_id and l.owner_id = c.id
       where c.tenant_id = app_tenant() and c.warehouse_id = $1::uuid and c.status not in ('done', 'cancelled')
         and l.product_id = any($2::uuid[]) and c.id is distinct from $3::uuid
       order by l.product_id, c.created_at`,
    [warehouseId, ids, typeof id === 'string' ? id : null],
  )
  return new Map(rows.map(({ id: productId, code }) => [productId, code]))
}

/** Products that another open count of the same warehouse has. */
export const countedElsewhereFact = defineFact({
  name: 'countedElsewhere',
  reads: ['id', 'warehouseId', 'lines.productId'],
  read: ({ id, warehouseId }, lines) => countedElsewhere(id, warehouseId, lines),
})
