/** What must not be mistaken for a valid paper says so across the sheet. */
const marks = {
  draft: 'print.marks.draft',
  pending: 'print.marks.pending',
  rejected: 'print.marks.rejected',
  cancelled: 'print.marks.cancelled',
} as const

export type MarkKey = (typeof marks)[keyof typeof marks]

/** The key of the mark for a document in this state; null once it is approved. */
export const markOf = (status: string): MarkKey | null =>
  Object.hasOwn(marks, status) ? marks[status as keyof typeof marks] : null
