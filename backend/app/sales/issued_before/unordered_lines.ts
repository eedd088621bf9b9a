import { rowsOf } from '#app/tenancy/run'

/** A line of an issue that has no line of an order, with the kg that left. */
export interface UnorderedLine extends Record<string, unknown> {
  id: string
  productId: string
  productName: string
  quantity: string
  actualKg: string
  baremKg: string
}

const SQL = `select l.id, l.product_id as "productId", l.product_name as "productName", l.quantity::text,
    coalesce(-sum(e.actual_kg), 0)::text as "actualKg",
    coalesce(l.theoretical_weight, -sum(e.barem_kg), 0)::text as "baremKg"
  from warehouse_issues_lines l
    left join stock_entries e on e.tenant_id = l.tenant_id and e.document_id = l.owner_id and e.line_id = l.id
      and e.kind = 'issue'
  where l.tenant_id = app_tenant() and l.owner_id = $1::uuid and l.product_id is not null and l.order_line_id is null
  group by l.id, l.product_id, l.product_name, l.quantity, l.theoretical_weight, l.position order by l.position`

/** The lines of an issue whose goods left without an order. */
export const unorderedLines = (issueId: string): Promise<UnorderedLine[]> => rowsOf<UnorderedLine>(SQL, [issueId])

/** The order that lines of an issue belong to, where it is another one and none of the goods waits; null otherwise. */
export async function otherOrder(
  issueId: string,
  orderId: string | null,
): Promise<{ code: string; order: string } | null> {
  const [found] = await rowsOf<{ code: string; order: string }>(
    `select i.code, min(o.code) as "order" from warehouse_issues i
        join warehouse_issues_lines w on w.tenant_id = i.tenant_id and w.owner_id = i.id
        join sales_orders_lines l on l.tenant_id = w.tenant_id and l.id = w.order_line_id
        join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
      where i.tenant_id = app_tenant() and i.id = $1::uuid and i.unordered_count = 0
      group by i.code having not bool_or(o.id is not distinct from $2::uuid)`,
    [issueId, orderId],
  )
  return found ?? null
}
