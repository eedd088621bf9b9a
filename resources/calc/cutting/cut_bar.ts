import { exact, given } from '../exact.ts'
import { lengthOf, type Cut } from './read_cuts.ts'

/** One bar as it is cut, in metres. The pieces, the rest and the kerf add up to its length. */
export interface CutBar {
  cuts: readonly Cut[]
  /** What all cuts take away. */
  kerf: string
  /** What is left; 0 where nothing is. */
  rest: string
  /** What becomes of the rest: it is kept, or it is too short for that. Null where nothing is left. */
  restIs: 'remnant' | 'scrap' | null
}

/** How bars are cut. */
export interface Sawing {
  /** Millimetres that one cut takes away. */
  kerf: string
  /** Metres; what is shorter is scrap. */
  scrapBelow: string
}

const LAST = 4

/**
 * Cuts one bar. A cut comes after each piece, and the last one may end with the bar: 4 pieces of 3 m come of a bar of
 * 12 m with three cuts only where a cut takes nothing away.
 * @param length of the bar in metres
 * @returns what comes of it; metres that the pieces and cuts need where that is more than the bar has
 */
export function cutBar(length: string, cuts: readonly Cut[], { kerf, scrapBelow }: Sawing): CutBar | { needs: string } {
  const bar = given(length, 'length')
  const each = given(kerf, 'kerf').div(1000)
  const pieces = lengthOf(cuts)
  const count = cuts.reduce((all, { count: more }) => all + more, 0)
  const between = each.times(count - 1)
  if (pieces.plus(between).gt(bar)) return { needs: pieces.plus(between).toFixed() }
  const rest = exact.max(0, bar.minus(pieces).minus(each.times(count))).toDecimalPlaces(LAST)
  const restIs = rest.isZero() ? null : rest.lt(given(scrapBelow, 'scrapBelow')) ? 'scrap' : 'remnant'
  return { cuts, kerf: bar.minus(pieces).minus(rest).toFixed(), rest: rest.toFixed(), restIs }
}
