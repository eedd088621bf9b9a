import type { PlannedEntry, Undo } from './planner.ts'
import { reverse } from './stock/index.ts'
import { asStock, planStock, stockKeys } from './stock_lines.ts'

const placeOf = ({ line, keys }: PlannedEntry) => [line, keys.productId, keys.warehouseId].join(' ')

/** Takes back what a document posted, each line in the places where it was. */
export const undoStock: Undo = {
  facts: [],
  keys: (posted) => stockKeys(posted.map(({ keys }) => keys)),
  plan(posted, balances) {
    const lines = [...Map.groupBy(posted, placeOf).values()].map((entries) => ({
      line: entries[0]!.line,
      keys: entries[0]!.keys,
      plan: (onHand: Parameters<typeof reverse>[0]) => reverse(onHand, entries.map(asStock)),
    }))
    return planStock(lines, balances, 'quantity')
  },
}
