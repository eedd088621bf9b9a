import { exactly, sum, type Figure } from '../exact.ts'
import { defineDocumentComputation, type Row } from './computation.ts'

/** What documents that are taken over come to together; null while one of them has no amount. */
export const openingTotals = defineDocumentComputation({
  name: 'openingTotals',
  reads: ['lines', 'total'],
  facts: [],
  compute(row) {
    const amounts = (row.lines as readonly Row[]).map(({ amount }) => (amount ?? null) as Figure)
    const isKnown = amounts.length > 0 && amounts.every((amount) => exactly(amount) !== null)
    return { values: { total: isKnown ? sum(amounts).toFixed() : null } }
  },
})
