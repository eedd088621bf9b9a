import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/**
 * What suppliers have invoiced of the lines of receipts, of the freight of receipts, and of that of deliveries. Goods
 * that went back before they were invoiced are in it too, at no amount: no invoice comes for them.
 */
export default defineLedger('matching', {
  keys: {
    receiptLineId: belongsTo('warehouse-receipts.lines'),
    freightReceiptId: belongsTo('warehouse-receipts'),
    /** A delivery, whose freight changes no stock. */
    freightIssueId: belongsTo('warehouse-issues'),
  },
  oneOf: ['receiptLineId', 'freightReceiptId', 'freightIssueId'],
  measures: {
    /** Pieces that no further invoice comes for; none of freight. */
    quantity: decimal({ scale: 3, min: '0' }),
    /** Their share of the kg that the receipt pays for. */
    kg: weight(),
    /** Dong that the receipt had posted for them without tax, and the tax on it. */
    booked: money(),
    bookedTax: money(),
    /** What of it the receipt owes, with tax. */
    owed: money(),
    /** The same as the invoice says, without tax. */
    amount: money(),
    tax: money(),
  },
  kinds: ['invoice', 'return', 'reversal'],
  balances: [
    { per: ['receiptLineId'], of: ['quantity', 'kg', 'booked', 'bookedTax', 'owed', 'amount', 'tax'] },
    { per: ['freightReceiptId'], of: ['booked', 'owed', 'amount', 'tax'] },
    { per: ['freightIssueId'], of: ['amount', 'tax'] },
  ],
})
