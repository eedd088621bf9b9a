import { belongsTo, money } from '../kit/index.ts'

const posted = { where: { status: ['done'] } } as const
const amount = money({ required: true, min: '1', role: 'amount' })

/** Debts of customers, by the keys of their ledger. */
const owedByCustomers = {
  invoiceId: belongsTo('invoices', posted),
  openingLineId: belongsTo('opening-receivables.lines'),
} as const

/** Debts to suppliers. */
const owedToSuppliers = {
  receiptId: belongsTo('warehouse-receipts', posted),
  freightReceiptId: belongsTo('warehouse-receipts', posted),
  openingPayableId: belongsTo('opening-payables.lines'),
  supplierInvoiceId: belongsTo('supplier-invoices', posted),
  priceSettlementId: belongsTo('price-settlements', posted),
} as const

/** Debts of either. */
const owedByEither = { adjustmentId: belongsTo('debt-adjustments', posted) } as const

/** Advances that employees hold. */
const heldByEmployees = {
  paymentSlipId: belongsTo('payment-slips', { where: { status: ['paid'] } }),
  openingAdvanceId: belongsTo('opening-advances.lines'),
} as const

/** What is paid or taken off of one debt: a field for each kind of it, of which one is filled in. */
export const allocation = { ...owedByCustomers, ...owedToSuppliers, ...owedByEither, amount } as const

/** The same of debts of customers alone, and of debts to suppliers. */
export const customerAllocation = { ...owedByCustomers, ...owedByEither, amount } as const
export const supplierAllocation = { ...owedToSuppliers, ...owedByEither, amount } as const

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

export const customerAllocationOptions = {
  max: 200,
  unique: [['invoiceId'], ['openingLineId'], ['adjustmentId']],
  grid: 'plain',
  columns: { invoiceId: 240, openingLineId: 240, adjustmentId: 240, amount: 160 },
} as const

export const supplierAllocationOptions = {
  max: 200,
  unique: [
    ...([['receiptId'], ['freightReceiptId'], ['openingPayableId'], ['supplierInvoiceId']] as const),
    ...([['priceSettlementId'], ['adjustmentId']] as const),
  ],
  grid: 'plain',
  columns: {
    ...{ receiptId: 240, freightReceiptId: 240, openingPayableId: 240, supplierInvoiceId: 240 },
    ...{ priceSettlementId: 240, adjustmentId: 240, amount: 160 },
  },
} as const

/** What of one advance a claim clears, and how such lines are written. */
export const advanceAllocation = { ...heldByEmployees, amount } as const

export const advanceAllocationOptions = {
  max: 200,
  unique: [['paymentSlipId'], ['openingAdvanceId']],
  grid: 'plain',
  columns: { paymentSlipId: 240, openingAdvanceId: 240, amount: 160 },
} as const
