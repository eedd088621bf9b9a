import type { Goods, Line } from './model/line.ts'
import type { Faults } from './model/problems.ts'

export type RowProps = {
  line: Line
  /** Counted from 0. */
  index: number
  faults: Faults | undefined
  /** The server's refusals, by field, in words. */
  refused: Readonly<Record<string, string>> | undefined
  /** The product as it is today. */
  known: Goods | undefined
  /** What the entry's quote offers for the product of the line. */
  offer: unknown
  /** Whether the prices could not be fetched. */
  unpriced: boolean
  /** Whether the line shows what does not fit in its columns. */
  open: boolean
  onMenu: (key: string, button: HTMLElement) => void
}
