import { priceTypes } from '../calc/choices.ts'
import { belongsTo, boolean, decimal, money, percent, select, text, weight } from '../kit/index.ts'
import { goods } from './order_line.ts'

const signed = { min: '-999999999999999', readOnly: true } as const

/** Goods that are invoiced: what was issued of a line of an order, at the prices that it froze. */
export const invoiceLine = {
  ...goods,
  productId: belongsTo('products', { required: true }),
  isService: boolean({ readOnly: true, snapshotOf: 'productId.isService' }),
  orderLineId: belongsTo('sales-orders.lines', { required: true }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  /** As it was weighed when it was issued, or its share of that. */
  actualWeight: weight({ readOnly: true }),
  priceType: select(priceTypes, { readOnly: true }),
  unitPrice: money({ scale: 2, readOnly: true }),
  amount: money({ readOnly: true, role: 'amount' }),
  discountShare: money(signed),
  vatRate: percent({ readOnly: true, feature: 'vat' }),
  /** On its amount after its share of the discount. */
  tax: money({ ...signed, feature: 'vat', role: 'tax' }),
  shippingShare: money({ readOnly: true }),
  /** On its share of the delivery fee. */
  shippingTax: money({ ...signed, feature: 'vat' }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const invoiceLineColumns = {
  productId: 284,
  quantity: 64,
  theoreticalWeight: 100,
  actualWeight: 96,
  priceType: 98,
  unitPrice: 84,
  amount: 112,
  vatRate: 56,
  tax: 96,
  note: 0,
} as const satisfies Partial<Record<keyof typeof invoiceLine, number>>
