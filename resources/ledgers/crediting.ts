import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/** What suppliers credit of lines of receipts: kg that were missing, goods that went back, and lower prices. */
export default defineLedger('crediting', {
  keys: { receiptLineId: belongsTo('warehouse-receipts.lines', { required: true }) },
  measures: {
    /** kg that were paid, did not come, and that the supplier has accepted. */
    shortKg: weight(),
    /** kg and dong of it, without tax, that invoices of the supplier leave out: what no invoice covered by then. */
    kg: weight(),
    amount: money(),
    tax: money(),
    /** Pieces that went back to the supplier. */
    quantity: decimal({ scale: 3, min: '0' }),
    /** Those of them that invoices had covered, with their dong without tax, and the tax on it. */
    invoicedQuantity: decimal({ scale: 3, min: '0' }),
    invoicedAmount: money(),
    invoicedTax: money(),
    /** Dong without tax that its price was lowered by, and the tax on it: what invoices had covered, and what not. */
    loweredAmount: money(),
    loweredTax: money(),
  },
  kinds: ['claim', 'return', 'price_cut', 'reversal'],
  balances: [
    {
      per: ['receiptLineId'],
      of: [
        ...([
          'shortKg',
          'kg',
          'amount',
          'tax',
          'quantity',
          'invoicedQuantity',
          'invoicedAmount',
          'invoicedTax',
        ] as const),
        ...(['loweredAmount', 'loweredTax'] as const),
      ],
    },
  ],
})
