import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/** What was invoiced of the lines of orders, less what came back of it to be delivered again. */
export default defineLedger('invoicing', {
  keys: { orderLineId: belongsTo('sales-orders.lines', { required: true }) },
  measures: {
    quantity: decimal({ scale: 6, min: '0' }),
    pieces: decimal({ scale: 3, min: '0' }),
    actualKg: weight(),
    baremKg: weight(),
    amount: money(),
    /** Their share of the discount and of the delivery fee of the order, as far as it was invoiced. */
    discount: money(),
    shipping: money(),
    /** What of the fee is VAT; nothing where prices are without it. */
    shippingTax: money(),
    /** What is to be paid for them: less the discount, with the delivery fee and VAT. */
    total: money({ min: '-999999999999999' }),
  },
  kinds: ['invoice', 'return', 'reversal'],
  balances: [
    {
      per: ['orderLineId'],
      of: ['quantity', 'pieces', 'actualKg', 'baremKg', 'amount', 'discount', 'shipping', 'total'],
    },
  ],
})
