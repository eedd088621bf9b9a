import { exact, exactly, dong, sum, type Figure } from '../exact.ts'
import { lensProfit } from '../margin.ts'
import type { Costs } from './replay.ts'

/**
 * What a profit is made of, from price to profit.
 * `suggested`: the sale at the suggested price; `price`: what the price differs from it; `rounding`: dong of rounding;
 * `lowered`: prices lowered after the invoice; `discount`; `freightCharged`, `freightPaid`: delivery; `goods`: their
 * cost by barem; `buyWeight`: what our scale won over the kg that the supplier billed; `variance`: cost that stock
 * could not carry; `weight`: how the kg of this sale differ from those of stock, which only the scale counts.
 */
export const profitParts = [
  ...(['suggested', 'price', 'rounding', 'lowered', 'discount', 'freightCharged', 'freightPaid'] as const),
  ...(['goods', 'buyWeight', 'variance', 'weight'] as const),
] as const
export type ProfitPart = (typeof profitParts)[number]

/** The kg that a profit counts by: of the scale, or of the barem. */
export const lenses = ['actual', 'theoretical'] as const
export type Lens = (typeof lenses)[number]

/** What one document earned of goods, or lost where it takes them back: dong without VAT, signed as it adds. */
export interface Earned {
  amount: string
  discount: string
  lowered: string
  shipping: string
  /** What carriers were paid for their delivery. */
  freight: string
  /** By how much its amount differs from price times quantity. */
  rounding: string
  variance: string
  costs: Costs
  unitPrice: Figure
  /** Null where none was known when it was sold. */
  suggestedPrice: Figure
}

export interface Explained {
  parts: Readonly<Record<ProfitPart, string>>
  /** Revenue less cost, under each lens, with delivery and variance. */
  profit: Readonly<Record<Lens | 'booked', string>>
  /** What the booked cost adds to the profit by the scale: it follows the pieces or the barem of some goods. */
  basis: string
  revenue: string
}

/** The part of an amount that is its price at the suggested one. */
function atSuggested(amount: string, { unitPrice, suggestedPrice }: Earned): string {
  const [price, suggested] = [exactly(unitPrice), exactly(suggestedPrice)]
  return price?.gt(0) && suggested ? dong(new exact(amount).times(suggested).div(price)) : amount
}

const less = (...figures: readonly string[]) => exact.sub(0, sum(figures)).toFixed()

/** What one document earned, part by part; the parts come to its profit under each lens, to the dong. */
export function explain(earned: Earned): Explained {
  const { amount, discount, lowered, shipping, freight, rounding, variance, costs } = earned
  const plain = exact.sub(amount, rounding).toFixed()
  const suggested = atSuggested(plain, earned)
  const revenue = sum([amount, less(discount), less(lowered)])
  const net = revenue.plus(shipping).minus(freight).minus(variance).toFixed()
  const { actual, theoretical, weightEffect } = lensProfit(net, {
    piece: costs.booked,
    actual_kg: costs.actual,
    barem_kg: costs.barem,
  })!
  const booked = exact.sub(net, costs.booked).toFixed()
  return {
    parts: {
      ...{ suggested, price: exact.sub(plain, suggested).toFixed(), rounding },
      ...{ lowered: less(lowered), discount: less(discount), freightCharged: shipping, freightPaid: less(freight) },
      ...{ goods: less(costs.barem, costs.gain), buyWeight: costs.gain },
      ...{ variance: less(variance), weight: less(weightEffect) },
    },
    profit: { actual, theoretical, booked },
    basis: exact.sub(booked, actual).toFixed(),
    revenue: revenue.toFixed(),
  }
}

const added = <Name extends string>(names: readonly Name[], all: readonly Readonly<Record<Name, string>>[]) =>
  Object.fromEntries(names.map((name) => [name, sum(all.map((one) => one[name])).toFixed()])) as Record<Name, string>

/** All of them together. */
export const total = (all: readonly Explained[]): Explained => ({
  parts: added(
    profitParts,
    all.map(({ parts }) => parts),
  ),
  profit: added(
    [...lenses, 'booked'],
    all.map(({ profit }) => profit),
  ),
  ...added(['basis', 'revenue'], all),
})

/** The parts that make the profit under a lens: by barem the kg of the scale do not count. */
export const partsUnder = (lens: Lens): readonly ProfitPart[] =>
  lens === 'actual' ? profitParts : profitParts.filter((name) => name !== 'weight')
