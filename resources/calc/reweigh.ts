import { allocate } from './allocate.ts'
import { given, rounded, sum, type Figure } from './exact.ts'

export interface WeighedLine {
  /** kg by barem; lines of nothing get nothing. */
  theoreticalWeight: string
  /** kg of a line that was weighed by itself, which keeps it; else null. */
  weighedAlone: Figure
}

/**
 * The kg of every line, or why they cannot be: the lines that were weighed alone are more than the whole, or nothing is
 * left that could have the rest.
 */
export type Reweighed =
  | { ok: true; weights: string[] }
  | { ok: false; reason: 'lines_exceed_total' | 'rest_has_no_line'; /** kg that do not fit. */ kg: string }

/**
 * Splits the weighed total of a document over its lines in proportion to their theoretical weights, so that the lines
 * add up to what the scale showed. All kg are rounded to `weightDecimals`.
 * @throws RangeError on a weight that is not a number or below zero
 */
export function reweigh(total: string, lines: readonly WeighedLine[], weightDecimals = 2): Reweighed {
  const kg = (weight: string) => rounded(given(weight, 'weight'), weightDecimals)
  const alone = lines.map(({ weighedAlone }) => weighedAlone && kg(weighedAlone))
  const rest = given(kg(total), 'total').minus(sum(alone))
  if (rest.lt(0)) return { ok: false, reason: 'lines_exceed_total', kg: rest.neg().toFixed() }
  const open = lines.map(({ theoreticalWeight }, line) => (alone[line] === null ? theoreticalWeight : '0'))
  if (rest.gt(0) && sum(open).isZero()) return { ok: false, reason: 'rest_has_no_line', kg: rest.toFixed() }
  const parts = allocate(rest.toFixed(), open, weightDecimals)
  return { ok: true, weights: lines.map((_, line) => alone[line] ?? parts[line]!) }
}
