import type { Figure } from '../calc/exact.ts'
import { arriving, placesIn, planStock } from './parts/goods.ts'
import { definePlanner, type Row } from './planner.ts'

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
  keys: (document) => ({ stock: placesIn(document.warehouseId, document) }),
  plan: (document, _facts, balances) =>
    planStock(arriving('opening', document.warehouseId, document, goodsOf), balances),
})
