import type { Source } from '#app/resources/query/source'

/** SQL of a figure of a line `l` for what is still to come of it, of what it is in all. */
const left = (whole: string) => `coalesce(${whole} * (l.quantity - coalesce(f.quantity, 0)) / nullif(l.quantity, 0), 0)`

const pieces = `case when l.quantity_unit = 'piece' then l.quantity else coalesce(l.pieces, 0) end`

/**
 * SQL of lines of contracts in force of which something is to come, pieces of those by the tonne by their barem. What
 * goes straight from the supplier to a customer never stands in a warehouse, and open-ended contracts name no quantity.
 */
export const ON_ORDER = `select l.id, c.id as contract_id, c.code, c.supplier_id, l.product_id,
    c.receiving_warehouse_id as warehouse_id, c.receiving_date, ${pieces} as ordered, coalesce(f.pieces, 0) as received,
    round(${left(pieces)}, 3) as on_order, round(${left('l.theoretical_weight')}, 3) as barem_kg, c.search_text
  from purchase_contracts c
    join purchase_contracts_lines l on l.tenant_id = c.tenant_id and l.owner_id = c.id
    left join fulfilment_by_contract_line f on f.tenant_id = l.tenant_id and f.contract_line_id = l.id
  where c.tenant_id = app_tenant() and c.status in ('approved', 'in_progress') and c.order_id is null
    and c.kind = 'fixed' and l.is_closed is not true and l.quantity > coalesce(f.quantity, 0)`

/** What suppliers still have to bring. */
export const stockOnOrder: Source = {
  sql: () => `select o.id, o.contract_id, o.code, o.supplier_id, o.product_id, o.warehouse_id, o.receiving_date,
      o.ordered, o.received, o.on_order, o.barem_kg,
      concat_ws(' ', o.search_text, s.search_text, g.search_text) as search_text
    from (${ON_ORDER}) o
    join products g on g.tenant_id = app_tenant() and g.id = o.product_id
    left join suppliers s on s.tenant_id = app_tenant() and s.id = o.supplier_id`,
}
