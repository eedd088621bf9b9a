import { linesOf, placeOf } from './document.ts'
import type { Figure } from '../calc/exact.ts'
import { definePlanner, type Row } from './planner.ts'
import { arrive } from './stock/index.ts'
import { planStock } from './stock_lines.ts'

/** Goods by their scale, else by their barem; those without a barem by their scale alone. */
const goodsOf = (line: Row) => {
  const [actual, barem] = [line.actualWeight as Figure, line.theoreticalWeight as Figure]
  return {
    pieces: String(line.quantity),
    actualKg: actual ?? barem ?? '0',
    baremKg: barem ?? '0',
    value: String(line.amount),
  }
}

/** Goods that the company has in a warehouse when it begins to keep stock here. */
export const openingStock = definePlanner({
  name: 'openingStock',
  date: 'openedOn',
  reads: [
    ...['openedOn', 'warehouseId'],
    ...['lines.productId', 'lines.quantity', 'lines.actualWeight', 'lines.theoreticalWeight', 'lines.amount'],
  ],
  facts: [],
  keys: (document) => ({ stock: linesOf(document).map((line) => placeOf(document.warehouseId, line)) }),
  plan: (document, _facts, balances) =>
    planStock(
      linesOf(document).map((line) => ({
        line: String(line.id),
        keys: placeOf(document.warehouseId, line),
        plan: () => arrive('opening', goodsOf(line)),
      })),
      balances,
      'quantity',
    ),
})
