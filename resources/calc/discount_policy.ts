import type { Decimal } from 'decimal.js'
import { aboveZero, dong, exact, exactly, percentOf, sum, type Figure } from './exact.ts'
import { notValid, type NotValid, type Validity } from './validity.ts'

export interface DiscountPolicy extends Validity {
  id: string
  /** Frozen with what it gave on the day of approval. */
  version: number
  code: string
  type: 'rate' | 'money'
  /** Percent of the eligible amounts, or dong on its basis. */
  discount: string
  moneyBasis: 'order' | 'per_kg' | 'per_piece'
  /** Which thresholds have to be reached: of pieces, of kg, both, or one of them. */
  condition: 'quantity' | 'volume' | 'both' | 'either'
  /** Pieces; none or 0 is always reached. */
  quantity: Figure
  /** kg by barem; none or 0 is always reached. */
  volume: Figure
  /** Null for every customer. */
  customerTypeId: string | null
  /** Goods that count and get the discount: of one of these groups or types; all goods when both are empty. */
  productGroupIds: readonly string[]
  productTypeIds: readonly string[]
  /** The higher wins among equal discounts. */
  priority: number
  /** Adds up with others that are stackable too. */
  stackable: boolean
  /** Dong at most; no limit when null. */
  maxAmount: Figure
}

export interface DiscountLine {
  pieces: Figure
  /** kg by barem. */
  theoreticalWeight: Figure
  /** Whole dong. */
  amount: Figure
  productGroupId: string | null
  productTypeId: string | null
}

export interface DiscountDocument {
  /** yyyy-mm-dd. */
  date: string
  customerTypeId: string | null
  lines: readonly DiscountLine[]
}

/** The required value of a threshold and the present one. */
export interface Gap {
  have: string
  need: string
  short: string
}

/** Why a policy gives nothing on a document, whatever else there is. */
export type Refusal =
  | { reason: NotValid | 'other_customer_type' | 'no_goods' | 'gives_nothing' }
  | {
      reason: 'below_threshold'
      /** Null where that threshold does not matter or is reached. */ quantity: Gap | null
      volume: Gap | null
    }

/** What a policy would give if nothing else were given. */
export interface Offer {
  /** Whether each line counts. */
  eligible: boolean[]
  /** Whole dong, within the limits of the policy and the eligible amounts. */
  amount: string
}

const gap = (have: Decimal, threshold: Figure): Gap | null => {
  const need = exactly(threshold) ?? new exact(0)
  return have.gte(need) ? null : { have: have.toFixed(), need: need.toFixed(), short: need.minus(have).toFixed() }
}

const thresholds: Record<
  DiscountPolicy['condition'],
  (quantity: Gap | null, volume: Gap | null) => { quantity: Gap | null; volume: Gap | null } | null
> = {
  quantity: (quantity) => quantity && { quantity, volume: null },
  volume: (_, volume) => volume && { quantity: null, volume },
  both: (quantity, volume) => (quantity || volume) && { quantity, volume },
  either: (quantity, volume) => quantity && volume && { quantity, volume },
}

const bases: Record<DiscountPolicy['moneyBasis'], (given: Decimal, quantity: Decimal, volume: Decimal) => Decimal> = {
  order: (given) => given,
  per_kg: (given, _, volume) => given.times(volume),
  per_piece: (given, quantity) => given.times(quantity),
}

/**
 * What one policy gives on a whole document, its eligible lines taken together: more pieces, kg or dong never give
 * less.
 * `refusal` says why it gives nothing; an `offer` beside a missed threshold is what reaching it would give on the
 * goods that are there.
 */
export function weigh(
  policy: DiscountPolicy,
  { date, customerTypeId, lines }: DiscountDocument,
): { offer: Offer; refusal: Refusal | null } {
  const { productGroupIds, productTypeIds } = policy
  const everything = productGroupIds.length === 0 && productTypeIds.length === 0
  const eligible = lines.map(
    ({ productGroupId, productTypeId }) =>
      everything ||
      productGroupIds.some((id) => id === productGroupId) ||
      productTypeIds.some((id) => id === productTypeId),
  )
  const counted = lines.filter((_, line) => eligible[line])
  const [quantity, volume, amount] = [
    sum(counted.map((line) => line.pieces)),
    sum(counted.map((line) => line.theoreticalWeight)),
    sum(counted.map((line) => (aboveZero(line.amount) ? line.amount : null))),
  ]

  const given = exactly(policy.discount) ?? new exact(0)
  const whole = policy.type === 'rate' ? percentOf(amount, given) : bases[policy.moneyBasis](given, quantity, volume)
  const limited = exact.max(0, exact.min(dong(whole), dong(exactly(policy.maxAmount) ?? amount), dong(amount)))
  const offer = { eligible, amount: limited.toFixed() }

  const invalid = notValid(policy, date)
  if (invalid) return { offer, refusal: { reason: invalid } }
  if (policy.customerTypeId !== null && policy.customerTypeId !== customerTypeId)
    return { offer, refusal: { reason: 'other_customer_type' } }
  if (counted.length === 0) return { offer, refusal: { reason: 'no_goods' } }
  const missed = thresholds[policy.condition](gap(quantity, policy.quantity), gap(volume, policy.volume))
  if (missed) return { offer, refusal: { reason: 'below_threshold', ...missed } }
  return { offer, refusal: limited.isZero() ? { reason: 'gives_nothing' } : null }
}
