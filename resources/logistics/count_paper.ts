import { boolean, date, select, text } from '../kit/index.ts'

const readOnly = { readOnly: true } as const

/** A paper by which goods of a count come or go, found by the server; people mark whether the goods have moved. */
export const countPaper = {
  number: text({ max: 30, readOnly: true }),
  kind: select(['receipt', 'issue', 'transferIn', 'transferOut', 'return'], readOnly),
  day: date(readOnly),
  /** Whether it stands in the books. */
  isPosted: boolean(readOnly),
  goods: text({ max: 255, readOnly: true }),
  mark: select(['moved', 'notYet']),
  /** The id of the document, of which the same transfer may have two. */
  paper: text({ max: 36, readOnly: true }),
} as const

/** The columns of the table in which they are shown, with their pixels: ids are for no one to read. */
export const countPaperColumns = {
  mark: 150,
  number: 140,
  kind: 120,
  day: 96,
  isPosted: 96,
  goods: 280,
} as const satisfies Partial<Record<keyof typeof countPaper, number>>
