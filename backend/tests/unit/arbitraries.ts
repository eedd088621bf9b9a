import { Decimal } from 'decimal.js'
import fc from 'fast-check'

export const exact = Decimal.clone({ precision: 100 })
/** A decimal of so many places, as a string. */
export const decimal = (max: number, places: number, min = 0) =>
  fc
    .integer({ min: min * 10 ** places, max: max * 10 ** places })
    .map((units) => new exact(units).div(10 ** places).toFixed())
/** Fixed places for whole numbers: the figure as units of its last decimal. */
export const units = (figure: string, places: number) => BigInt(new exact(figure).times(10 ** places).toFixed(0))
