import type { Decimal } from 'decimal.js'
import { dong, exact, given, rounded, type Figure } from './exact.ts'
import { priceTypes, type PriceType } from './line.ts'

/** Goods in three measures: pieces, kg on the scale, kg by barem. */
export interface Measured {
  pieces: string
  actualKg: string
  baremKg: string
}

/** What is on hand of a product across the company; `value` in whole dong is what is kept, costs follow from it. */
export interface Stock extends Measured {
  value: string
}

const measured = { piece: 'pieces', actual_kg: 'actualKg', barem_kg: 'baremKg' } as const satisfies Record<
  PriceType,
  keyof Measured
>

const byType = (figure: (type: PriceType) => Figure) =>
  Object.fromEntries(priceTypes.map((type) => [type, figure(type)])) as Record<PriceType, Figure>

/** The value of a part of the stock; null where the stock has none of that measure. */
function portion(stock: Stock, type: PriceType, part: Decimal): Decimal | null {
  const whole = given(stock[measured[type]], measured[type])
  return whole.gt(0) ? given(stock.value, 'value').times(part).div(whole) : null
}

/** Measures that goods cost by, that of their basis first: those that have none of one cost by the next one. */
const measuresFrom: Readonly<Record<PriceType, readonly PriceType[]>> = {
  piece: ['piece'],
  actual_kg: ['actual_kg', 'piece'],
  barem_kg: ['barem_kg', 'actual_kg', 'piece'],
}

/**
 * Whole dong that more goods of the same kind are worth at the moving average of their basis. Null where the stock has
 * none of them.
 * @throws RangeError on a stock figure that is not a number
 */
export function averageOf(stock: Stock, goods: Measured, basis: PriceType): Figure {
  const costs = measuresFrom[basis].map((type) => portion(stock, type, given(goods[measured[type]], measured[type])))
  const cost = costs.find((one) => one !== null)
  return cost ? dong(cost) : null
}

/**
 * Moving average cost in dong a piece and a kg of either weight, at most four decimals: three views of one value. Null
 * where there is none of that measure.
 * @throws RangeError on a stock figure that is not a number
 */
export const averageCosts = (stock: Stock) =>
  byType((type) => {
    const average = portion(stock, type, new exact(1))
    return average && rounded(average, 4)
  })

/**
 * The cost of issued goods, in whole dong, by each measure: value × their share of the stock. The last piece takes all
 * of the value. More kg than in stock cost more than its value, so the caller has to refuse them before. Null where the
 * stock has none of that measure.
 * @throws RangeError on a stock figure that is not a number
 */
export function issueCosts(stock: Stock, issued: Measured): Record<PriceType, Figure> {
  const last = given(stock.pieces, 'pieces').gt(0) && given(issued.pieces, 'pieces').eq(stock.pieces)
  return byType((type) => {
    const cost = last
      ? given(stock.value, 'value')
      : portion(stock, type, given(issued[measured[type]], measured[type]))
    return cost && dong(cost)
  })
}
