import { exact } from '../../calc/exact.ts'
import type { ReceivedLine } from '../../calc/settle/index.ts'
import { withoutReturned } from '../../calc/settle/received_line.ts'
import type { Keys } from '../balances.ts'
import { correctCost, type OnHand } from '../stock/index.ts'
import type { StockLine } from './goods.ts'

/** The measure that goods are priced by, as the stock calls it. */
export const MEASURES = { piece: 'pieces', actual_kg: 'actualKg', barem_kg: 'baremKg' } as const

/** A measure of stock. */
export type Measure = keyof OnHand['here']

/** The measure that received goods are priced by, and how much of it was received and has not gone back. */
export function pricedBy(line: ReceivedLine) {
  const { priceType, quantity, stockKg, baremKg } = line
  const received = { piece: quantity, actual_kg: stockKg, barem_kg: baremKg }[priceType]
  const { hasLeft } = line.receipt
  return { measure: MEASURES[priceType], received: String(withoutReturned(received, line) ?? '0'), hasLeft }
}

/** Goods that came, as a late price needs to know them. */
interface Came {
  /** The measure that the goods are priced by, and how much came in it. */
  measure: Measure
  received: string
  /** Whether all of them went straight on to a customer; what else is here of the product cost what it did. */
  hasLeft: boolean
}

/**
 * Goods that cost more or less than they were received at: the part that is still here corrects their cost, the rest is
 * variance of the period. Nothing where they cost the same.
 * @param line of the document, null where several come together
 * @param difference whole dong without tax
 */
export const latePrice = (
  keys: Keys,
  line: string | null,
  difference: string,
  { measure, received, hasLeft }: Came,
): StockLine[] =>
  exact.sub(difference, 0).isZero() || exact.sub(received, 0).lte(0)
    ? []
    : [
        {
          ...{ line, keys, variance: 'late_price' },
          plan: (onHand) => correctCost(onHand, difference, received, hasLeft ? '0' : onHand.company[measure]),
        },
      ]
