import type { Measured, Stock } from '../../calc/cost.ts'
import { dong, given } from '../../calc/exact.ts'
import { measures } from './on_hand.ts'
import { planned, refused, type StockKind, type StockPlan } from './plan.ts'

/**
 * Goods that come in with a value: opening stock, receipts.
 * @param goods pieces, kg and whole dong, none below zero
 */
export function arrive(kind: StockKind, goods: Stock): StockPlan {
  const below = [...measures, 'value' as const].find((name) => given(goods[name], name).isNegative())
  if (below) return refused('negative', '0', goods[below])
  if (given(goods.pieces, 'pieces').isZero()) return refused('none', '0', '0')
  return planned([{ kind, ...goods, costs: null }])
}

/** Goods that left with an issue, and what came back of them so far. */
export interface Issued extends Measured {
  /** Whole dong that left the stock with them. */
  cost: string
  returned: Measured & { cost: string }
}

/**
 * Goods that a customer brings back, at the cost that they left with. Parts are taken cumulatively, so that all of them
 * together bring back the whole cost, whatever each was rounded to.
 * @param by the measure that the cost goes back by: pieces, or actual kg of coils
 */
export function returnIn(issued: Issued, goods: Measured, by: 'pieces' | 'actualKg' = 'pieces'): StockPlan {
  const { returned } = issued
  const back = given(returned[by], by).plus(given(goods[by], by))
  const whole = given(issued[by], by)
  if (back.gt(whole)) return refused('overReturned', whole.minus(given(returned[by], by)).toFixed(), goods[by])
  if (whole.isZero()) return refused('none', '0', '0')
  const cost = given(dong(given(issued.cost, 'cost').times(back).div(whole)), 'cost').minus(
    given(returned.cost, 'cost'),
  )
  return arrive('return_in', { ...goods, value: cost.toFixed() })
}
