import { isUnweighable, unweighed } from '@barem/resources/calc/silent'
import { formatKg } from '../../format/number.ts'
import type { Line } from '../../lines/model/line.ts'
import type { GoodsLine } from './line.ts'
import type { GoodsFigures, GoodsTotals } from './totals.ts'

export type WeightName = 'theoreticalWeight' | 'actualWeight'

/** The weights of a line whose goods are not known. */
const UNKNOWN: Record<WeightName, null> = { theoreticalWeight: null, actualWeight: null }

/** Lines with their goods and weights beside what is written in them. */
export const weighedLines = (lines: readonly Line[], figures: (line: GoodsLine) => GoodsFigures) =>
  (lines as readonly GoodsLine[]).map((line) => ({
    ...line,
    ...line.goods,
    ...(line.goods ? figures(line) : UNKNOWN),
  }))

/** A sum of weights as the bar of totals shows it, and how many lines it leaves out. */
export function weightSum(
  weights: ReturnType<typeof weighedLines>,
  totals: GoodsTotals,
  name: WeightName,
): { value: string; lacking: number } {
  const isKnown = weights.some((line) => line[name] !== null && !isUnweighable(line, line[name]))
  return { value: isKnown ? formatKg(totals[name]) : '—', lacking: unweighed(weights, name) }
}
