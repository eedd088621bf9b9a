import type { registry } from '@barem/resources'
import { outcomeOf, type Row } from '@barem/resources/kit'
import type { Named, PrintedDocument } from '../../../documents/print/printed.ts'
import { definitionOf } from '../../../resources/model/registry.ts'
import type { LineOfGoods, OfGoods, OfProduct } from '../../goods/papers/printed.ts'

type OrderRow = Row<(typeof registry)['sales-orders']>

export type OrderLine = Pick<
  OrderRow['lines'][number],
  LineOfGoods | 'isService' | 'actualWeight' | 'errorMargin' | 'weightSource'
> &
  OfProduct

/** The printed part of a sales order. Weights in kg, sums in dong. */
export type Order = Pick<
  OrderRow,
  | OfGoods
  | 'orderDate'
  | 'taxCode'
  | 'shippingAddress'
  | 'receivingWarehouse'
  | 'receivingOfficer'
  | 'actualWeight'
  | 'discount'
  | 'oldDebt'
  | 'vat'
  | 'tax'
  | 'quotedUntil'
  | 'itemCount'
  | 'issuedCount'
  | 'issuedWeight'
  | 'invoicedCount'
  | 'invoicedTotal'
> &
  PrintedDocument & { customer: Named | null; exportingWarehouse: Named | null; lines: OrderLine[] }

/** What has become of a figure of an order, as its page shows it; null where nothing else has. */
export const outcomeOn = (row: Pick<Order, 'status'>, name: 'actualWeight' | 'grandTotal') =>
  outcomeOf(definitionOf('sales-orders'), row, name)

/** Where the goods go: `Kho công trình, 12 Lê Lợi, …`. */
export const shipTo = ({ receivingWarehouse, shippingAddress }: Order): string =>
  [receivingWarehouse, shippingAddress?.text].filter(Boolean).join(', ')
