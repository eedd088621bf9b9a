import type { Figure } from './exact.ts'
import type { OddWeight } from './odd_weight.ts'
import type { Facts } from './settle/facts.ts'
import type { Shortage } from './shortage.ts'

/** A row or a line as its reader sees it: what they may not see is not in it. */
export type Values = Readonly<Record<string, unknown>>

/** A document whose approval is asked for. */
export interface Reviewed {
  row: Values
  lines: readonly Values[]
  /** The facts that its exceptions need. */
  facts: Partial<Facts>
}

/** One exception of a document, such as a sale below cost. */
export interface Finding {
  /** Ids of the lines that it is about; empty when it is about the document. */
  lines: string[]
  /** Dong that it is about; null when there is none. */
  amount: Figure
  /** The size of the deviation in percent, at most two decimals; null when it is not a percentage. */
  percent: Figure
  /** Where goods are not enough, which lines lack how many. */
  shortages?: Shortage[]
  /** Where weights are odd, how far each is off, and what is usual. */
  odd?: OddWeight[]
}
