import { exactly, rounded, sum, type Figure } from './exact.ts'
import { isBlankGoods } from './totals.ts'

type Line = Readonly<Record<string, unknown>>

/**
 * The sum of a figure of lines, rounded half up; null without lines, and while one of them has none. Lines of goods on
 * which nothing is written count for nothing.
 * @param scale decimals of the sum
 */
export function sumOfLines(lines: readonly Line[], figure: string, scale: number): Figure {
  const figures = lines.filter((line) => !isBlankGoods(line)).map((line) => (line[figure] ?? null) as Figure)
  const isKnown = figures.length > 0 && figures.every((one) => exactly(one) !== null)
  return isKnown ? rounded(sum(figures), scale) : null
}
