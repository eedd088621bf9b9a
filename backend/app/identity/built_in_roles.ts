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
  // Nobody but the super admin approves their own requests until somebody says so.
  R002: [
    ...full(
      ...Object.values(areas).filter(
        (area) => area !== areas.tenant && area !== areas.roleGroup && area !== areas.selfApproval,
      ),
    ),
    ...view(areas.tenant, areas.roleGroup),
  ],
  R003: [
    ...full(
      areas.customer,
      areas.customerHistory,
      areas.supplier,
      areas.supplierHistory,
      areas.debt,
      areas.transaction,
      areas.paymentSlip,
      areas.dashboard,
      areas.exportOrder,
      areas.exportInvoice,
      areas.costPrice,
    ),
    ...view(...CATEGORIES, areas.product, areas.order, areas.purchaseContract, areas.invoice, areas.refund),
  ],
  // Sales orders are written by everybody.
  R004: [...view(...CATEGORIES, areas.product, areas.customer), [areas.order, 'c'], [areas.order, 'u']],
}

/** The same as `area.level` strings, in the order in which they are kept. */
export const shippedTo = (code: BuiltIn): string[] =>
  inOrder(DEFAULT_PERMISSIONS[code].map(([area, level]) => `${area}.${level}`))
