import { exact, exactly, given, type Figure } from './exact.ts'

type Row = Readonly<Record<string, unknown>>

/** How far others have got with a document: nothing was done of it yet, a part, or all. */
export type Progress = 'none' | 'begun' | 'done'

/** A line with how much was done of it, in its own unit. */
export interface DoneLine {
  line: Row
  done: string
  /** Whether another ledger says how much of it there is, such as of goods that are invoiced once they were issued. */
  follows?: boolean
}

const isBegun = ({ line, done }: DoneLine) => line.isClosed === true || given(done, 'done').gt(0)

/** Whether nothing more of a line is awaited: it was closed, or as much came as was bought. */
function isBought({ tolerance }: Row, { line, done }: DoneLine): boolean {
  if (line.isClosed === true) return true
  const whole = exactly((line.quantity ?? null) as Figure)
  if (whole === null) return false
  // Tonnes never come to the kilogram, pieces do.
  const least = line.quantityUnit === 'tonne' ? exact.sub(100, (tolerance as Figure) ?? '0') : 100
  return given(done, 'done').times(100).gte(whole.times(least))
}

/**
 * Whether nothing more of a line is issued: it was closed, or as much left as was sold. What was issued is then
 * invoiced, closed or not.
 */
const isSold = ({ line, done, follows = false }: DoneLine): boolean =>
  (line.isClosed === true && !follows) || (exactly((line.quantity ?? null) as Figure)?.lte(done) ?? false)

const progressOf = (lines: readonly DoneLine[], isDone: (line: DoneLine) => boolean): Progress =>
  lines.length > 0 && lines.every(isDone) ? 'done' : lines.some(isBegun) ? 'begun' : 'none'

type Rule = (document: Row, lines: readonly DoneLine[]) => Progress

/** How far documents are with what is made from them, by the names that definitions use. */
export const progresses = {
  /** Goods that are bought: each line is done once it is closed, or came in full; tonnes within the tolerance. */
  bought: (document, lines) => progressOf(lines, (line) => isBought(document, line)),
  /** Goods that are sold: each line is done once it is closed or was issued in full, and all issued is invoiced. */
  sold: (_document, lines) => progressOf(lines, isSold),
} as const satisfies Readonly<Record<string, Rule>>

export type ProgressName = keyof typeof progresses
