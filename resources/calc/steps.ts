import { Decimal } from 'decimal.js'
import { roundingSteps, stepDirections } from './choices.ts'
import { settled } from './exact.ts'

/** Dong that a price is a multiple of. */
export const priceSteps = ['0.01', ...roundingSteps] as const
export type PriceStep = (typeof priceSteps)[number]

export { stepDirections }
export type StepDirection = (typeof stepDirections)[number]

export interface Rounding {
  step: PriceStep
  /** `nearest` takes the upper of two equally near ones. */
  direction: StepDirection
}

/** The hundredth of a dong, nearest: as fine as a price is shown. */
export const finest: Rounding = { step: '0.01', direction: 'nearest' }

const modes: Record<StepDirection, Decimal.Rounding> = {
  nearest: Decimal.ROUND_HALF_UP,
  up: Decimal.ROUND_CEIL,
  down: Decimal.ROUND_FLOOR,
}

/** `price` on its step, in dong. */
export const onStep = (price: Decimal, { step, direction }: Rounding = finest): string =>
  settled(price).toNearest(step, modes[direction]).toFixed()
