import { areas } from '../areas.ts'
import { belongsTo, decimal, integer, money, select, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** Bars of one product that are all cut the same way. */
export const cutLine = {
  ...goods,
  // What is there may be cut, though it is not bought or sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  /** What is cut from each bar, such as `3x2.5 + 1.2`. */
  cuts: text({ required: true, max: 255 }),
  /** Metres that are left of each bar, and what becomes of them. */
  rest: decimal({ scale: 4, min: '0', readOnly: true }),
  restIs: select(['remnant', 'scrap'], { readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  /** kg of the bars on the scale; without it they are taken with their share of the kg on hand. */
  actualWeight: weight({ decimals: 2 }),
  /** kg of the scrap on the scale; without it it weighs what its length does. */
  scrapWeight: weight({ decimals: 2 }),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which bars are typed, with their pixels. */
export const cutLineColumns = {
  productId: 284,
  quantity: 72,
  length: 72,
  cuts: 200,
  rest: 80,
  restIs: 92,
  theoreticalWeight: 88,
  actualWeight: 0,
  scrapWeight: 0,
  note: 0,
} as const satisfies Partial<Record<keyof typeof cutLine, number>>

/** Goods that come of the bars of one line. */
export const cutPiece = {
  /** Which line they come of, counted from 1. */
  bar: integer({ min: 1, max: 1000, readOnly: true }),
  kind: select(['piece', 'remnant', 'scrap'], { readOnly: true }),
  /** The product that they become; where the family has none of this length, it is made as they are cut. */
  productId: belongsTo('products', { readOnly: true }),
  /** Metres of one; none of scrap, which goes by kg. */
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  quantity: decimal({ scale: 3, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  weight: weight({ readOnly: true }),
  amount: money({ readOnly: true, area: areas.costPrice }),
} as const
