import { tillNoteNames, tillNotes } from '../till_notes.ts'
import { exact, sum, type Figure } from '../exact.ts'
import { defineDocumentComputation, type Row } from './computation.ts'

/** What lies in a till: all notes by their worth, and what is smaller. */
const countedOf = (row: Row): string =>
  sum([
    ...tillNoteNames.map((name) => exact.mul((row[name] as Figure) ?? 0, tillNotes[name]).toFixed()),
    (row.loose as Figure) ?? '0',
  ]).toFixed()

/** The count of a till: what lies in it, what its book says, and what differs; a large difference is approved. */
export const fundCount = defineDocumentComputation({
  name: 'fundCount',
  reads: ['fundId', 'documentDate', ...tillNoteNames, 'loose', 'counted', 'booked', 'difference', 'size'],
  facts: ['till'],
  compute(row, { till }) {
    const counted = countedOf(row)
    if (till === null) return { values: { counted, booked: null, difference: null, size: null } }
    const difference = exact.sub(counted, till.booked)
    return {
      values: {
        ...{ counted, booked: till.booked, difference: difference.toFixed() },
        size: difference.isZero() ? 'none' : difference.abs().gt(till.limit) ? 'large' : 'small',
      },
    }
  },
})
