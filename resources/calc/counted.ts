import type { Measured } from './cost.ts'
import { exact, given, rounded, type Figure } from './exact.ts'
import { partOf } from './part_of.ts'

/** Goods of a product as they were counted in one place; kg where they were weighed. */
export interface Counted {
  pieces: string
  actualKg: Figure
}

/** What was counted beyond what the books expect; below zero what is missing. */
export interface Difference {
  pieces: string
  /** kg beyond the share of these pieces. They change the kg on hand, and not its value. */
  actualKg: string
}

/** kg that pieces have by the books; nothing where the books have none. */
export const shareOf = (expected: Measured, pieces: string): string =>
  given(expected.pieces, 'pieces').gt(0) ? partOf(expected, pieces).actualKg : '0'

/** kg of counted goods: what the scale says, and the share of what nobody weighed. */
function kgOf(expected: Measured, places: readonly Counted[]): string {
  const kg = places.map(({ pieces, actualKg }) => actualKg ?? shareOf(expected, pieces))
  return kg.reduce((sum, one) => exact.add(sum, one).toFixed(), '0')
}

/**
 * What counts of one product differ from its books by. The counts of all places add up. Pieces take their share of the
 * kg with them; where something was weighed, what its kg differ by beyond that share is a difference of its own.
 * @param expected what the books have of it in the warehouse
 */
export function differenceOf(expected: Measured, places: readonly Counted[]): Difference {
  const counted = places.reduce((sum, { pieces }) => exact.add(sum, pieces).toFixed(), '0')
  const pieces = exact.sub(counted, expected.pieces).toFixed()
  const isWeighed = places.some(({ actualKg }) => actualKg !== null)
  // Goods that the books do not have come in with the kg that were weighed.
  if (!isWeighed || given(expected.pieces, 'pieces').lte(0)) return { pieces, actualKg: '0' }
  const kg = exact.sub(kgOf(expected, places), shareOf(expected, counted))
  return { pieces, actualKg: rounded(kg, 3) }
}

/** kg that found goods come in with, where they were weighed and the books have none; null where a share says it. */
export function weighedKg(expected: Measured, places: readonly Counted[]): Figure {
  if (given(expected.pieces, 'pieces').gt(0) || places.some(({ actualKg }) => actualKg === null)) return null
  return kgOf(expected, places)
}
