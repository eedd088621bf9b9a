import type { AreaName } from './areas.ts'

/**
 * Permission areas as people look for them: in groups named and ordered like the side menu. Each area is in one group.
 */
export const areaGroups = {
  general: ['dashboard', 'assistant'],
  customers: ['customer', 'customerHistory', 'interactionHistory'],
  suppliers: ['supplier', 'supplierHistory', 'purchaseContract', 'supplierClaim'],
  products: ['product', 'costPrice'],
  sales: ['order', 'exportOrder', 'invoice', 'exportInvoice', 'refund', 'priceConfiguration', 'salesCommission'],
  finance: ['debt', 'transaction', 'paymentSlip', 'expenseTicket', 'cashBook', 'periodLock'],
  logistics: [
    'warehouseReceipt',
    'warehouseIssue',
    'stockTransfer',
    'stockAdjustment',
    'inventory',
    'openingBalance',
    'warehouseConfig',
  ],
  marketing: ['discountPolicy', 'reminder'],
  categories: [
    'productTypeAndGroup',
    'productUnit',
    'salesChannel',
    'salesMethod',
    'customerType',
    'partnerType',
    'paymentMethod',
    'deliveryMethod',
    'shippingMethod',
    'orderStatus',
    'warehouseArea',
    'warehouse',
    'businessExpense',
    'shippingFee',
    'department',
    'position',
  ],
  system: [
    'tenant',
    'users',
    'roleGroup',
    'workflow',
    'approvalAuthority',
    'selfApproval',
    'notification',
    'customCategory',
  ],
} as const satisfies Record<string, readonly AreaName[]>

export type AreaGroupName = keyof typeof areaGroups

/** The same as a list, for code that walks all of it. */
export const areaGroupList = Object.entries(areaGroups) as [AreaGroupName, readonly AreaName[]][]
