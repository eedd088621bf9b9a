import type { BehaviourOf } from '#app/engine/behaviour_of'
import type { FieldError } from '#app/http/api_error'
import { mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { countedElsewhere, lockCounts } from './counted.ts'
import { followPapers } from './follow_papers.ts'

/**
 * Goods are in one open count of their warehouse, so that nothing is posted twice. What differs is posted by
 * adjustments that come and go with the count.
 */
export const stockCountBehaviour: BehaviourOf<'stock-counts'> = {
  async settle(row, { id, writer }) {
    await followPapers(row, writer)
    // Two that are saved at one instant do not both get the same goods.
    if (row.warehouseId) await lockCounts(row.warehouseId)
    const elsewhere = await countedElsewhere(id, row.warehouseId, row.lines)
    const errors = row.lines.flatMap(({ productId }, place): FieldError[] => {
      const code = elsewhere.get(String(productId))
      return code === undefined ? [] : [{ field: `lines.${place}.productId`, rule: 'countedElsewhere', meta: { code } }]
    })
    if (errors.length > 0) throw mistaken(errors)
  },
  async updated(id, row, before, writer) {
    if (row.status === before.status) return
    // Loaded here: behaviours are a part of the engine.
    const { postDifferences, undoDifferences } = await import('./count_adjustments.ts')
    if (row.status === 'done') await postDifferences(id, row, writer)
    if (before.status === 'done') await undoDifferences(id, row, writer)
  },
}

/** An adjustment that a count made is taken back with the count alone. */
export const stockAdjustmentBehaviour: BehaviourOf<'stock-adjustments'> = {
  async updated(_id, row, before) {
    if (row.stockCountId === null || row.status !== 'cancelled' || before.status !== 'done') return
    const [count] = await rowsOf<{ code: string }>(
      `select code from stock_counts where tenant_id = app_tenant() and id = $1::uuid and status = 'done'`,
      [row.stockCountId],
    )
    if (count) throw mistaken([{ field: 'comment', rule: 'ofCount', meta: { code: count.code } }])
  },
}
