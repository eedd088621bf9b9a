import { belongsTo, defineLedger, money } from '../kit/index.ts'

/** What was taken off the price of goods after they were invoiced, by the line of their invoice. */
export default defineLedger('reducing', {
  keys: {
    productId: belongsTo('products', { required: true }),
    orderLineId: belongsTo('sales-orders.lines', { required: true }),
    invoiceLineId: belongsTo('invoices.lines', { required: true }),
  },
  measures: {
    /** Without VAT. */
    amount: money(),
    tax: money(),
    /** With VAT. */
    total: money(),
  },
  kinds: ['reduction', 'reversal'],
  balances: [{ per: ['invoiceLineId'], of: ['amount', 'tax', 'total'] }],
})
