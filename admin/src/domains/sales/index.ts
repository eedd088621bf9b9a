import { override } from '../../overrides/registry.ts'
import { discountPolicies } from './discountPolicies/index.ts'
import { priceConfigurations } from './priceConfigurations/index.ts'
import { salesOrders } from './salesOrders.ts'
import { shippingFees } from './shippingFees/index.tsx'

override({
  'discount-policies': discountPolicies,
  'price-configurations': priceConfigurations,
  'sales-orders': salesOrders,
  'shipping-fees': shippingFees,
})
