import type { OrderLine } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** The lines of orders that lines are made from, by id. */
export async function orderLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, OrderLine>> {
  const ids = lines.flatMap(({ orderLineId }) => (typeof orderLineId === 'string' ? [orderLineId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<OrderLine>(
    `select l.id, l.product_id as "productId", l.quantity::text, l.length::text,
       case when l.weight_mode is not null then json_build_object('weightMode', l.weight_mode,
         'barem', l.barem::text, 'baremBasis', l.barem_basis, 'length', l.length::text) end as frozen,
       coalesce(l.is_closed, false) as "isClosed",
       json_build_object('id', o.id, 'code', o.code, 'status', o.status, 'orderDate', o.order_date,
         'customerId', o.customer_id, 'warehouseId', o.exporting_warehouse_id, 'isDirect', o.source = 'supplier_direct') as "order"
     from sales_orders_lines l
       join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
     where l.tenant_id = app_tenant() and l.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
