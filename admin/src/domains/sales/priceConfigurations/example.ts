import type { PricedGoods } from '@barem/resources/calc/price'
import { suggestPrice } from '@barem/resources/calc/price_configuration'
import type { PriceRule } from '@barem/resources/calc/price_rule'

/** A bar that the example is worked out for: D16 of 11.7 m at 15,000 đ a kg by barem. */
const BAR: PricedGoods = { weightMode: 'per_meter', barem: '1.58', baremBasis: 'metre', length: '11.7' }
export const EXAMPLE_BASE = '15000'

type Typed = Readonly<Record<string, string | null | undefined>>

const VALUE = { markup_percent: 'markupPercent', markup_vnd_per_kg: 'markupPerKg', fixed: 'fixedPrice' } as const

/**
 * What a configuration that is being typed makes of the example's base price, in dong of its price type; null while a
 * figure is missing.
 */
export function examplePrice(typed: Typed): { price: string; least: string | null } | null {
  const value = typed[VALUE[typed.method as keyof typeof VALUE]]
  if (!value || !typed.priceType) return null
  const rule: PriceRule = {
    id: '',
    code: '',
    enabled: true,
    validFrom: null,
    validTo: null,
    scope: 'all',
    scopeId: null,
    customerTypeId: null,
    salesMethodId: null,
    salesChannelId: null,
    priority: 0,
    createdAt: '',
    priceType: typed.priceType as PriceRule['priceType'],
    method: typed.method as PriceRule['method'],
    value,
    base: 'last_import',
    inboundFreightKg: typed.inboundFreight ?? null,
    minMarginPercent: typed.minMargin ?? null,
    step: (typed.roundingStep ?? '1') as PriceRule['step'],
    direction: (typed.roundingDirection ?? 'nearest') as PriceRule['direction'],
  }
  const base = { priceType: 'barem_kg', price: EXAMPLE_BASE } as const
  const found = suggestPrice([rule], {
    date: '2026-01-01',
    productId: '',
    productTypeId: null,
    productGroupId: null,
    customerTypeId: null,
    salesMethodId: null,
    salesChannelId: null,
    priceType: rule.priceType,
    goods: BAR,
    bases: { last_import: base },
    inboundFreightKg: null,
  })
  return found.ok ? { price: found.price, least: found.candidates[0]!.floor } : null
}
