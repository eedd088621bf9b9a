import type { registry } from '@barem/resources'
import type { measures } from '@barem/resources/calc/measures'
import type { Row } from '@barem/resources/kit'
import { printedPhone } from './phone.ts'
import type { PaperName } from '@barem/resources/papers'
import { markOf } from './mark.ts'

/** A related row, embedded beside its id. */
export interface Named {
  id: string
  code?: string | null
  name: string
}

type OrderRow = Row<(typeof registry)['sales-orders']>
type ContractRow = Row<(typeof registry)['purchase-contracts']>
type Goods =
  | 'id'
  | 'productName'
  | 'unit'
  | 'englishUnit'
  | 'weightMode'
  | 'barem'
  | 'baremBasis'
  | typeof measures.piece
  | 'length'
  | 'theoreticalWeight'
  | 'priceType'
  | 'unitPrice'
  | 'amount'
  | 'note'
type OfProduct = { product: Named | null }

/** The newest request for approval, as far as papers show it. */
export interface Approval {
  status: string
  tasks: { status: string; decidedAt: string | null; decidedBy: Named | null }[]
}

/** The fields of every document besides its own. */
interface Document {
  createdBy: Named | null
  approval: Approval | null
  deliveryMethod: Named | null
  shippingMethod: Named | null
  paymentMethod: Named | null
}

type Common =
  | 'id'
  | 'code'
  | 'status'
  | 'revision'
  | 'contactPerson'
  | 'contactPhone'
  | 'contractNumber'
  | 'receivingDate'
  | 'itemCount'
  | 'theoreticalWeight'
  | 'shippingFee'
  | 'total'
  | 'grandTotal'
  | 'note'

export type OrderLine = Pick<OrderRow['lines'][number], Goods | 'actualWeight' | 'errorMargin' | 'weightSource'> &
  OfProduct
export type ContractLine = Pick<ContractRow['lines'][number], Goods | 'quantityUnit'> & OfProduct
export type DatedPrice = Pick<ContractRow['prices'][number], 'id' | 'validFrom' | 'unitPrice' | 'note'> & OfProduct

/** The printed part of a sales order. Weights in kg, sums in dong. */
export type Order = Pick<
  OrderRow,
  | Common
  | 'orderDate'
  | 'taxCode'
  | 'shippingAddress'
  | 'receivingWarehouse'
  | 'receivingOfficer'
  | 'actualWeight'
  | 'discount'
  | 'oldDebt'
  | 'quotedUntil'
> &
  Document & { customer: Named | null; exportingWarehouse: Named | null; lines: OrderLine[] }

/** The printed part of a purchase contract. */
export type Contract = Pick<
  ContractRow,
  | Common
  | 'contractDate'
  | 'validFrom'
  | 'validTo'
  | 'kind'
  | 'weightTerm'
  | 'tolerance'
  | 'depositPercent'
  | 'depositAmount'
  | 'paymentDays'
  | 'paymentTerms'
> &
  Document & { supplier: Named | null; receivingWarehouse: Named | null; lines: ContractLine[]; prices: DatedPrice[] }

/** Who approved what is printed, and when; null without a current approval. */
export function approvedBy(
  { approval, status }: Pick<Order, 'approval' | 'status'>,
  paper: PaperName,
): { name: string; at: string } | null {
  if (markOf(status, paper) || approval?.status !== 'approved') return null
  const last = approval.tasks.findLast((task) => task.status === 'approved' && task.decidedBy && task.decidedAt)
  return last ? { name: last.decidedBy!.name, at: last.decidedAt! } : null
}

/** The name of goods on the document: as it was when the line was written. */
export const goodsName = ({ productName, product }: Pick<OrderLine, 'productName' | 'product'>) =>
  productName ?? product?.name ?? ''

/** The way of delivery: `Giao tận công trình · Xe tải 8 tấn`. */
export const deliveryOf = ({ deliveryMethod, shippingMethod }: Pick<Order, 'deliveryMethod' | 'shippingMethod'>) =>
  [deliveryMethod?.name, shippingMethod?.name].filter(Boolean).join(' · ')

/** Whom to ask: name and number. */
export const contactOf = ({ contactPerson, contactPhone }: Pick<Order, 'contactPerson' | 'contactPhone'>) =>
  [contactPerson, contactPhone && printedPhone(contactPhone)].filter(Boolean).join(' – ')
