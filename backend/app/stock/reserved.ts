import { defineFact } from '#app/engine/facts'
import type { Reserved } from '@barem/resources/calc/settle'
import type { Values } from '#app/engine/behaviour'
import { asRows } from '#app/posting/balance_rows'
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

/**
 * What lines of orders have reserved of products in warehouses, by the time at which they took it, the latest first.
 * What a line gave since counts against what it took last; once it had released all, it took anew.
 * @param places rows with `productId` and `warehouseId`; those without are left out
 */
async function reservedAtPlaces(places: readonly Values[]): Promise<Reserved[]> {
  const wanted = places.filter(({ productId, warehouseId }) => productId && warehouseId)
  if (wanted.length === 0) return []
  return rowsOf<Reserved & Record<string, unknown>>(
    `with places as (
       select distinct product_id, warehouse_id
         from jsonb_populate_recordset(null::reservations_by_product_warehouse, $1::jsonb)
     ), taken as (
       select e.product_id, e.warehouse_id, e.order_line_id, e.seq, e.pieces,
         greatest(0, r.pieces - sum(e.pieces) over (
           partition by e.product_id, e.warehouse_id, e.order_line_id order by e.seq) + e.pieces) as before
         from places p
           join reservations_by_product_warehouse_order_line r on r.tenant_id = app_tenant()
             and r.product_id = p.product_id and r.warehouse_id = p.warehouse_id and r.pieces > 0
           join reservations_entries e on e.tenant_id = r.tenant_id and e.product_id = r.product_id
             and e.warehouse_id = r.warehouse_id and e.order_line_id = r.order_line_id and e.pieces > 0
         where not exists (select from reservations_entries z where z.tenant_id = e.tenant_id
           and z.product_id = e.product_id and z.warehouse_id = e.warehouse_id and z.order_line_id = e.order_line_id
           and z.kind = 'release' and z.by_product_warehouse_order_line_pieces = 0 and z.seq > e.seq)
     )
     select product_id as "productId", warehouse_id as "warehouseId", order_line_id as "orderLineId",
       least(pieces, before)::text as pieces from taken where before > 0 order by product_id, warehouse_id, seq desc`,
    [asRows(wanted.map(({ productId, warehouseId }) => ({ productId, warehouseId })))],
  )
}

/** What lines of orders have reserved of goods in places. */
export const reservedFact = defineFact({
  name: 'reserved',
  reads: ['warehouseId', 'lines.productId', 'lines.warehouseId'],
  // Lines that name no warehouse are in that of their document.
  read: ({ warehouseId }, places) => reservedAtPlaces(places.map((place) => ({ warehouseId, ...place }))),
})
