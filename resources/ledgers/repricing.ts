import { belongsTo, decimal, defineLedger, money } from '../kit/index.ts'

/** How far prices of received goods were settled after the receipt had posted them at provisional ones. */
export default defineLedger('repricing', {
  keys: { receiptLineId: belongsTo('warehouse-receipts.lines', { required: true }) },
  measures: {
    /** Pieces whose price is final. */
    quantity: decimal({ scale: 3, min: '0' }),
    /** Dong that the final price adds to what the receipt had posted, without tax, and the tax on it. */
    amount: money({ min: '-999999999999999' }),
    tax: money({ min: '-999999999999999' }),
  },
  // An invoice settles prices too; what it differs by is in `matching`.
  kinds: ['settlement', 'invoice', 'reversal'],
  balances: [{ per: ['receiptLineId'], of: ['quantity', 'amount', 'tax'] }],
})
