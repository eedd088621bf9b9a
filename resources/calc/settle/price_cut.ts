import { allocate } from '../allocate.ts'
import { exact, sum, type Figure } from '../exact.ts'
import { nextPart } from './parts.ts'

/** A line of a posted invoice as a lower price needs to know it. */
export interface CutLine {
  id: string
  orderLineId: string
  productId: string
  /** What is left of it after its discount, what came back, and earlier cuts: whole dong without VAT, and the VAT. */
  amount: string
  tax: string
  invoice: { id: string; documentDate: string }
}

/** What is left of something that is priced: whole dong without VAT, and the VAT. */
export type Priced = Pick<CutLine, 'amount' | 'tax'>

/** What a line is lowered by, in whole dong. */
export interface Cut<Line extends Priced = CutLine> extends Priced {
  line: Line
  total: string
}

const totalOf = ({ amount, tax }: Priced): string => exact.add(amount, tax).toFixed()

/** What is left of lines, with VAT. */
export const leftOf = (lines: readonly Priced[]): string => sum(lines.map(totalOf)).toFixed()

/**
 * Splits what prices are lowered by over lines, by what is left of each. The VAT of a part is that of its line, so that
 * all of a line takes all of its VAT.
 * @param amount whole dong with VAT
 * @returns null where it is more than is left of them
 */
export function cutsOf<Line extends Priced>(amount: Figure, lines: readonly Line[]): Cut<Line>[] | null {
  const open = lines.filter((line) => exact.add(totalOf(line), 0).gt(0))
  if (amount === null || exact.sub(leftOf(open), amount).isNegative() || open.length === 0) return null
  const totals = allocate(exact.add(amount, 0).toFixed(), open.map(totalOf))
  return open.flatMap((line, place) => {
    const total = totals[place]!
    const tax = nextPart(line.tax, { all: totalOf(line), before: '0', now: total }, '0') ?? '0'
    return total === '0' ? [] : [{ line, total, tax, amount: exact.sub(total, tax).toFixed() }]
  })
}
