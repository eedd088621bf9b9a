import { boolean, date, select, text } from '../kit/index.ts'

const readOnly = { readOnly: true } as const

/** A paper by which goods of a count come or go, found by the server; people mark whether the goods have moved. */
export const countPaper = {
  kind: select(['receipt', 'issue', 'transferIn', 'transferOut', 'return'], readOnly),
  /** The id of the document, of which the same transfer may have two. */
  paper: text({ max: 36, readOnly: true }),
  number: text({ max: 30, readOnly: true }),
  day: date(readOnly),
  /** Whether it stands in the books. */
  isPosted: boolean(readOnly),
  goods: text({ max: 255, readOnly: true }),
  mark: select(['moved', 'notYet']),
} as const
