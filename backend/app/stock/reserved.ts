import { rowsOf } from '#app/tenancy/run'
import type { Asked } from './on_hand.ts'

/** What orders have reserved of products: a row for each line of an order, the first delivery first. */
export async function reservedOf(asked: Asked): Promise<{ rows: unknown[]; total: number }> {
  const { start, limit, warehouseId, productId } = asked
  const from = `from reservations_by_product_warehouse_order_line r
    join sales_orders_lines l on l.tenant_id = r.tenant_id and l.id = r.order_line_id
    join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
    where r.tenant_id = app_tenant() and r.pieces > 0 and ($1::uuid is null or r.warehouse_id = $1)
      and ($2::uuid is null or r.product_id = $2)`
  const rows = await rowsOf(
    `select l.id, json_build_object('id', o.id, 'code', o.code) as "order", o.receiving_date::text as "receivingDate",
       r.pieces::text ${from} order by o.receiving_date nulls last, o.code, l.position offset $3 limit $4`,
    [warehouseId, productId, start, limit],
  )
  const [counted] = await rowsOf<{ n: number }>(`select count(*)::int as n ${from}`, [warehouseId, productId])
  return { rows, total: counted!.n }
}
