import { areas, inOrder, type AreaCode, type Level } from '@barem/resources/areas'

export type Permission = readonly [AreaCode, Level]
export type BuiltIn = keyof typeof BUILT_IN

/** Role groups that every company has from the start and none can delete. */
export const BUILT_IN = { R001: 'Quản trị cấp cao', R002: 'Quản trị', R003: 'Kế toán', R004: 'Nhân viên' } as const

const full = (...codes: AreaCode[]): Permission[] => codes.map((area) => [area, 'f'])
const view = (...codes: AreaCode[]): Permission[] => codes.map((area) => [area, 'v'])

const CATEGORIES = [
  areas.productUnit,
  areas.salesChannel,
  areas.deliveryMethod,
  areas.orderStatus,
  areas.warehouseArea,
  areas.warehouse,
  areas.businessExpense,
  areas.shippingFee,
  areas.productTypeAndGroup,
  areas.salesMethod,
  areas.partnerType,
  areas.customerType,
  areas.paymentMethod,
  areas.shippingMethod,
  areas.department,
  areas.position,
  areas.warehouseConfig,
]

/** What a new company's role groups may do until an admin decides otherwise. */
export const DEFAULT_PERMISSIONS: Record<BuiltIn, readonly Permission[]> = {
  R001: [],
  // Areas are listed by name, so that a release with new areas gives nobody authority. Only the super admin approves
  // their own requests, until that is changed.
  R002: [
    ...full(
      ...CATEGORIES,
      areas.users,
      areas.customer,
      areas.customerHistory,
      areas.supplier,
      areas.supplierHistory,
      areas.product,
      areas.costPrice,
      areas.order,
      areas.exportOrder,
      areas.invoice,
      areas.exportInvoice,
      areas.refund,
      areas.priceConfiguration,
      areas.discountPolicy,
      areas.salesCommission,
      areas.purchaseContract,
      areas.supplierClaim,
      areas.warehouseReceipt,
      areas.warehouseIssue,
      areas.stockTransfer,
      areas.stockAdjustment,
      areas.inventory,
      areas.openingBalance,
      areas.debt,
      areas.transaction,
      areas.paymentSlip,
      areas.expenseTicket,
      areas.reminder,
      areas.workflow,
      areas.approvalAuthority,
      areas.notification,
      areas.interactionHistory,
      areas.assistant,
      areas.dashboard,
      areas.cashBook,
      // They make role groups, and give no right that they lack.
      areas.roleGroup,
    ),
    ...view(areas.tenant),
  ],
  R003: [
    ...full(
      areas.customer,
      areas.customerHistory,
      areas.supplier,
      areas.supplierHistory,
      areas.invoice,
      areas.refund,
      areas.debt,
      areas.transaction,
      areas.paymentSlip,
      areas.dashboard,
      areas.exportOrder,
      areas.exportInvoice,
      areas.costPrice,
      areas.expenseTicket,
      areas.cashBook,
      areas.openingBalance,
      areas.supplierClaim,
    ),
    ...view(
      ...CATEGORIES,
      areas.product,
      areas.order,
      areas.purchaseContract,
      areas.warehouseReceipt,
      areas.warehouseIssue,
      areas.stockTransfer,
      areas.inventory,
      areas.salesCommission,
    ),
  ],
  // Staff add customers as they come, write orders, each other's too, sell at the counter, and ask for their own
  // expenses.
  R004: [
    ...view(...CATEGORIES, areas.product, areas.inventory),
    ...full(areas.interactionHistory),
    [areas.customer, 'c'],
    [areas.order, 'c'],
    [areas.order, 'u'],
    [areas.invoice, 'c'],
    [areas.refund, 'c'],
    [areas.transaction, 'c'],
    [areas.expenseTicket, 'c'],
  ],
}

/** The same as `area.level` strings, in the order in which they are kept. */
export const shippedTo = (code: BuiltIn): string[] =>
  inOrder(DEFAULT_PERMISSIONS[code].map(([area, level]) => `${area}.${level}`))
