import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { belongsTo, decimal, money, percent, select, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** Whoever sees debts does not see what goods cost. */
const cost = { area: areas.costPrice } as const
const signed = { ...cost, min: '-999999999999999', readOnly: true } as const

/** Goods as the invoice of a supplier states them, with the line of the receipt that they came by. */
export const supplierInvoiceLine = {
  ...goods,
  // What was bought is invoiced, though it is not sold any more.
  productId: belongsTo('products', { required: true, where: { status: ['in_business', 'discontinued'] } }),
  /** Empty while the goods are not here. */
  receiptLineId: belongsTo('warehouse-receipts.lines'),
  quantity: decimal({ required: true, min: '0.001', max: '10000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  /** kg as the invoice states them, where these are not the kg that were received. */
  statedWeight: weight({ decimals: 3 }),
  /** kg that it is for. */
  paidWeight: weight({ readOnly: true }),
  priceType: select(priceTypes, { required: true }),
  unitPrice: money({ ...cost, scale: 2, follows: ['productId', 'receiptLineId', 'priceType'] }),
  /** The amount as the invoice states it, where it rounds otherwise. */
  statedAmount: money({ ...cost, follows: ['productId', 'receiptLineId', 'quantity', 'statedWeight'] }),
  amount: money({ ...cost, readOnly: true, role: 'amount' }),
  /** What the receipt had posted for these pieces, and how far the invoice differs from it. */
  received: money(signed),
  difference: money(signed),
  vatRate: percent({ ...cost, feature: 'vat', follows: ['productId', 'receiptLineId'] }),
  statedTax: money({ ...cost, feature: 'vat', follows: ['productId', 'receiptLineId', 'quantity', 'statedWeight'] }),
  tax: money({ ...cost, readOnly: true, feature: 'vat', role: 'tax' }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const supplierInvoiceLineColumns = {
  productId: 284,
  quantity: 80,
  paidWeight: 92,
  unitPrice: 92,
  amount: 116,
  received: 116,
  difference: 104,
  statedWeight: 0,
  priceType: 0,
  statedAmount: 0,
  vatRate: 0,
  statedTax: 0,
  tax: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof supplierInvoiceLine, number>>

/** Freight of receipts, or another expense, which has a category. */
export const invoicedCost = {
  expenseId: belongsTo('business-expenses'),
  content: text({ max: 255 }),
  amount: money({ required: true, min: '1' }),
  vatRate: percent({ feature: 'vat' }),
  statedTax: money({ feature: 'vat' }),
  tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
} as const
