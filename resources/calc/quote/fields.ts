import { measures } from '../measures.ts'

/** Fields of an order that its prices, discount and delivery depend on. */
export const quotedFields = [
  'orderDate',
  'customerId',
  'salesMethodId',
  'salesChannelId',
  'deliveryTariffId',
  'distance',
  'shippingAddress',
  'discountSource',
  'discount',
  'sourcePrice',
  'calculationMethod',
] as const

/** Fields of a line that they depend on. */
export const quotedLineFields = [
  'productId',
  measures.piece,
  'length',
  'actualWeight',
  'weightSource',
  'priceType',
  'unitPrice',
] as const
