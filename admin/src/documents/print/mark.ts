import type { PaperName } from '@barem/resources/papers'
import { factsOf } from './papers.ts'

/** Marks across the sheet of papers that must not be mistaken for valid ones. */
const marks = {
  draft: 'print.marks.draft',
  pending: 'print.marks.pending',
  rejected: 'print.marks.rejected',
  cancelled: 'print.marks.cancelled',
} as const

export type MarkKey = (typeof marks)[keyof typeof marks]

/** The key of the mark on a paper of a document in this state; null if it needs no mark. */
export const markOf = (status: string, paper: PaperName): MarkKey | null =>
  Object.hasOwn(marks, status) && !factsOf(paper).validIn?.includes(status) ? marks[status as keyof typeof marks] : null
