import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { belongsTo, decimal, money, select, text, weight } from '../kit/index.ts'

/** Whoever sees debts does not see what goods cost. */
const cost = { area: areas.costPrice } as const
const signed = { ...cost, min: '-999999999999999', readOnly: true } as const

/** Goods of a receipt with the price that was agreed in the end. */
export const priceSettlementLine = {
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  receiptLineId: belongsTo('warehouse-receipts.lines'),
  quantity: decimal({ scale: 3, readOnly: true, role: 'count' }),
  /** kg that are paid. */
  paidWeight: weight({ readOnly: true }),
  priceType: select(priceTypes, { readOnly: true }),
  /** The price that the receipt was posted at, without tax. */
  provisionalPrice: money({ ...cost, scale: 2, readOnly: true }),
  /** The final price, without tax. */
  unitPrice: money({ ...cost, required: true, scale: 2, follows: ['receiptLineId'] }),
  amount: money({ ...cost, readOnly: true }),
  /** What the final price adds to what the receipt had posted, and the tax on it. */
  difference: money({ ...signed, role: 'amount' }),
  tax: money({ ...signed, feature: 'vat', role: 'tax' }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const priceSettlementLineColumns = {
  productId: 284,
  quantity: 80,
  paidWeight: 96,
  priceType: 98,
  provisionalPrice: 108,
  unitPrice: 108,
  amount: 124,
  difference: 116,
  tax: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof priceSettlementLine, number>>
