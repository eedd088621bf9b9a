import { aboveZero, exact, exactly, rounded, type Figure } from './exact.ts'

/** Deliveries before one that say what is usual, and the fewest that do. */
export const USUAL_DELIVERIES = 20
export const FEWEST_DELIVERIES = 5
/** Percent below which no spread counts as smaller: scales are no better. */
export const LEAST_SPREAD = '0.05'
/** Spreads beyond the mean from which on a delivery is odd. */
export const ODD_SPREADS = 3

/** How far our scale was off in the last deliveries of a product by one supplier, in percent. */
export interface UsualWeight {
  /** Deliveries, at most twenty. */
  before: number
  mean: Figure
  spread: Figure
}

/** A line whose weight is far from what is usual: all figures in percent. */
export interface OddWeight extends UsualWeight {
  line: string
  difference: string
}

type Line = Readonly<Record<string, unknown>>

const figure = (line: Line, name: string): Figure => (line[name] == null ? null : String(line[name]))

/** Percent that our scale is off the supplier's slip, else the barem; null of what nobody weighed. */
function differenceOf(line: Line): Figure {
  const [ours, theirs] = [
    aboveZero(figure(line, 'actualWeight')),
    aboveZero(figure(line, 'declaredWeight') ?? figure(line, 'theoreticalWeight')),
  ]
  return ours && theirs && rounded(ours.div(theirs).minus(1).times(100), 2)
}

/** Lines outside of the mean ± 3 spreads of the deliveries before them, though perhaps within their tolerance. */
export function oddWeights(lines: readonly Line[], usual: Readonly<Record<string, UsualWeight>>): OddWeight[] {
  return lines.flatMap((line): OddWeight[] => {
    const before = usual[String(line.productId)]
    const difference = differenceOf(line)
    const mean = exactly(before?.mean)
    if (!before || before.before < FEWEST_DELIVERIES || !mean || difference === null) return []
    const spread = exact.max(exactly(before.spread) ?? 0, LEAST_SPREAD)
    const isOdd = mean.minus(difference).abs().gt(spread.times(ODD_SPREADS))
    return isOdd ? [{ line: String(line.id), difference, ...before }] : []
  })
}
