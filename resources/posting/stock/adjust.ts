import { foundGoods, lostGoods, type Adjusted } from '../../calc/adjusted.ts'
import { given } from '../../calc/exact.ts'
import type { PriceType } from '../../calc/line.ts'
import { arrive } from './arrive.ts'
import { issue } from './leave.ts'
import type { OnHand } from './on_hand.ts'
import { refused, type StockPlan } from './plan.ts'

/** Goods that are missing leave at the moving average, and with their share of the kg where nobody weighed them. */
export function lose(onHand: OnHand, lost: Adjusted, basis: PriceType): StockPlan {
  const { pieces } = onHand.here
  if (given(lost.pieces, 'pieces').gt(pieces)) return refused('tooFew', pieces, lost.pieces)
  const plan = issue(onHand, lostGoods(onHand, lost), { basis, threshold: null }, 'adjust')
  // Costs are kept of goods that were issued, for the profit of their sale.
  return plan.ok ? { ...plan, entries: plan.entries.map((entry) => ({ ...entry, costs: null })) } : plan
}

/** Goods that were found come in at the moving average; where the stock is worth nothing, at a cost that is written. */
export function find(onHand: OnHand, found: Adjusted, basis: PriceType): StockPlan {
  const goods = foundGoods(onHand, found, basis)
  return goods ? arrive('adjust', goods) : refused('noCost', onHand.here.pieces, found.pieces)
}
