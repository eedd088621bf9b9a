import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { belongsTo, boolean, decimal, money, percent, select, text, weight } from '../kit/index.ts'
import { goods } from './order_line.ts'

/** Keepers, who receive returns, see no prices. */
const priced = { area: areas.invoice } as const
const signed = { ...priced, min: '-999999999999999', readOnly: true } as const

/** In what state goods come back: as new, to be looked at, or for the furnace. */
export const productStatuses = ['good', 'damaged', 'scrap'] as const

/** Goods that come back of a line of an invoice, at the price, discount and tax that it froze, or of an issue. */
export const returnLine = {
  ...goods,
  // What was sold comes back, though it is not sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  invoiceLineId: belongsTo('invoices.lines', { required: { basis: ['invoice'] } }),
  issueLineId: belongsTo('warehouse-issues.lines', { required: { basis: ['issue'] } }),
  orderLineId: belongsTo('sales-orders.lines', { readOnly: true }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  /** Their share of the kg that were sold. */
  soldWeight: weight({ readOnly: true }),
  /** By our scale, as they come back. */
  actualWeight: weight({ decimals: 2 }),
  /** How far the scale is off what was sold, in percent. */
  errorMargin: decimal({ scale: 2, readOnly: true }),
  /** Whose kg the customer gets back. */
  weightBasis: select(['sold', 'returned'], { default: 'sold' }),
  /** kg that are credited. */
  paidWeight: weight({ readOnly: true }),
  productStatus: select(productStatuses, { required: true, default: 'good' }),
  /** Whether the order awaits these goods of an invoice again; those of an issue say so as a whole. */
  redeliver: boolean(),
  reason: text({ max: 255 }),
  /** The price of goods that come back without an invoice, by the piece or by their kg. */
  ownPrice: money({ ...priced, scale: 2, required: { basis: ['none'] }, follows: ['productId', 'ownPriceType'] }),
  ownPriceType: select(['piece', 'actual_kg'], { required: { basis: ['none'] } }),
  /** Dong a piece of them, while nothing on hand says what they cost. */
  unitCost: money({ scale: 2, area: areas.costPrice, follows: ['productId'] }),
  priceType: select(priceTypes, { readOnly: true }),
  unitPrice: money({ ...priced, scale: 2, readOnly: true }),
  amount: money({ ...priced, readOnly: true, role: 'amount' }),
  discountShare: money(signed),
  vatRate: percent({ readOnly: true, feature: 'vat' }),
  /** On its amount after its share of the discount. */
  tax: money({ ...signed, feature: 'vat', role: 'tax' }),
  /** What the customer bears of the cost of coming back; it is taken off. */
  addedCost: money({}),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const returnLineColumns = {
  productId: 270,
  quantity: 64,
  soldWeight: 88,
  actualWeight: 88,
  errorMargin: 64,
  weightBasis: 116,
  productStatus: 100,
  unitPrice: 84,
  amount: 108,
  addedCost: 88,
  redeliver: 0,
  ownPrice: 0,
  ownPriceType: 0,
  unitCost: 0,
  priceType: 0,
  reason: 0,
  vatRate: 0,
  tax: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof returnLine, number>>
