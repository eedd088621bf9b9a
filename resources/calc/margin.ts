import type { Decimal } from 'decimal.js'
import { dong, exactly, percentOf, rounded, settled, type Figure } from './exact.ts'
import type { PriceType } from './line.ts'
import { onStep } from './steps.ts'

/** What is earned on a line. It reveals the cost: only for those who may see that. */
export interface Margin {
  /** Amount less cost, whole dong, signed. */
  dong: string
  /** Of the amount, at most two decimals; null when the goods are sold for nothing. */
  percent: Figure
}

/**
 * The margin of an amount over a cost, both in dong (`amountAt` the import price gives the cost of a line); null while
 * one of them is unknown.
 */
export function lineMargin(amount: Figure, cost: Figure): Margin | null {
  const [earned, spent] = [exactly(amount), exactly(cost)]
  if (!earned || !spent) return null
  const difference = earned.minus(spent)
  return { dong: dong(difference), percent: earned.gt(0) ? rounded(difference.times(100).div(earned), 2) : null }
}

export interface FloorPrice {
  /** The lowest price that still earns the margin, rounded up to the hundredth of a dong. It reveals the cost. */
  floor: string
  /** Whether the price is below the floor: to be warned of, or approved. */
  below: boolean
}

/** Compares a price with cost × (1 + `percent` / 100), both for the same price type. */
export function guard(price: Decimal, cost: Decimal, percent: Decimal): FloorPrice {
  const floor = settled(percentOf(cost, percent.plus(100)))
  return { floor: onStep(floor, { step: '0.01', direction: 'up' }), below: price.lt(floor) }
}

/** The guard of figures as they travel; null while one of them is missing. */
export function marginGuard(unitPrice: Figure, cost: Figure, minMarginPercent: Figure): FloorPrice | null {
  const [price, spent, percent] = [exactly(unitPrice), exactly(cost), exactly(minMarginPercent)]
  return price && spent && percent && guard(price, spent, percent)
}

export interface LensProfit {
  /** Revenue less the cost of the kg on the scale. */
  actual: string
  /** Revenue less the cost of the kg by barem. */
  theoretical: string
  /** Theoretical less actual: above zero when this delivery was heavier than the stock's average. */
  weightEffect: string
}

/** The profit of a sale by both weights, whole dong; null where the goods have but one of them. */
export function lensProfit(revenue: Figure, costs: Record<PriceType, Figure>): LensProfit | null {
  const [actual, theoretical] = [lineMargin(revenue, costs.actual_kg), lineMargin(revenue, costs.barem_kg)]
  if (!actual || !theoretical) return null
  return {
    actual: actual.dong,
    theoretical: theoretical.dong,
    weightEffect: exactly(theoretical.dong)!.minus(actual.dong).toFixed(),
  }
}
