import { defineDocumentComputation, type Row } from './computation.ts'

/** An expense ticket: how many things it costs. */
export const expenseTicket = defineDocumentComputation({
  name: 'expenseTicket',
  reads: ['lines', 'itemCount'],
  facts: [],
  compute: ({ lines }) => ({ values: { itemCount: (lines as readonly Row[]).length } }),
})
