import { belongsTo, money } from '../kit/index.ts'

const posted = { where: { status: ['done'] } } as const

/** What is paid or taken off of one debt: a field for each kind of it, of which one is filled in. */
export const allocation = {
  invoiceId: belongsTo('invoices', posted),
  openingLineId: belongsTo('opening-receivables.lines'),
  receiptId: belongsTo('warehouse-receipts', posted),
  freightReceiptId: belongsTo('warehouse-receipts', posted),
  openingPayableId: belongsTo('opening-payables.lines'),
  supplierInvoiceId: belongsTo('supplier-invoices', posted),
  priceSettlementId: belongsTo('price-settlements', posted),
  adjustmentId: belongsTo('debt-adjustments', posted),
  amount: money({ required: true, min: '1', role: 'amount' }),
} as const

/** How such lines are written: each debt once. */
export const allocationOptions = {
  max: 200,
  unique: [
    ...([['invoiceId'], ['openingLineId'], ['receiptId'], ['freightReceiptId'], ['openingPayableId']] as const),
    ...([['supplierInvoiceId'], ['priceSettlementId'], ['adjustmentId']] as const),
  ],
  grid: 'plain',
  columns: {
    ...{ invoiceId: 240, openingLineId: 240, receiptId: 240, freightReceiptId: 240, openingPayableId: 240 },
    ...{ supplierInvoiceId: 240, priceSettlementId: 240, adjustmentId: 240, amount: 160 },
  },
} as const
