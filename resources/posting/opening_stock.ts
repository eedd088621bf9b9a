import type { Figure } from '../calc/exact.ts'
import type { Keys } from './balances.ts'
import { definePlanner, type Row } from './planner.ts'
import { arrive } from './stock/index.ts'
import { planStock } from './stock_lines.ts'

const linesOf = ({ lines }: Row) => lines as readonly Row[]

const keysOf = ({ warehouseId }: Row, { productId }: Row): Keys => ({
  productId: String(productId),
  warehouseId: String(warehouseId),
})

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
  keys: (document) => ({ stock: linesOf(document).map((line) => keysOf(document, line)) }),
  plan: (document, _facts, balances) =>
    planStock(
      linesOf(document).map((line) => ({
        line: String(line.id),
        keys: keysOf(document, line),
        plan: () => arrive('opening', goodsOf(line)),
      })),
      balances,
      'quantity',
    ),
})
