import { foundGoods, lostGoods, type Adjusted } from '../../calc/adjusted.ts'
import { given } from '../../calc/exact.ts'
import type { PriceType } from '../../calc/line.ts'
import { arrive } from './arrive.ts'
import { issue } from './leave.ts'
import type { OnHand } from './on_hand.ts'
import { NOTHING } from './on_hand.ts'
import { planned, refused, type StockPlan } from './plan.ts'

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

/**
 * kg that the scale shows beyond the books, or less below zero: they change the kg on hand, and not its value.
 * @param actualKg other than zero; pieces are there, and keep kg
 */
export function reweigh({ company, here }: OnHand, actualKg: string): StockPlan {
  const isEmpty = given(here.pieces, 'pieces').isZero()
  const isAll = [here, company].some((place) => given(place.actualKg, 'kg').plus(given(actualKg, 'kg')).lte(0))
  if (isEmpty) return refused('none', here.pieces, '0')
  if (isAll) return refused('tooHeavy', here.actualKg, given(actualKg, 'kg').neg().toFixed())
  return planned([{ kind: 'weight_variance', ...NOTHING, actualKg, costs: null }])
}
