import type { Source } from '#app/resources/query/source'

const LEFT = 'l.quantity - coalesce(f.pieces, 0)'

/**
 * What customers have not taken of orders in force. Goods that go straight from a supplier to a customer are left out,
 * closed lines are not awaited, and services are in no warehouse.
 */
export const soldNotTaken: Source = {
  sql: () => `select l.id, o.code, o.id as order_id, o.customer_id, l.product_id,
      o.exporting_warehouse_id as warehouse_id, o.order_date,
      greatest(0, (now() at time zone 'Asia/Ho_Chi_Minh')::date - o.order_date) as days, l.quantity as sold,
      coalesce(f.pieces, 0)::numeric(15, 3) as taken, (${LEFT})::numeric(15, 3) as "left",
      round(coalesce(l.theoretical_weight * (${LEFT}) / nullif(l.quantity, 0), 0), 3) as barem_kg,
      concat_ws(' ', o.search_text, c.search_text, g.search_text) as search_text
    from sales_orders o
    join sales_orders_lines l on l.tenant_id = o.tenant_id and l.owner_id = o.id
    join products g on g.tenant_id = l.tenant_id and g.id = l.product_id
    join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
    left join fulfilment_by_order_line f on f.tenant_id = l.tenant_id and f.order_line_id = l.id
    where o.tenant_id = app_tenant() and o.status in ('approved', 'in_progress') and o.source = 'warehouse'
      and l.is_closed is not true and l.is_service is not true and ${LEFT} > 0`,
}
