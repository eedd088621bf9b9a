import { areas, type AreaCode } from './areas.ts'
import type { IconName } from './kit/resource.ts'

/** One entry of the side menu; its label is the locale key `menu.<key>`. */
export interface MenuItem {
  key: string
  icon?: IconName
  /** Path of the screen; a group has none. */
  route?: string
  /** Area whose `v` shows it, or 'all'. A group shows when any child does. */
  area?: AreaCode | 'all'
  /** Areas of which the `v` of any shows it, for what belongs to several. */
  anyOf?: readonly AreaCode[]
  /** Area whose `v` hides it: people with that area have another entry instead. */
  unless?: AreaCode
  children?: readonly MenuItem[]
}

/**
 * The side menu of the specification, in its order; categories that have a path there, but no entry, are listed among
 * the others.
 */
export const menu: readonly MenuItem[] = [
  { key: 'dashboard', icon: 'dashboard', route: '/dashboards', area: areas.dashboard },
  {
    key: 'customers',
    icon: 'customer',
    children: [
      { key: 'customerInformation', route: '/customers/infomation', area: areas.customer },
      { key: 'customerHistory', route: '/customers/history', area: areas.customerHistory },
    ],
  },
  {
    key: 'suppliers',
    icon: 'supplier',
    children: [
      { key: 'supplierInformation', route: '/suppliers/infomation', area: areas.supplier },
      { key: 'supplierHistory', route: '/suppliers/history', area: areas.supplierHistory },
    ],
  },
  { key: 'productManagement', icon: 'product', route: '/product-management', area: areas.product },
  {
    key: 'sales',
    icon: 'sale-management',
    children: [
      { key: 'orders', route: '/sale-management/order', area: areas.order },
      { key: 'newOrder', route: '/sale-management/order/add', area: 'all', unless: areas.order },
      { key: 'invoices', route: '/sale-management/invoice', area: areas.invoice },
      { key: 'returns', route: '/sale-management/refund', area: areas.refund },
      { key: 'priceConfiguration', route: '/sale-management/price-configuration', area: areas.priceConfiguration },
    ],
  },
  {
    key: 'contracts',
    icon: 'contract',
    children: [{ key: 'purchaseContracts', route: '/contract/purchase-contract', area: areas.purchaseContract }],
  },
  { key: 'approvals', icon: 'workflow', route: '/approvals', anyOf: [areas.order, areas.purchaseContract] },
  {
    key: 'logistics',
    icon: 'logistics',
    children: [{ key: 'warehouseConfig', route: '/logistics/warehouse-config', area: areas.warehouseConfig }],
  },
  {
    key: 'marketing',
    icon: 'marketing',
    children: [{ key: 'discountPolicy', route: '/marketing/discount-policy', area: areas.discountPolicy }],
  },
  {
    key: 'financeAccounting',
    icon: 'finance-accounting',
    children: [
      { key: 'debtTracking', route: '/finance-accounting/debt-tracking', area: areas.debt },
      { key: 'paymentSlips', route: '/finance-accounting/payment-slip', area: areas.paymentSlip },
    ],
  },
  {
    key: 'system',
    icon: 'configuration',
    children: [
      { key: 'tenant', route: '/system/tenant', area: areas.tenant },
      { key: 'configurations', route: '/configurations', area: areas.tenant },
      { key: 'users', route: '/system/users', area: areas.users },
      { key: 'roleGroups', route: '/system/role-group', area: areas.roleGroup },
      { key: 'permissions', route: '/system/permissions', area: areas.roleGroup },
    ],
  },
  {
    key: 'categories',
    icon: 'category',
    children: [
      { key: 'productGroup', route: '/categories/product-group', area: areas.productTypeAndGroup },
      { key: 'productType', route: '/categories/product-type', area: areas.productTypeAndGroup },
      { key: 'productUnit', route: '/categories/product-unit-config', area: areas.productUnit },
      { key: 'salesChannel', route: '/categories/sales-channel', area: areas.salesChannel },
      { key: 'salesMethod', route: '/categories/sales-method', area: areas.salesMethod },
      { key: 'customerType', route: '/categories/customer-type', area: areas.customerType },
      { key: 'partnerType', route: '/categories/partner-type', area: areas.partnerType },
      { key: 'paymentMethod', route: '/categories/payment-method', area: areas.paymentMethod },
      { key: 'deliveryMethod', route: '/categories/delivery-method', area: areas.deliveryMethod },
      { key: 'shippingMethod', route: '/categories/shipping-method', area: areas.shippingMethod },
      { key: 'orderStatus', route: '/categories/order-status', area: areas.orderStatus },
      { key: 'warehouseArea', route: '/categories/warehouse-area', area: areas.warehouseArea },
      { key: 'warehouse', route: '/categories/warehouse', area: areas.warehouse },
      { key: 'businessExpense', route: '/categories/business-expense', area: areas.businessExpense },
      { key: 'shippingFee', route: '/categories/shipping-fee', area: areas.shippingFee },
      { key: 'shippingZone', route: '/categories/shipping-zone', area: areas.shippingFee },
      { key: 'department', route: '/categories/department', area: areas.department },
      { key: 'position', route: '/categories/position', area: areas.position },
    ],
  },
]
