import { exactly, type exact, type Figure } from '../../calc/exact.ts'
import type { Tolerances } from '../../calc/settle/index.ts'
import type { Row } from '../planner.ts'
import { refusal, type MayRefuse } from './refusals.ts'

/**
 * Refuses a line whose weight is further off than its goods may be, unless it says why.
 * @param percent above or below what it should weigh; null where nobody knows
 */
export function farOff(
  line: Row,
  percent: InstanceType<typeof exact> | null,
  { own, highest }: Tolerances,
  rule: string,
): MayRefuse {
  const bound = exactly(own[String(line.productId)] ?? highest)
  if (percent === null || bound === null || percent.isZero() || percent.abs().lt(bound)) return null
  return line.reason === null && refusal(line, 'reason', rule)
}

/** Refuses a line whose kg on the scale are further off its barem than its goods may be, unless it says why. */
export const farFromBarem = (line: Row, tolerances: Tolerances): MayRefuse =>
  farOff(line, exactly(line.errorMargin as Figure), tolerances, 'farFromBarem')

/**
 * Refuses a document of a day before that of what it is made from, unless it says why.
 * @param day as `yyyy-mm-dd`; null where there is none
 */
export const tooEarly = ({ documentDate, reason }: Row, day: string | null, rule: string): MayRefuse =>
  day !== null && String(documentDate) < day && reason === null && refusal(null, 'reason', rule, { day })
