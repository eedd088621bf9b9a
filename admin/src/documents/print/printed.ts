import type { PriceType } from '@barem/resources/calc/line'
import type { Address } from '@barem/resources/kit'
import { markOf } from './mark.ts'

export interface Named {
  id: string
  code?: string | null
  name: string
}

/** What is said of goods on every document. Weights in kg, prices and amounts in dong. */
interface Goods {
  id: string
  product: Named | null
  productName: string | null
  unit: string | null
  barem: string | null
  baremBasis: 'metre' | 'piece' | null
  quantity: string | null
  length: string | null
  theoreticalWeight: string | null
  priceType: PriceType
  unitPrice: string | null
  amount: string | null
  note: string | null
}

export interface OrderLine extends Goods {
  actualWeight: string | null
  /** Percent of the theoretical weight. */
  errorMargin: string | null
}

export interface ContractLine extends Goods {
  quantityUnit: 'piece' | 'tonne'
}

export interface DatedPrice {
  id: string
  product: Named | null
  validFrom: string
  unitPrice: string
  note: string | null
}

/** The newest request for approval, as far as a paper tells of it. */
export interface Approval {
  status: string
  tasks: { status: string; decidedAt: string | null; decidedBy: Named | null }[]
}

interface Document {
  id: string
  code: string
  status: string
  revision: number | null
  contactPerson: string | null
  contactPhone: string | null
  itemCount: string | null
  theoreticalWeight: string | null
  shippingFee: string | null
  total: string | null
  grandTotal: string | null
  note: string | null
  createdBy: Named | null
  approval: Approval | null
}

export interface Order extends Document {
  customer: Named | null
  orderDate: string
  contractNumber: string | null
  taxCode: string | null
  shippingAddress: Address | null
  receivingWarehouse: string | null
  receivingDate: string | null
  receivingOfficer: string | null
  exportingWarehouse: Named | null
  actualWeight: string | null
  discount: string | null
  discountPolicy: string | null
  oldDebt: string | null
  lines: OrderLine[]
}

export interface Contract extends Document {
  supplier: Named | null
  contractNumber: string | null
  contractDate: string
  validFrom: string | null
  validTo: string | null
  kind: 'fixed' | 'open_ended'
  weightTerm: 'our_scale' | 'supplier_scale' | 'barem'
  tolerance: string | null
  receivingWarehouse: Named | null
  receivingDate: string | null
  depositPercent: string | null
  paymentTerms: string | null
  lines: ContractLine[]
  prices: DatedPrice[]
}

/** Who approved what is printed, and when; null while nobody did, or no longer. */
export function approvedBy({ approval, status }: Pick<Document, 'approval' | 'status'>): { name: string; at: string } | null {
  if (markOf(status) || approval?.status !== 'approved') return null
  const last = approval.tasks.findLast((task) => task.status === 'approved' && task.decidedBy && task.decidedAt)
  return last ? { name: last.decidedBy!.name, at: last.decidedAt! } : null
}

/** How goods are called on the document: as they were when the line was written. */
export const goodsName = ({ productName, product }: Pick<Goods, 'productName' | 'product'>) => productName ?? product?.name ?? ''

/** Whom to ask: name and number. */
export const contactOf = ({ contactPerson, contactPhone }: Pick<Document, 'contactPerson' | 'contactPhone'>) => [contactPerson, contactPhone].filter(Boolean).join(' – ')
