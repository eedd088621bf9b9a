/**
 * Every permission area with its number. 1 to 35 are the specification's own codes;
 * areas that it leaves without a number count on from 36. A number is never reused; 61 and 64 are kept for API
 * keys and deliveries. Companies give numbers from 500 to resources of their own.
 */
export const areas = {
  users: 1,
  tenant: 2,
  roleGroup: 4,
  productTypeAndGroup: 5,
  salesMethod: 6,
  partnerType: 7,
  customerType: 8,
  paymentMethod: 9,
  shippingMethod: 10,
  department: 11,
  position: 12,
  customer: 13,
  customerHistory: 14,
  supplier: 15,
  supplierHistory: 16,
  product: 17,
  order: 19,
  invoice: 20,
  refund: 21,
  debt: 22,
  transaction: 24,
  paymentSlip: 25,
  dashboard: 27,
  exportOrder: 34,
  exportInvoice: 35,
  productUnit: 36,
  salesChannel: 37,
  deliveryMethod: 38,
  orderStatus: 39,
  warehouseArea: 40,
  warehouse: 41,
  businessExpense: 42,
  shippingFee: 43,
  purchaseContract: 44,
  warehouseReceipt: 45,
  warehouseIssue: 46,
  inventory: 47,
  warehouseConfig: 48,
  discountPolicy: 49,
  reminder: 50,
  salesCommission: 51,
  priceConfiguration: 52,
  expenseTicket: 53,
  workflow: 54,
  notification: 55,
  interactionHistory: 56,
  assistant: 57,
  costPrice: 58,
  selfApproval: 59,
  approvalAuthority: 60,
  stockTransfer: 62,
  stockAdjustment: 63,
  cashBook: 65,
  openingBalance: 66,
  periodLock: 67,
  customCategory: 68,
  supplierClaim: 70,
} as const

export type AreaName = keyof typeof areas
/** The area of a resource that a company made itself; the number is the company's own. */
export type OwnArea = number & { readonly ownArea: true }
export type AreaCode = (typeof areas)[AreaName] | OwnArea

/** The numbers of areas that a company may give to resources of its own, each once. */
export const OWN_AREAS = { first: 500, last: 999 }

export const isOwnArea = (area: number): area is OwnArea =>
  Number.isInteger(area) && area >= OWN_AREAS.first && area <= OWN_AREAS.last

/** What a role may do in an area: view, create, update, delete, or all of it. */
export const levels = ['v', 'c', 'u', 'd', 'f'] as const
export type Level = (typeof levels)[number]

const codes = new Set<number>(Object.values(areas))

/** Whether a text is a permission as the access token spells it; of areas of their own companies know themselves. */
export function isPermission(text: unknown): text is Permission {
  const [, area, level] = (typeof text === 'string' && /^([1-9]\d{0,2})\.([vcudf])$/.exec(text)) || []
  return area !== undefined && level !== undefined && (codes.has(Number(area)) || isOwnArea(Number(area)))
}

/** A permission as the access token spells it, such as `13.v`. */
export type Permission = `${(typeof areas)[AreaName] | number}.${Level}`

/** Permissions each once, by area and level: the one order in which they are kept. */
export const inOrder = (permissions: readonly string[]): string[] =>
  [...new Set(permissions)].sort(
    (one, other) => Number.parseInt(one) - Number.parseInt(other) || one.localeCompare(other),
  )

/** Levels that show the rows of everybody where those of each person are their own. */
const SHOWING: readonly Level[] = ['v', 'u', 'd', 'f']

/** Whether `held` permissions show the rows of everybody in `area`: any does but the right to create. */
export const showsRowsOfAll = (held: ReadonlySet<string>, area: AreaCode): boolean =>
  SHOWING.some((level) => held.has(`${area}.${level}`))

/**
 * Whether `held` permissions allow `level` in `area`. Any level implies `v`, since nobody
 * can change what they may not see; `f` implies all.
 */
export function allows(held: ReadonlySet<string>, area: AreaCode, level: Level): boolean {
  if (held.has(`${area}.f`)) return true
  return level === 'v' ? levels.some((any) => held.has(`${area}.${any}`)) : held.has(`${area}.${level}`)
}
