import type { Figure } from '@barem/resources/calc/exact'
import { definePlanner, planners, type Keys, type Row } from '@barem/resources/posting'
import { arrive, issue } from '@barem/resources/posting/stock'
import { planStock } from '@barem/resources/posting/stock-lines'

const linesOf = ({ lines }: Row) => lines as readonly Row[]

const keysOf = ({ warehouseId }: Row, { productId }: Row): Keys => ({
  productId: String(productId),
  warehouseId: String(warehouseId),
})

const goodsOf = ({ quantity }: Row) => ({ pieces: String(quantity), actualKg: '0', baremKg: '0' })

/** Goods without a weight that come to a warehouse at a value, or leave it at their average cost. */
const stockMoves = definePlanner({
  name: 'stockMoves',
  date: 'movedOn',
  reads: ['movedOn', 'warehouseId', 'direction', 'lines.productId', 'lines.quantity', 'lines.amount'],
  facts: [],
  keys: (document) => ({ stock: linesOf(document).map((line) => keysOf(document, line)) }),
  plan: (document, _facts, balances) =>
    planStock(
      linesOf(document).map((line) => ({
        line: String(line.id),
        keys: keysOf(document, line),
        plan: (onHand) =>
          document.direction === 'in'
            ? arrive('receipt', { ...goodsOf(line), value: (line.amount as Figure) ?? '0' })
            : issue(onHand, goodsOf(line), { basis: 'piece', threshold: null }),
      })),
      balances,
      'quantity',
    ),
})

planners.add(stockMoves)
