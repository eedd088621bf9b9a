import type { DiscountDocument, DiscountLine, DiscountPolicy } from '@barem/resources/calc/discount_policy'

/** 2 % for dealers from 100 pieces and 5,000 kg on, unless said. */
export const policy = (code: string, over: Partial<DiscountPolicy> = {}): DiscountPolicy => ({
  id: `id-${code}`,
  version: 1,
  code,
  enabled: true,
  validFrom: null,
  validTo: null,
  type: 'rate',
  discount: '2',
  moneyBasis: 'order',
  condition: 'both',
  quantity: '100',
  volume: '5000',
  customerTypeId: 'dealer',
  productGroupIds: [],
  productTypeIds: [],
  priority: 0,
  stackable: false,
  maxAmount: null,
  ...over,
})
export const free = { quantity: null, volume: null, customerTypeId: null } as const
export const line = (
  pieces: string,
  theoreticalWeight: string,
  amount: string,
  over: Partial<DiscountLine> = {},
): DiscountLine => ({ pieces, theoreticalWeight, amount, productGroupId: 'rebar', productTypeId: 'bar', ...over })
export const document = (lines: DiscountLine[], over: Partial<DiscountDocument> = {}): DiscountDocument => ({
  date: '2026-10-01',
  customerTypeId: 'dealer',
  lines,
  ...over,
})
export const order = (quantity: string, volume: string, amount = '80000000') =>
  document([line(quantity, volume, amount)])
