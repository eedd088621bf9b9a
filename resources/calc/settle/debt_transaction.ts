import { paymentKind } from '../../ledgers/debts/payment_kinds.ts'
import { defineDocumentComputation } from './computation.ts'
import { vouchers } from './vouchers.ts'

/**
 * A payment of debt: its fund, and its voucher, by whether money comes in or goes out, in cash or by an account; an
 * offset has no fund.
 */
export const debtTransaction = defineDocumentComputation({
  name: 'debtTransaction',
  reads: ['kind', 'fundId', 'paymentMethodId', 'voucher'],
  facts: ['fund'],
  compute({ kind, fundId }, { fund }) {
    const { money } = paymentKind(kind)
    if (money === null) return { values: { fundId: null, voucher: 'BT' } }
    return { values: { fundId: fund?.id ?? fundId, voucher: fund && vouchers[money][fund.kind] } }
  },
})
