import { areas } from '../areas.ts'
import { priceStates, priceTypes } from '../calc/choices.ts'
import { belongsTo, decimal, integer, money, percent, select, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

const cost = { area: areas.costPrice } as const

/** Goods that come: counted, weighed by the supplier, by our scale and by their barem. */
export const receiptLine = {
  ...goods,
  contractLineId: belongsTo('purchase-contracts.lines'),
  quantity: decimal({
    required: true,
    min: '0.001',
    max: '10000000',
    scale: 3,
    role: 'count',
    bundle: 'piecesPerBundle',
  }),
  piecesPerBundle: integer({ min: 1, max: 100_000, readOnly: true, snapshotOf: 'productId.piecesPerBundle' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  declaredWeight: weight({ decimals: 2 }),
  actualWeight: weight({ decimals: 2, required: { weightMode: ['coil'] } }),
  errorMarginKg: decimal({ scale: 3, readOnly: true }),
  errorMargin: decimal({ scale: 2, readOnly: true }),
  reason: text({ max: 255 }),
  priceType: select(priceTypes, { required: true }),
  /** What is paid by the kilogram: by the scale that the contract names. */
  paidWeight: weight({ readOnly: true }),
  /** What of it our scale does not show. */
  shortWeight: weight({ readOnly: true }),
  unitPrice: money({ ...cost, scale: 2, follows: ['productId', 'contractLineId'], per: 'priceType' }),
  /** A provisional price is settled later; empty where it is final. */
  priceState: select(priceStates),
  amount: money({ ...cost, readOnly: true, role: 'amount' }),
  vatRate: percent({ ...cost, feature: 'vat', follows: ['productId', 'contractLineId'] }),
  tax: money({ ...cost, readOnly: true, feature: 'vat', role: 'tax' }),
  freightShare: money({ ...cost, readOnly: true }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const receiptLineColumns = {
  productId: 284,
  quantity: 72,
  barem: 72,
  theoreticalWeight: 84,
  declaredWeight: 96,
  actualWeight: 84,
  errorMargin: 72,
  reason: 98,
  priceType: 98,
  unitPrice: 96,
  amount: 108,
  priceState: 0,
  vatRate: 0,
  tax: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof receiptLine, number>>
