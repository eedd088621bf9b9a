import type { Source } from '#app/resources/query/source'
import { AVAILABLE, PLACES, VALUE } from './on_hand.ts'

/** SQL of an id for a product in a place: what identifies both, in the form of a UUID. */
const ID = `overlay(overlay(md5(w.product_id || ' ' || coalesce(w.warehouse_id, w.transfer_line_id))
  placing '4' from 13) placing '8' from 17)::uuid`

/** Products in warehouses and on their way between them, as far as there is anything of them. */
export const stockOnHand: Source = {
  sql: () => `select ${ID} as id, g.code, g.name, g.search_text, w.product_id, w.warehouse_id, l.owner_id as transfer_id, u.name as unit, w.pieces,
      coalesce(r.pieces, 0) as reserved, ${AVAILABLE} as available, w.actual_kg, w.barem_kg, ${VALUE} as value
    from ${PLACES} w
    join stock_by_product p on p.tenant_id = w.tenant_id and p.product_id = w.product_id
    join products g on g.tenant_id = w.tenant_id and g.id = w.product_id
    left join stock_transfers_lines l on l.tenant_id = w.tenant_id and l.id = w.transfer_line_id
    left join reservations_by_product_warehouse r
      on r.tenant_id = w.tenant_id and r.product_id = w.product_id and r.warehouse_id = w.warehouse_id
    left join product_units u on u.tenant_id = g.tenant_id and u.id = g.unit_id
    where w.tenant_id = app_tenant() and (w.pieces <> 0 or w.actual_kg <> 0)`,
}
