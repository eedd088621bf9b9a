import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { belongsTo, boolean, decimal, money, percent, select, text, weight } from '../kit/index.ts'

/** Goods on a document: what is written, what is kept of the product from that day, and what follows. */
export const goods = {
  productId: belongsTo('products', { required: true, where: { status: ['in_business'], isService: [false] } }),
  productName: text({ max: 255, readOnly: true, snapshotOf: 'productId.name' }),
  unit: text({ max: 255, readOnly: true, snapshotOf: 'productId.unitId.name' }),
  englishUnit: text({ max: 255, readOnly: true, snapshotOf: 'productId.unitId.englishName' }),
  weightMode: select(['none', 'per_piece', 'per_meter', 'geometry', 'coil'], { readOnly: true }),
  barem: decimal({ scale: 6, min: '0', readOnly: true }),
  baremBasis: select(['metre', 'piece'], { readOnly: true }),
} as const

/** A line of a sales order, and of the invoice and the return that follow it. */
export const orderLine = {
  ...goods,
  productId: belongsTo('products', { required: true }),
  /** Work that no warehouse has: it is invoiced without an issue. */
  isService: boolean({ readOnly: true, snapshotOf: 'productId.isService' }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, role: 'count' }),
  length: decimal({ min: '0.0001', max: '1000', scale: 4 }),
  theoreticalWeight: weight({ readOnly: true }),
  actualWeight: weight({ decimals: 2, required: { weightMode: ['coil'] } }),
  weightSource: select(['estimated', 'weighed', 'manual', 'declared']),
  errorMarginKg: decimal({ scale: 3, readOnly: true }),
  errorMargin: decimal({ scale: 2, readOnly: true }),
  priceType: select(priceTypes, { required: true }),
  importPrice: money({ scale: 2, area: areas.costPrice, follows: ['productId', 'length'], per: 'priceType' }),
  suggestedPrice: money({ scale: 2, readOnly: true }),
  floorPrice: money({ scale: 2, readOnly: true, area: areas.costPrice }),
  salePrice: money({ required: true, scale: 2 }),
  unitPrice: money({ scale: 2 }),
  estimated: money({ readOnly: true }),
  amount: money({ readOnly: true, role: 'amount' }),
  discountShare: money({ readOnly: true }),
  vatRate: percent({ feature: 'vat' }),
  /** On its amount after its share of the discount. */
  tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
  suggestedDeliveryFee: money({ readOnly: true }),
  /** Nothing more of it is issued, however much was sold. */
  isClosed: boolean(),
  note: text({ max: 255 }),
} as const

/** The columns of the grid in which they are typed, with their pixels. */
export const orderLineColumns = {
  productId: 246,
  quantity: 92,
  length: 56,
  barem: 84,
  theoreticalWeight: 92,
  actualWeight: 98,
  errorMargin: 64,
  priceType: 96,
  unitPrice: 90,
  amount: 118,
} as const satisfies Partial<Record<keyof typeof orderLine, number>>
