import { foundGoods } from '../calc/adjusted.ts'
import type { Figure } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import { debtsIn } from './parts/debts.ts'
import type { StockLine } from './parts/goods.ts'
import { idOf, linesOf } from './parts/lines.ts'
import type { Row } from './planner.ts'
import { placeOf } from './return_place.ts'
import { arrive, refused } from './stock/index.ts'

/** Goods of a return without an invoice, at their average cost; what is worth nothing has none. */
export const ownGoods = (document: Row, { goods }: Facts): StockLine[] =>
  linesOf(document).map((line) => ({
    line: idOf(line),
    keys: placeOf(document, line),
    plan(onHand) {
      const back = {
        pieces: String(line.quantity),
        actualKg: (line.actualWeight ?? null) as Figure,
        baremKg: String(line.theoreticalWeight ?? '0'),
        unitCost: (line.unitCost ?? null) as Figure,
      }
      const found = foundGoods(onHand, back, goods.get(String(line.productId))?.valuationBasis ?? 'actual_kg')
      return found ? arrive('return_in', found) : refused('noCost', onHand.here.pieces, back.pieces)
    },
  }))

/** What a customer owes of what was taken over when the company began here. */
export const ownDebts = ({ openItems }: Facts) => debtsIn(openItems).filter(({ key }) => key === 'openingLineId')
