import { belongsTo, decimal, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** Goods that go from one warehouse to another: counted, and weighed where they leave and where they arrive. */
export const transferLine = {
  ...goods,
  // What is there may leave, though it is not bought or sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  /** kg on the scale as they leave; without it they leave with their share of the kg on hand. */
  actualWeight: weight({ decimals: 2 }),
  /** kg on the scale as they arrive; without it they arrive as they left. */
  arrivedWeight: weight({ decimals: 2 }),
  /** kg that arrived more than left, below zero where they are less. */
  arrivedDifference: decimal({ scale: 3, readOnly: true }),
  /** Why the scale of the arrival is so far off that of the start. */
  reason: text({ max: 255 }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const transferLineColumns = {
  productId: 284,
  quantity: 72,
  barem: 72,
  theoreticalWeight: 88,
  actualWeight: 88,
  arrivedWeight: 96,
  arrivedDifference: 96,
  reason: 124,
  note: 0,
} as const satisfies Partial<Record<keyof typeof transferLine, number>>
