import { defineDocumentComputation } from './computation.ts'

const vouchers = {
  in: { cash: 'PT', bank: 'BC' },
  out: { cash: 'PC', bank: 'UNC' },
} as const

/**
 * A payment of debt: its fund, and its voucher, by whether money comes in or goes out, in cash or by an account; an
 * offset has no fund.
 */
export const debtTransaction = defineDocumentComputation({
  name: 'debtTransaction',
  reads: ['kind', 'fundId', 'paymentMethodId', 'voucher'],
  facts: ['fund'],
  compute: ({ kind, fundId }, { fund }) => ({
    values:
      kind === 'offset'
        ? { fundId: null, voucher: 'BT' }
        : { fundId: fund?.id ?? fundId, voucher: fund && vouchers[kind === 'refund' ? 'out' : 'in'][fund.kind] },
  }),
})
