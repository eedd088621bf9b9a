import { defineFact } from '#app/engine/facts'
import type { OrderLine } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** What posted issues took of a line of an order, of the parts that weigh what the line says. */
const ISSUED_ALIKE = `select sum(p.quantity) as quantity, sum(p.theoretical_weight) as barem_kg
  from warehouse_issues_lines p join warehouse_issues i on i.tenant_id = p.tenant_id and i.id = p.owner_id
  where p.tenant_id = l.tenant_id and p.order_line_id = l.id and i.status = 'done'
    and p.weight_mode is not distinct from l.weight_mode and p.barem is not distinct from l.barem
    and p.barem_basis is not distinct from l.barem_basis and p.length is not distinct from l.length`

/** The lines of orders that lines are made from, by id. */
export async function orderLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, OrderLine>> {
  const ids = lines.flatMap(({ orderLineId }) => (typeof orderLineId === 'string' ? [orderLineId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<OrderLine>(
    `select l.id, l.product_id as "productId", l.quantity::text, l.length::text,
       case when l.weight_mode is not null then json_build_object('weightMode', l.weight_mode,
         'barem', l.barem::text, 'baremBasis', l.barem_basis, 'length', l.length::text) end as frozen,
       json_build_object('quantity', coalesce(p.quantity, 0)::text,
         'baremKg', coalesce(p.barem_kg, 0)::text) as "issuedAlike",
       coalesce(l.is_closed, false) as "isClosed",
       json_build_object('id', o.id, 'code', o.code, 'status', o.status, 'orderDate', o.order_date,
         'customerId', o.customer_id, 'warehouseId', o.exporting_warehouse_id, 'isDirect', o.source = 'supplier_direct',
         'supplierId', o.supplier_id) as "order"
     from sales_orders_lines l
       join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
       cross join lateral (${ISSUED_ALIKE}) p
     where l.tenant_id = app_tenant() and l.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of orders that lines are made from. */
export const orderLinesFact = defineFact({
  name: 'orderLines',
  reads: ['lines.orderLineId'],
  read: (_row, lines) => orderLinesOf(lines),
})
