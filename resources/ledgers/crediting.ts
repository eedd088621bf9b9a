import { belongsTo, defineLedger, money, weight } from '../kit/index.ts'

/** What suppliers take back of lines of receipts: kg that were missing. */
export default defineLedger('crediting', {
  keys: { receiptLineId: belongsTo('warehouse-receipts.lines', { required: true }) },
  measures: {
    /** kg that were paid, did not come, and that the supplier has accepted. */
    shortKg: weight(),
    /** kg and dong of it, without tax, that invoices of the supplier leave out: what no invoice covered by then. */
    kg: weight(),
    amount: money(),
    tax: money(),
  },
  kinds: ['claim', 'reversal'],
  balances: [{ per: ['receiptLineId'], of: ['shortKg', 'kg', 'amount', 'tax'] }],
})
