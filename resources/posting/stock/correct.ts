import type { Stock } from '../../calc/cost.ts'
import { dong, exact, given } from '../../calc/exact.ts'
import { leave } from './leave.ts'
import { added, after, isLast, measures, negated, NOTHING, type OnHand } from './on_hand.ts'
import { planned, refused, type StockEntry, type StockPlan } from './plan.ts'

/**
 * A receipt whose price turned out otherwise. The part of the difference that belongs to goods still on hand corrects
 * their value; the rest, which belongs to goods already sold, is variance. The value never goes below zero.
 * @param difference whole dong by which the receipt costs more, or less below zero
 * @param received how much was received, in the measure of its price: pieces or kg
 * @param left how much of the product is on hand across the company, in the same measure
 */
export function correctCost({ company }: OnHand, difference: string, received: string, left: string): StockPlan {
  const whole = given(received, 'received')
  if (whole.lte(0)) return refused('none', left, received)
  const covered = exact.min(1, given(left, 'left').div(whole))
  const share = given(dong(given(difference, 'difference').times(covered)), 'share')
  const value = exact.max(share, given(company.value, 'value').neg())
  const variance = given(difference, 'difference').minus(value).toFixed()
  if (value.isZero()) return planned([], variance)
  return planned([{ kind: 'cost_correction', ...NOTHING, value: value.toFixed(), costs: null }], variance)
}

/**
 * Takes entries of a document line back: the opposite quantities at the original value, as one entry. What the stock's
 * value can no longer carry is variance.
 */
export function reverse(onHand: OnHand, posted: readonly StockEntry[]): StockPlan {
  const goods = posted.reduce<Stock>(added, NOTHING)
  if (given(goods.pieces, 'pieces').gt(0)) return reverseArrival(onHand, goods, posted)
  const back: StockEntry = { kind: 'reversal', ...negated(goods), costs: null }
  const then = after(onHand, [back])
  const below = measures.find((name) =>
    [then.company, then.here].some((place) => given(place[name], name).isNegative()),
  )
  if (below) return refused('tooHeavy', onHand.here[below], goods[below])
  const value = exact.max(given(back.value, 'value'), given(onHand.company.value, 'value').neg())
  return planned([{ ...back, value: value.toFixed() }], value.minus(given(back.value, 'value')).neg().toFixed())
}

/** Goods that came in leave again; those that only came from another warehouse, without value. */
function reverseArrival(onHand: OnHand, goods: Stock, posted: readonly StockEntry[]): StockPlan {
  const { company } = onHand
  const value = given(goods.value, 'value')
  const kept = given(company.value, 'value')
  const takesAll = isLast(company, goods.pieces) && !posted.some(({ kind }) => kind === 'transfer_in')
  const taken = takesAll || value.gt(kept) ? kept : value
  const plan = leave('reversal', onHand, goods, () => taken.toFixed())
  if (!plan.ok) return plan
  const entries = plan.entries.map((entry) => ({ ...entry, costs: null }))
  return { ...plan, entries, variance: taken.minus(value).toFixed() }
}
