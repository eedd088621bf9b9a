import { companySettings } from './companySettings.ts'
import { discountPolicies } from './discountPolicies/index.ts'
import { priceConfigurations } from './priceConfigurations/index.ts'
import { products } from './products/index.ts'
import { roleGroups } from './roleGroups/index.ts'
import { salesOrders } from './salesOrders.ts'
import { shippingFees } from './shippingFees/index.tsx'
import type { Overrides } from './types.ts'
import { users } from './users/index.ts'

/**
 * What single resources show differently from all others: a cell, an input, a group of the form or of a row's page, an
 * action, or a whole screen.
 *
 *     customers: { cells: { taxCode: TaxCodeCell }, screens: { show: lazy(() => import('./CustomerCard.tsx')) } }
 *
 * Names are checked against the definitions, so a field that is renamed there is red here.
 */
export const overrides: Overrides = {
  'company-settings': companySettings,
  'discount-policies': discountPolicies,
  'price-configurations': priceConfigurations,
  products,
  'role-groups': roleGroups,
  'sales-orders': salesOrders,
  'shipping-fees': shippingFees,
  users,
}
