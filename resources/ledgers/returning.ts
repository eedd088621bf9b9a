import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/** What customers brought back: of the lines of invoices, or of issues that are not invoiced yet. */
export default defineLedger('returning', {
  keys: {
    productId: belongsTo('products', { required: true }),
    /** The line of the order by which they left, which says what they cost. */
    orderLineId: belongsTo('sales-orders.lines', { required: true }),
    invoiceLineId: belongsTo('invoices.lines'),
    /** Goods that come back before they are invoiced. */
    issueLineId: belongsTo('warehouse-issues.lines'),
  },
  oneOf: ['invoiceLineId', 'issueLineId'],
  measures: {
    quantity: decimal({ scale: 3, min: '0' }),
    /** kg that are credited: the share of what was sold, or what our scale says. */
    actualKg: weight(),
    /** Their share of the kg that were sold or issued, whatever is credited. */
    soldKg: weight(),
    baremKg: weight(),
    /** The same of the kg by barem. Of what was not invoiced nothing is credited. */
    soldBaremKg: weight(),
    /** Without VAT, before the discount. */
    amount: money(),
    discount: money(),
    /** VAT on it after the discount, whether prices have it or not. */
    tax: money(),
    /** What the customer gets for them: less the discount and what they bear, with VAT. */
    total: money({ min: '-999999999999999' }),
    /** The cost that they left with: the booked one, and that by each measure. */
    cost: money(),
    costByPiece: money(),
    costByActualKg: money(),
    costByBaremKg: money(),
  },
  kinds: ['return', 'reversal'],
  balances: [
    { per: ['productId'], of: ['quantity'] },
    {
      per: ['productId', 'orderLineId'],
      of: ['quantity', 'actualKg', 'cost', 'costByPiece', 'costByActualKg', 'costByBaremKg'],
    },
    { per: ['invoiceLineId'], of: ['quantity', 'actualKg', 'soldKg', 'baremKg', 'amount', 'discount', 'tax', 'total'] },
    {
      per: ['issueLineId'],
      of: ['quantity', 'soldKg', 'soldBaremKg', 'cost', 'costByPiece', 'costByActualKg', 'costByBaremKg'],
    },
  ],
})
