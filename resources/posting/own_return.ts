import { foundGoods } from '../calc/adjusted.ts'
import { exact, type Figure } from '../calc/exact.ts'
import type { Facts } from '../calc/settle/index.ts'
import type { Keys } from './balances.ts'
import { debtsIn } from './parts/debts.ts'
import { entry } from './parts/entry.ts'
import type { StockLine } from './parts/goods.ts'
import { idOf, linesOf } from './parts/lines.ts'
import type { PlannedEntry, Row } from './planner.ts'
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

/** The keys of what comes back of a sale from before. */
export const priorKeys = (line: Row): Keys => ({ productId: String(line.productId), returnLineId: idOf(line)! })

/**
 * What came back of sales from before, so that figures of sales are less by it: with the kg and the cost that came to
 * stock.
 */
export const priorReturns = (document: Row, entries: readonly PlannedEntry[]): PlannedEntry[] =>
  linesOf(document).map((line) => {
    const { actualKg, baremKg, value } = entries.find(
      (own) => own.ledger === 'stock' && own.line === idOf(line),
    )!.measures
    const amount = String(line.amount ?? '0')
    const measures = {
      ...{
        quantity: String(line.quantity),
        actualKg: actualKg!,
        baremKg: baremKg!,
        amount,
        discount: '0',
        cost: value!,
      },
      total: exact.sub(amount, String(line.addedCost ?? '0')).toFixed(),
    }
    return entry('priorReturning', 'return', priorKeys(line), measures, { line: idOf(line) })
  })

/** What a customer owes of what was taken over when the company began here. */
export const ownDebts = ({ openItems }: Facts) => debtsIn(openItems).filter(({ key }) => key === 'openingLineId')
