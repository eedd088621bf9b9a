import { defineDocumentComputation } from './computation.ts'
import { vouchers } from './vouchers.ts'

/** Other money: its voucher, by whether it comes in or goes out, in cash or by an account. */
export const otherTransaction = defineDocumentComputation({
  name: 'otherTransaction',
  reads: ['direction', 'fundId', 'voucher'],
  facts: ['fund'],
  compute: ({ direction }, { fund }) => ({
    values: { voucher: fund && vouchers[direction === 'in' ? 'in' : 'out'][fund.kind] },
  }),
})
