import type { PricedGoods } from '@barem/resources/calc/price'

/** D16 of 11.7 m: what is in stock, and its ratio of scale to barem. */
export const onHand = { pieces: '300', actualKg: '5395.00', baremKg: '5545.80', value: '79566500' }
export const ratio = { actual: onHand.actualKg, barem: onHand.baremKg }
export const d16: PricedGoods = { weightMode: 'per_meter', barem: '1.58', baremBasis: 'metre', length: '11.7', ratio }
export const bolt: PricedGoods = { weightMode: 'none', barem: null, baremBasis: null, length: null }
export const coil: PricedGoods = { ...bolt, weightMode: 'coil' }
