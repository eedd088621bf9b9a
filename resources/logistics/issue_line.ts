import { areas } from '../areas.ts'
import { belongsTo, boolean, decimal, money, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

const cost = { area: areas.costPrice, readOnly: true } as const

/** Goods that leave: counted, and weighed by our scale or taken with their share of what is on hand. */
export const issueLine = {
  ...goods,
  // What is there may leave, though it is not bought or sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  orderLineId: belongsTo('sales-orders.lines'),
  /** The line of the receipt that they came with, where they go back to their supplier. */
  receiptLineId: belongsTo('warehouse-receipts.lines'),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  /** What was asked for, such as what the order still awaited; without it as much as leaves. */
  requestedQuantity: decimal({ min: '0', max: '1000000', scale: 3 }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  actualWeight: weight({ decimals: 2, required: { weightMode: ['coil'] } }),
  /** Nobody weighed it: it leaves with its share of the kg on hand. */
  isUnweighed: boolean({ readOnly: true }),
  errorMarginKg: decimal({ scale: 3, readOnly: true }),
  errorMargin: decimal({ scale: 2, readOnly: true }),
  reason: text({ max: 255 }),
  /** What the supplier credits for them, without tax, and the tax on it; nothing of other goods. */
  amount: money(cost),
  tax: money({ ...cost, feature: 'vat' }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const issueLineColumns = {
  productId: 284,
  requestedQuantity: 76,
  quantity: 72,
  barem: 72,
  theoreticalWeight: 88,
  actualWeight: 88,
  errorMargin: 72,
  reason: 124,
  note: 0,
} as const satisfies Partial<Record<keyof typeof issueLine, number>>
