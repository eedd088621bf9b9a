import { defineFact } from '#app/engine/facts'
import logger from '@adonisjs/core/services/logger'
import type { PricingFacts } from '@barem/resources/calc/settle'
import { companySettings } from '#app/company/settings'
import type { Values } from '#app/engine/behaviour'
import { allOf } from '#app/tenancy/all_of'
import { discountPoliciesOn } from './discount_policies.ts'
import { customerTypeOf } from './order_facts.ts'
import { priceRulesOn } from './price_rules.ts'
import { tariffOf } from './tariffs.ts'

const failed = (error: unknown, productId: string) =>
  logger.error({ err: error, productId }, 'a line has no suggested price')

/** Reads what the prices of an order depend on besides its goods, all in one message. */
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
  return { customerTypeId, rules, policies, priceStep, tariff, failed }
}

/** The same for an order that is about to be stored. */
const orderFacts = async (row: Values): Promise<PricingFacts> =>
  pricingFacts({
    orderDate: String(row.orderDate),
    customerId: (row.customerId as string | null) ?? null,
    deliveryTariffId: (row.deliveryTariffId as string | null) ?? null,
  })

/** What the prices of an order depend on. */
export const pricingFact = defineFact({
  name: 'pricing',
  reads: ['orderDate', 'customerId', 'deliveryTariffId'],
  read: (row) => orderFacts(row),
})
