import { defineDocumentComputation } from './computation.ts'
import { vouchers } from './vouchers.ts'

/** A payment slip: its fund, and its voucher, by whether that is cash or an account. */
export const paymentSlip = defineDocumentComputation({
  name: 'paymentSlip',
  reads: ['type', 'fundId', 'paymentMethodId', 'voucher'],
  facts: ['fund'],
  compute: ({ type, fundId }, { fund }) => ({
    values: {
      fundId: fund?.id ?? fundId,
      voucher: fund && vouchers[type === 'advance_return' ? 'in' : 'out'][fund.kind],
    },
  }),
})
