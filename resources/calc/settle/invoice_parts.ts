import type { BillableLine, BilledOrder } from './billable_line.ts'
import type { Facts } from './facts.ts'
import { ordersOf } from './named_orders.ts'
import type { Row } from './computation.ts'

export type Sources = Facts['billableLines']

/** A line of an invoice with the line of the order that it is made from. */
export interface Part {
  line: Row
  /** Its place among the lines of the invoice. */
  place: number
  source: BillableLine
}

/** The lines of an invoice that are made from orders: others have neither a fee nor a whole. */
export const partsOf = (lines: readonly Row[], sources: Sources): Part[] =>
  lines.flatMap((line, place) => {
    const source = sources.get(String(line.orderLineId))
    return source ? [{ line, place, source }] : []
  })

/** All lines of an order, those that are not invoiced now included. */
export const ofOrder = ({ id }: BilledOrder, sources: Sources): BillableLine[] =>
  [...sources.values()].filter(({ order }) => order.id === id)

/** The lines of an invoice by their orders. */
export const byOrder = (parts: readonly Part[]): [BilledOrder, Part[]][] =>
  ordersOf(parts.map(({ source }) => source)).map((order) => [
    order,
    parts.filter(({ source }) => source.order.id === order.id),
  ])
