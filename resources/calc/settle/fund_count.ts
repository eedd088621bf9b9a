import { countedOf, tillNoteNames } from '../till_notes.ts'
import { exact } from '../exact.ts'
import { defineDocumentComputation } from './computation.ts'

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
