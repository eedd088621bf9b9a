import { Decimal } from 'decimal.js'

/** Wide enough for three dimensions, a density and a length multiplied out, so that only the last step rounds. */
export const exact = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP })

const NUMBER = /^\d{1,9}(?:[.,]\d{1,9})?$/

/** A number as people type it, point or comma before the decimals, when it is above zero; else null. */
export function positive(typed: string): Decimal | null {
  const text = typed.trim()
  return NUMBER.test(text) ? aboveZero(text.replace(',', '.')) : null
}

/** `value` rounded half up, away from zero below it, to at most `scale` decimals, without zeros at the end. */
export const rounded = (value: Decimal, scale: number) =>
  (value.decimalPlaces() > scale ? value.toDecimalPlaces(scale) : value).toFixed()

/** A weight, count, price or amount as it travels: a decimal string, or null while there is none. */
export type Figure = string | null

const FIGURE = /^-?\d{1,24}(?:\.\d{1,12})?$/

/** Figures that were read last: the same few come back all through a document, and decimals never change. */
const known = new Map<string, Decimal>()
const KEPT = 1000

function read(figure: string): Decimal {
  const value = new exact(figure)
  if (known.size >= KEPT) known.clear()
  known.set(figure, value)
  return value
}

/** The exact value of a figure; null without one, or for text that is not a number. */
export const exactly = (figure: Figure | undefined): Decimal | null =>
  figure == null ? null : (known.get(figure) ?? (FIGURE.test(figure) ? read(figure) : null))

/** The exact value of a figure above zero; else null. */
export function aboveZero(figure: Figure | undefined): Decimal | null {
  const value = exactly(figure)
  return value?.isPositive() && !value.isZero() ? value : null
}

const HUNDREDTH = new exact('0.01')

/** So many percent of a value, not rounded. */
export const percentOf = (value: Decimal, percent: Decimal) => value.times(percent).times(HUNDREDTH)

/**
 * Removes the last digits that a division left over, so that 200.00…01 becomes 200 before it is rounded up or compared.
 */
export const settled = (value: Decimal) => (value.decimalPlaces() > 40 ? value.toDecimalPlaces(40) : value)

/**
 * The exact value of a required figure.
 * @throws RangeError on text that is not a number
 */
export function given(figure: string, name: string): Decimal {
  const value = exactly(figure)
  if (!value) throw new RangeError(`${name} ${JSON.stringify(figure)} is no number`)
  return value
}

/** The exact sum of figures; those that are still missing count as zero. */
export const sum = (figures: readonly Figure[]): Decimal =>
  figures.reduce((total, figure) => {
    const value = exactly(figure)
    return value ? total.plus(value) : total
  }, new exact(0))

/** A number above or at zero as it is usually written, without zeros before it; its decimals. */
const PLAIN = /^(?:0|[1-9]\d*)(?:\.(\d+))?$/

/** A decimal string with `scale` decimals, rounded half up. Most figures have them, or lack zeros: no need to parse. */
export function fixed(figure: string, scale: number): string {
  const plain = PLAIN.exec(figure)
  const lacking = scale - (plain?.[1]?.length ?? 0)
  if (!plain || lacking < 0) return new exact(figure).toFixed(scale)
  return lacking === 0 ? figure : figure + (lacking === scale ? '.' : '') + '0'.repeat(lacking)
}

/**
 * Whether a decimal string lies between two others, both included. Floating-point numbers that differ are in the order
 * of the exact ones; only where they are equal does it take exact ones to tell.
 */
export function isBetween(figure: string, min: string, max: string): boolean {
  const near = Number(figure)
  if (near > Number(min) && near < Number(max)) return true
  const value = new exact(figure)
  return value.gte(min) && value.lte(max)
}

/** Whole dong: what every amount is rounded to, once. */
export const dong = (value: Decimal) => rounded(value, 0)
