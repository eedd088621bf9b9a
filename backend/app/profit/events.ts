import type { Delivery, SaleEvent } from '@barem/resources/calc/profit'
import { rowsOf } from '#app/tenancy/run'

/** An event of the goods of a line of an order. */
export interface PostedEvent {
  orderLineId: string
  event: SaleEvent
}

const costs = (booked: string, entry: string, gain = `'0'`) =>
  `json_build_object('booked', (${booked})::text, 'actual', coalesce(${entry}.cost_by_actual_kg, ${booked})::text,
    'barem', coalesce(${entry}.cost_by_barem_kg, ${entry}.cost_by_actual_kg, ${booked})::text, 'gain', ${gain})`

/**
 * SQL of what our scale won over the kg that the supplier billed of goods that went straight, in dong; of other goods
 * it is in the average of all that came.
 */
const GAIN = `coalesce((select round((r.amount - case d.vat when 'included' then coalesce(r.tax, 0) else 0 end)
      * (r.actual_weight / r.paid_weight - 1) * l.quantity / r.quantity)
    from warehouse_receipts d join warehouse_receipts_lines r on r.tenant_id = d.tenant_id and r.owner_id = d.id
    where d.tenant_id = w.tenant_id and d.id = w.direct_receipt_id and r.product_id = l.product_id
      and r.price_type <> 'piece' and r.paid_weight > 0 and r.actual_weight > 0
    order by r.position limit 1), 0)::text`

/** Goods that left, came back before they were invoiced, and were invoiced, of lines of orders $1. */
const EVENTS = `
  select e.created_at as at, 1 as turn, l.order_line_id, case when e.kind = 'issue'
      then json_build_object('kind', 'issued', 'issueLineId', l.id, 'pieces', (-e.pieces)::text,
        'costs', ${costs('-e.value', 'e', GAIN)})
      else json_build_object('kind', 'undone', 'issueLineId', l.id) end as event
    from warehouse_issues_lines l
    join warehouse_issues w on w.tenant_id = l.tenant_id and w.id = l.owner_id
    join stock_entries e on e.tenant_id = l.tenant_id and e.document_id = l.owner_id and e.line_id = l.id
      and e.document = 'warehouse-issues' and e.kind in ('issue', 'reversal')
    where l.tenant_id = app_tenant() and l.order_line_id = any($1::uuid[])
  union all
  select r.created_at, 2, r.order_line_id, json_build_object('kind', 'back', 'issueLineId', r.issue_line_id,
      'pieces', r.quantity::text, 'costs', ${costs('r.cost', 'r')})
    from returning_entries r
    where r.tenant_id = app_tenant() and r.issue_line_id is not null and r.order_line_id = any($1::uuid[])
  union all
  select i.created_at, 3, i.order_line_id, json_build_object(
      'kind', case when i.kind = 'invoice' then 'invoiced' else 'uninvoiced' end, 'id', i.id,
      'invoiceLineId', i.line_id, 'pieces', i.pieces::text)
    from invoicing_entries i
    where i.tenant_id = app_tenant() and i.document = 'invoices' and i.order_line_id = any($1::uuid[])`

/** What happened to the goods of lines of orders, in the order in which it was posted. */
export const eventsOf = (orderLineIds: readonly string[]): Promise<PostedEvent[]> =>
  rowsOf(`select order_line_id as "orderLineId", event from (${EVENTS}) s order by at, turn`, [orderLineIds])

/** The freight of deliveries of which some goods left for these lines. */
export const deliveriesOf = (orderLineIds: readonly string[]): Promise<Delivery[]> =>
  rowsOf(
    `select b.amount::text as freight, (
        select json_agg(json_build_object('id', n.id, 'kg', coalesce(n.actual_weight, n.theoretical_weight, 0)::text)
            order by n.position)
          from warehouse_issues_lines n where n.tenant_id = b.tenant_id and n.owner_id = b.freight_issue_id) as lines
      from matching_by_freight_issue b
      where b.tenant_id = app_tenant() and b.amount <> 0 and b.freight_issue_id in (
        select l.owner_id from warehouse_issues_lines l
          where l.tenant_id = app_tenant() and l.order_line_id = any($1::uuid[]))`,
    [orderLineIds],
  )
