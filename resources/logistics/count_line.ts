import { areas } from '../areas.ts'
import { belongsTo, decimal, integer, money, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

const signed = { min: '-999999999999999', readOnly: true, scale: 3 } as const

/**
 * Goods of one product as they were counted in one place. The same product may have several lines, for several places:
 * they add up, and what differs stands at the first of them.
 */
export const countLine = {
  ...goods,
  // What is there may be counted, though it is not bought or sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  place: text({ max: 60 }),
  quantity: decimal({
    ...{ required: true, min: '0', max: '10000000', scale: 3, role: 'count' },
    bundle: 'piecesPerBundle',
  }),
  piecesPerBundle: integer({ min: 1, max: 100_000, readOnly: true, snapshotOf: 'productId.piecesPerBundle' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  /** kg on the scale; without them the pieces have their share of the kg by the books. */
  actualWeight: weight({ decimals: 2 }),
  /** Pieces and kg by the books; empty where they are not to be seen yet. */
  expected: decimal(signed),
  expectedKg: decimal(signed),
  difference: decimal(signed),
  /** kg beyond those of the pieces that differ: they change the kg on hand, and not its value. */
  differenceKg: decimal(signed),
  /** Dong a piece of goods that were found, while nothing on hand says what they cost. */
  unitCost: money({ scale: 2, area: areas.costPrice, follows: ['productId'] }),
  /** What the pieces that differ are worth, below zero where they are missing. */
  amount: money({ ...{ min: '-999999999999999', readOnly: true }, area: areas.costPrice, role: 'amount' }),
  reason: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const countLineColumns = {
  productId: 264,
  place: 96,
  quantity: 84,
  actualWeight: 92,
  expected: 84,
  difference: 84,
  differenceKg: 92,
  reason: 160,
  unitCost: 0,
  amount: 104,
} as const satisfies Partial<Record<keyof typeof countLine, number>>

/** The columns of the sheet that people take to the goods and fill in there. */
export const countSheetColumns = [
  ...(['productId', 'unit', 'place', 'piecesPerBundle', 'expected', 'quantity', 'actualWeight', 'reason'] as const),
]
