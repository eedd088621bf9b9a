import type { ResourceName } from '@barem/resources'
import type { Behaviour, Behaviours } from '#app/engine/behaviour'
import type { BehaviourOf } from '#app/engine/behaviour_of'
import { productBehaviour } from './catalogue/product_behaviour.ts'
import { unitBehaviour } from './catalogue/unit_behaviour.ts'
import { settingsBehaviour } from './company/settings_behaviour.ts'
import { supplierInvoiceBehaviour } from './purchasing/supplier_invoice_behaviour.ts'
import { roleGroupBehaviour } from './identity/role_group_behaviour.ts'
import { userBehaviour } from './identity/user_behaviour.ts'
import { discountPolicyBehaviour } from './pricing/discount_policy_behaviour.ts'
import { priceConfigurationBehaviour } from './pricing/price_configuration_behaviour.ts'
import { shippingFeeBehaviour } from './pricing/shipping_fee_behaviour.ts'
import { shippingZoneBehaviour } from './pricing/shipping_zone_behaviour.ts'
import { slipBehaviour } from './spending/slip_behaviour.ts'
import { issueBehaviour } from './sales/issued_before/issue_behaviour.ts'
import { orderBehaviour } from './sales/issued_before/order_behaviour.ts'
import { refundBehaviour } from './sales/refund_behaviour.ts'
import { returnBehaviour } from './sales/return_behaviour.ts'
import { vatInvoiceBehaviour } from './sales/vat_invoice_behaviour.ts'
import { stockAdjustmentBehaviour, stockCountBehaviour } from './counting/count_behaviour.ts'
import { cuttingBehaviour } from './stock/cutting/cutting_behaviour.ts'
import { ticketedBehaviour } from './stock/tickets.ts'
import { weighingBehaviour } from './stock/weighing_behaviour.ts'

const defineBehaviour = <N extends ResourceName>(name: N, behaviour: BehaviourOf<N>): [string, Behaviour] => [
  name,
  behaviour as unknown as Behaviour,
]

/** Every resource that does more than its definition says, and where that is written. */
export const behaviours: Behaviours = new Map([
  defineBehaviour('users', userBehaviour),
  defineBehaviour('role-groups', roleGroupBehaviour),
  defineBehaviour('company-settings', settingsBehaviour),
  defineBehaviour('product-units', unitBehaviour),
  defineBehaviour('products', productBehaviour),
  defineBehaviour('price-configurations', priceConfigurationBehaviour),
  defineBehaviour('shipping-fees', shippingFeeBehaviour),
  defineBehaviour('shipping-zones', shippingZoneBehaviour),
  defineBehaviour('discount-policies', discountPolicyBehaviour),
  defineBehaviour('vat-invoices', vatInvoiceBehaviour),
  defineBehaviour('supplier-invoices', supplierInvoiceBehaviour),
  defineBehaviour('weighing-tickets', weighingBehaviour),
  defineBehaviour('stock-counts', stockCountBehaviour),
  defineBehaviour('stock-adjustments', stockAdjustmentBehaviour),
  ['returns', returnBehaviour],
  ['debt-transactions', refundBehaviour],
  ['payment-slips', slipBehaviour],
  ['stock-cuttings', cuttingBehaviour],
  ['warehouse-receipts', ticketedBehaviour],
  ['warehouse-issues', issueBehaviour],
  ['sales-orders', orderBehaviour],
])
