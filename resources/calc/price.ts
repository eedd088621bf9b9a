import type { Decimal } from 'decimal.js'
import { exactPieceWeight } from './barem.ts'
import { aboveZero, exact, exactly, type Figure } from './exact.ts'
import { priceTypes, priceTypesOf, type FrozenWeight, type PriceType } from './line.ts'
import { finest, onStep, type Rounding } from './steps.ts'

/** kg on the scale to kg by barem, kept as two weights, since their quotient would have to be rounded. */
export interface WeightRatio {
  actual: string
  barem: string
}

/** What a conversion knows of the goods. */
export interface PricedGoods extends FrozenWeight {
  /** What is expected of a weighing; as the barem says when absent. */
  ratio?: WeightRatio | null
}

const AS_BAREM: WeightRatio = { actual: '1', barem: '1' }
const ONE = new exact(1)

/**
 * The first ratio that has weights on both sides, of the stock on hand and then of the supplier's past deliveries; as
 * the barem says if none has.
 */
export const expectedRatio = (...known: (WeightRatio | null | undefined)[]): WeightRatio =>
  known.find((ratio) => aboveZero(ratio?.actual) && aboveZero(ratio?.barem)) ?? AS_BAREM

/**
 * What a price per kg by barem has to be multiplied by, as a fraction, so that only the last step rounds; null while a
 * weight is missing.
 */
const fractions: Record<PriceType, (goods: PricedGoods) => { over: Decimal; under: Decimal } | null> = {
  barem_kg: () => ({ over: ONE, under: ONE }),
  actual_kg: ({ ratio }) => {
    const known = expectedRatio(ratio)
    return known === AS_BAREM
      ? { over: ONE, under: ONE }
      : { over: new exact(known.barem), under: new exact(known.actual) }
  },
  piece: (goods) => {
    const kg = exactPieceWeight(goods)
    return kg && { over: kg, under: ONE }
  },
}

/** Most factors are one, and multiplying by it takes as long as by any other. */
const times = (value: Decimal, factor: Decimal) => (factor === ONE ? value : value.times(factor))

/**
 * A price of one type as the exact price of another, so that the amount at the expected weight is the same. Null where
 * the goods have no such price, or a weight is missing.
 */
export function exactPrice(price: Decimal, from: PriceType, to: PriceType, goods: PricedGoods): Decimal | null {
  const sold = priceTypesOf[goods.weightMode]
  if (!sold.includes(from) || !sold.includes(to)) return null
  if (from === to) return price
  const [source, target] = [fractions[from](goods), fractions[to](goods)]
  if (!source || !target) return null
  const [over, under] = [times(times(price, target.over), source.under), times(source.over, target.under)]
  return under === ONE ? over : over.div(under)
}

/**
 * A price in dong that is switched from one type to another: the amount at the expected weight stays, but for the
 * rounding to a step.
 * Convert what a person typed, not what was converted before: each conversion rounds anew. Null as with `exactPrice`.
 */
export function convertPrice(
  price: Figure,
  from: PriceType,
  to: PriceType,
  goods: PricedGoods,
  rounding: Rounding = finest,
): Figure {
  const given = exactly(price)
  const converted = given && exactPrice(given, from, to, goods)
  return converted && (from === to ? converted.toFixed() : onStep(converted, rounding))
}

/**
 * The three prices of a line that mean the same: the given one as it is, the others on their step, null where the goods
 * have none.
 */
export const equivalentPrices = (
  price: Figure,
  from: PriceType,
  goods: PricedGoods,
  rounding: Rounding = finest,
): Record<PriceType, Figure> =>
  Object.fromEntries(priceTypes.map((to) => [to, convertPrice(price, from, to, goods, rounding)])) as Record<
    PriceType,
    Figure
  >
