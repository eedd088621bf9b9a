import { issueCosts, type Measured, type Stock } from '../../calc/cost.ts'
import { exact, given, percentOf, rounded } from '../../calc/exact.ts'
import type { PriceType } from '../../calc/line.ts'
import { after, isLast, negated, partOf, type OnHand } from './on_hand.ts'
import { planned, refused, type StockEntry, type StockKind, type StockPlan } from './plan.ts'

const zero = (figure: string) => given(figure, 'figure').isZero()
const none = { pieces: '0', value: '0', costs: null }

/** The place, here or the company, that would be left with pieces and without kg; undefined when there is none. */
const emptied = ({ company, here }: OnHand, goods: Measured, kg: 'actualKg' | 'baremKg') =>
  [here, company].find(
    (place) => !isLast(place, goods.pieces) && given(goods[kg], kg).gte(given(place[kg], kg)) && !zero(goods[kg]),
  )

/** Why these pieces and kg cannot leave; null when they can. */
function whyNot({ company, here }: OnHand, goods: Measured): StockPlan | null {
  const asked = given(goods.pieces, 'pieces')
  if (asked.lte(0)) return refused('none', here.pieces, goods.pieces)
  const weight = given(goods.actualKg, 'actualKg')
  if (weight.isNegative()) return refused('negative', here.actualKg, goods.actualKg)
  if (asked.gt(given(here.pieces, 'pieces'))) return refused('tooFew', here.pieces, goods.pieces)
  if (zero(goods.actualKg)) return zero(here.actualKg) ? null : refused('weightless', here.actualKg, goods.actualKg)
  const empty = emptied({ company, here }, goods, 'actualKg')
  return empty ? refused('tooHeavy', empty.actualKg, goods.actualKg) : null
}

/** Goods with their share of the barem kg here, so that these end with the pieces, whatever barem was agreed. */
const withShare = ({ here }: OnHand, goods: Measured): Measured => ({
  ...goods,
  baremKg: partOf(here, goods.pieces).baremKg,
})

/**
 * Restates the barem kg on hand here where goods go back with those that they came with, and all of them would leave
 * though pieces stay. Neither pieces nor value change.
 */
function restated(onHand: OnHand, goods: Measured): StockEntry[] {
  if (!emptied(onHand, goods, 'baremKg')) return []
  const { here } = onHand
  const whole = given(goods.baremKg, 'baremKg').times(given(here.pieces, 'pieces')).div(given(goods.pieces, 'pieces'))
  const baremKg = rounded(whole.minus(given(here.baremKg, 'baremKg')), 3)
  return [{ kind: 'barem_restate', ...none, actualKg: '0', baremKg }]
}

/** With the last piece all kg leave: what the scales differ by is an entry of its own, without value. */
function residue({ here }: OnHand): StockEntry[] {
  if (!zero(here.pieces) || (zero(here.actualKg) && zero(here.baremKg))) return []
  const { actualKg, baremKg } = negated({ ...none, ...here })
  return [{ kind: 'weight_variance', ...none, actualKg, baremKg }]
}

/** Whether the kg left here differ from their barem by more than twice the threshold, in percent. */
function isOdd({ here }: OnHand, threshold: string | null): boolean {
  const barem = given(here.baremKg, 'baremKg')
  if (threshold === null || zero(here.pieces) || barem.isZero()) return false
  const allowed = percentOf(barem, given(threshold, 'threshold')).times(2)
  return given(here.actualKg, 'actualKg').minus(barem).abs().gt(allowed)
}

/** Costs by every measure: goods that have none of one cost by the next one that they have. */
function everyCost(costs: NonNullable<StockEntry['costs']>): NonNullable<StockEntry['costs']> {
  const actual = costs.actual_kg ?? costs.piece
  return { piece: costs.piece, actual_kg: actual, barem_kg: costs.barem_kg ?? actual }
}

/**
 * Goods that leave this warehouse; what the last pieces leave behind in kg goes with them.
 * @param valueOf the whole dong that leave, from the costs by each measure
 */
export function leave(
  kind: StockKind,
  onHand: OnHand,
  goods: Measured,
  valueOf: (stock: Stock, costs: NonNullable<StockEntry['costs']>) => string,
): StockPlan {
  const refusal = whyNot(onHand, goods)
  if (refusal) return refusal
  const before = restated(onHand, goods)
  const stock = after(onHand, before).company
  const costs = everyCost(issueCosts(stock, goods))
  const entry = { kind, ...negated({ ...goods, value: valueOf(stock, costs) }), costs }
  const entries = [...before, entry]
  return planned([...entries, ...residue(after(onHand, entries))])
}

/** How a product's stock is valued and watched. */
export interface Valuation {
  /** The measure that its booked cost follows. */
  basis: PriceType
  /** Percent by which actual kg may differ from barem kg; null without a limit. */
  threshold: string | null
}

/**
 * Goods issued at their moving average: all of the value leaves with the company's last piece. The cost by every
 * measure is kept on the entry.
 */
export function issue(onHand: OnHand, goods: Measured, { basis, threshold }: Valuation, kind: StockKind = 'issue') {
  const plan = leave(kind, onHand, withShare(onHand, goods), ({ value }, costs) => lower(costs[basis] ?? '0', value))
  return plan.ok ? { ...plan, reweigh: isOdd(after(onHand, plan.entries), threshold) } : plan
}

const lower = (one: string, other: string) => (given(one, 'value').gt(given(other, 'value')) ? other : one)

/**
 * Goods that leave at what they themselves had cost, such as those that go straight from a supplier to a customer: the
 * average of others stays as it is.
 * @param value whole dong that they cost
 */
export function issueAt(onHand: OnHand, goods: Measured, value: string): StockPlan {
  const plan = returnOut(onHand, goods, value, 'issue')
  if (!plan.ok) return plan
  const costs = { piece: value, actual_kg: value, barem_kg: value }
  return { ...plan, entries: plan.entries.map((own) => (own.kind === 'issue' ? { ...own, costs } : own)) }
}

/**
 * Goods that go back to their supplier at the value they came with. What the stock's value cannot give, or has too much
 * of when its last piece goes, is variance.
 * @param value whole dong of the original receipt for these goods
 */
export function returnOut(onHand: OnHand, goods: Measured, value: string, kind: StockKind = 'return_out'): StockPlan {
  const taken = isLast(onHand.company, goods.pieces) ? onHand.company.value : lower(value, onHand.company.value)
  const plan = leave(kind, onHand, withShare(onHand, goods), () => taken)
  return plan.ok ? { ...plan, variance: new exact(taken).minus(given(value, 'value')).toFixed() } : plan
}
