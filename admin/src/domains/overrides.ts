import { companySettings } from './company/companySettings.ts'
import { discountPolicies } from './sales/discountPolicies/index.ts'
import { priceConfigurations } from './sales/priceConfigurations/index.ts'
import { products } from './products/index.ts'
import { override } from '../overrides/registry.ts'
import { roleGroups } from './access/roleGroups/index.ts'
import { salesOrders } from './sales/salesOrders.ts'
import { shippingFees } from './sales/shippingFees/index.tsx'
import { users } from './access/users/index.ts'

override({
  'company-settings': companySettings,
  'discount-policies': discountPolicies,
  'price-configurations': priceConfigurations,
  products,
  'role-groups': roleGroups,
  'sales-orders': salesOrders,
  'shipping-fees': shippingFees,
  users,
})
