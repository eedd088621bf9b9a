import type { ShippingTariff } from '@barem/resources/calc/shipping'
import type { PriceStep } from '@barem/resources/calc/steps'
import { companySettings } from '#app/company/settings'
import { allOf } from '#app/tenancy/all_of'
import { discountPoliciesOn, type NamedPolicy } from './discount_policies.ts'
import { customerTypeOf } from './order_facts.ts'
import { priceRulesOn, type NamedRule } from './price_rules.ts'
import { tariffOf } from './tariffs.ts'

/** What the prices of an order depend on besides its goods. */
export interface PricingFacts {
  customerTypeId: string | null
  rules: NamedRule[]
  policies: NamedPolicy[]
  priceStep: PriceStep
  /** Null for an order that names none. */
  tariff: ShippingTariff | null
}

/** Reads these facts for an order, all in one message. */
export async function pricingFacts(of: {
  /** yyyy-mm-dd. */
  orderDate: string
  customerId: string | null
  deliveryTariffId: string | null
}): Promise<PricingFacts> {
  const [customerTypeId, rules, policies, { priceStep }, tariff] = await allOf([
    customerTypeOf(of.customerId),
    priceRulesOn(of.orderDate),
    discountPoliciesOn(of.orderDate),
    companySettings(),
    of.deliveryTariffId === null ? null : tariffOf(of.deliveryTariffId),
  ])
  return { customerTypeId, rules, policies, priceStep, tariff }
}
