import type { Figure } from '@barem/resources/calc/exact'
import { definePlanner, planners, type Row } from '@barem/resources/posting'
import { placeOf, placesIn, planStock } from '@barem/resources/posting/goods'
import { arrive, issue } from '@barem/resources/posting/stock'

const goodsOf = ({ quantity }: Row) => ({ pieces: String(quantity), actualKg: '0', baremKg: '0' })

/** Goods without a weight that come to a warehouse at a value, or leave it at their average cost. */
const stockMoves = definePlanner({
  name: 'stockMoves',
  date: 'movedOn',
  reads: ['movedOn', 'warehouseId', 'direction', 'lines.productId', 'lines.quantity', 'lines.amount'],
  facts: [],
  keys: (document) => ({ stock: placesIn(document.warehouseId, document) }),
  plan: (document, _facts, balances) =>
    planStock(
      (document.lines as readonly Row[]).map((line) => ({
        line: String(line.id),
        keys: placeOf(document.warehouseId, line),
        plan: (onHand) =>
          document.direction === 'in'
            ? arrive('receipt', { ...goodsOf(line), value: (line.amount as Figure) ?? '0' })
            : issue(onHand, goodsOf(line), { basis: 'piece', threshold: null }),
      })),
      balances,
    ),
})

planners.add(stockMoves)
