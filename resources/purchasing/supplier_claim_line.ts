import { areas } from '../areas.ts'
import { belongsTo, decimal, money, text, weight } from '../kit/index.ts'

/** Whoever sees debts does not see what goods cost. */
const cost = { area: areas.costPrice, readOnly: true } as const

/** Goods of a receipt that weighed less than is paid: the kg that are claimed, and those that the supplier accepts. */
export const supplierClaimLine = {
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  receiptLineId: belongsTo('warehouse-receipts.lines'),
  quantity: decimal({ scale: 3, readOnly: true, role: 'count' }),
  /** kg that are paid, and those on our scale. */
  paidWeight: weight({ readOnly: true }),
  actualWeight: weight({ readOnly: true }),
  /** What lacks of it and no earlier claim has. */
  shortfall: weight({ readOnly: true }),
  shortWeight: weight({ required: true, min: '0.01', decimals: 2 }),
  /** The price of the receipt without tax, as it was settled where it was. */
  unitPrice: money({ ...cost, scale: 2 }),
  amount: money({ ...cost, role: 'amount' }),
  tax: money({ ...cost, feature: 'vat', role: 'tax' }),
  acceptedWeight: weight({ decimals: 2 }),
  acceptedAmount: money(cost),
  acceptedTax: money({ ...cost, feature: 'vat' }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const supplierClaimLineColumns = {
  productId: 284,
  quantity: 80,
  paidWeight: 104,
  actualWeight: 104,
  shortfall: 96,
  shortWeight: 112,
  unitPrice: 100,
  amount: 116,
  tax: 0,
  acceptedWeight: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof supplierClaimLine, number>>
