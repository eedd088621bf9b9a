import type { Decimal } from 'decimal.js'
import { aboveZero, exact, exactly, percentOf, type Figure } from './exact.ts'
import { priceTypesOf, type PriceType } from './line.ts'
import { guard } from './margin.ts'
import { exactPrice, type PricedGoods } from './price.ts'
import {
  mismatch,
  outranked,
  type Mismatch,
  type Outranked,
  type PriceBase,
  type PriceRule,
  type PriceSubject,
} from './price_rule.ts'
import { onStep } from './steps.ts'

/** What the goods cost, as known: dong for a price type. */
export interface BasePrice {
  priceType: PriceType
  price: string
}

export interface PriceRequest extends PriceSubject {
  goods: PricedGoods
  bases: Readonly<Partial<Record<PriceBase, BasePrice | null>>>
  /** Dong per kg that bringing the goods in costs on top of the base, where a rule does not say it; none when null. */
  inboundFreightKg: Figure
  /** Whether the price alone is wanted: rules that the one with a price outranks are not worked out. */
  briefly?: boolean
}

/** Why a rule that is for the line has no price: no cost to start from, or goods that have no such price. */
export type NoPrice = 'no_base' | 'no_weight'

export interface PriceCandidate {
  id: string
  code: string
  /** In dong for the price type that was asked for, on the rule's step; null when the rule gives none. */
  price: Figure
  /** The lowest price that earns the rule's margin. It reveals the cost: only for those who may see that. */
  floor: Figure
  belowFloor: boolean
  reason: 'chosen' | Outranked | NoPrice | Mismatch
}

/**
 * A price, or the reason why there is none; with every rule and why it was taken or not, in the order they were tried.
 */
export type SuggestedPrice =
  | { ok: true; price: string; rule: string; belowFloor: boolean; candidates: PriceCandidate[] }
  | { ok: false; reason: 'no_rule' | NoPrice; candidates: PriceCandidate[] }

interface Cost {
  /** The kg that a markup is counted in, or the piece for goods that have no kg. */
  basis: PriceType
  /** Dong for the basis; null when it is not known. */
  base: Decimal | null
  /** Dong for the basis. */
  freight: Decimal
}

const NONE = new exact(0)

function costOf(rule: PriceRule, { goods, bases, inboundFreightKg }: PriceRequest): Cost {
  const sold = priceTypesOf[goods.weightMode]
  const wanted = rule.priceType === 'piece' ? 'barem_kg' : rule.priceType
  const basis = sold.includes(wanted) ? wanted : sold[0]!
  const known = bases[rule.base]
  const price = aboveZero(known?.price)
  return {
    basis,
    base: known && price ? exactPrice(price, known.priceType, basis, goods) : null,
    freight: (basis !== 'piece' && exactly(rule.inboundFreightKg ?? inboundFreightKg)) || NONE,
  }
}

/** A base with its markup; null for a markup per kg on goods that are counted by the piece. */
const markups: Record<
  Exclude<PriceRule['method'], 'fixed'>,
  (base: Decimal, value: Decimal, basis: PriceType) => Decimal | null
> = {
  markup_percent: (base, value) => percentOf(base, value.plus(100)),
  markup_vnd_per_kg: (base, value, basis) => (basis === 'piece' ? null : base.plus(value)),
}

/** The price of a rule, in the asked price type and before rounding to its step, or the reason why there is none. */
function exactSuggestion(
  rule: PriceRule,
  { priceType, goods }: PriceRequest,
  { basis, base, freight }: Cost,
): Decimal | NoPrice {
  const value = exactly(rule.value) ?? NONE
  if (rule.method === 'fixed') return exactPrice(value, rule.priceType, priceType, goods) ?? 'no_weight'
  if (!base) return 'no_base'
  const marked = markups[rule.method](base, value, basis)
  return (marked && exactPrice(marked.plus(freight), basis, priceType, goods)) ?? 'no_weight'
}

type Priced = Pick<PriceCandidate, 'price' | 'floor' | 'belowFloor'> & { failure: NoPrice | null }

function priced(rule: PriceRule, request: PriceRequest): Priced {
  const cost = costOf(rule, request)
  const suggestion = exactSuggestion(rule, request, cost)
  if (typeof suggestion === 'string') return { price: null, floor: null, belowFloor: false, failure: suggestion }
  const price = onStep(suggestion, rule)
  const spent = cost.base && exactPrice(cost.base.plus(cost.freight), cost.basis, request.priceType, request.goods)
  const least = exactly(rule.minMarginPercent)
  const guarded = spent && least && guard(exactly(price)!, spent, least)
  return { price, floor: guarded?.floor ?? null, belowFloor: guarded?.below ?? false, failure: null }
}

/**
 * The price that a line should have: of all rules that are for it the most specific, then of higher priority, then the
 * newest one that has a price; (base × (1 + markup) or base + markup) + inbound freight per kg, switched to the asked
 * price type, on the rule's step. Without a price it returns the reason instead of throwing.
 */
export function suggestPrice(rules: readonly PriceRule[], request: PriceRequest): SuggestedPrice {
  const judged = rules.map((rule) => ({ rule, unfit: mismatch(rule, request) }))
  const after = (one: PriceRule, other: PriceRule) => (outranked(one, other, request.priceType) ? -1 : 1)
  const ranked = judged.flatMap(({ rule, unfit }) => (unfit ? [] : [rule])).sort(after)
  const fitting: ({ rule: PriceRule } & Priced)[] = []
  for (const rule of ranked) {
    const one = { rule, ...priced(rule, request) }
    fitting.push(one)
    if (request.briefly && !one.failure) break
  }
  const winner = fitting.find(({ failure }) => !failure)
  const unfit = judged.flatMap(({ rule: { id, code }, unfit: reason }) =>
    reason ? [{ id, code, price: null, floor: null, belowFloor: false, reason }] : [],
  )
  const candidates: PriceCandidate[] = [
    ...fitting.map(({ rule, failure, ...figures }) => ({
      id: rule.id,
      code: rule.code,
      ...figures,
      reason:
        failure ??
        (winner && rule !== winner.rule ? outranked(winner.rule, rule, request.priceType)! : ('chosen' as const)),
    })),
    ...unfit.sort((one, other) => (one.code < other.code ? -1 : 1)),
  ]
  if (!winner) return { ok: false, reason: fitting[0]?.failure ?? 'no_rule', candidates }
  return { ok: true, price: winner.price!, rule: winner.rule.id, belowFloor: winner.belowFloor, candidates }
}
