import type { KeptWeight } from '@barem/resources/calc/quote'
import { rowsOf } from '#app/tenancy/run'

/** The customer type of a customer of the company; null without a customer. */
export async function customerTypeOf(customerId: string | null): Promise<string | null> {
  if (customerId === null) return null
  const [row] = await rowsOf<{ type: string }>(
    'select customer_type_id as type from customers where tenant_id = app_tenant() and id = cast($1 as uuid)',
    [customerId],
  )
  return row?.type ?? null
}

/**
 * The weights that lines of orders of the company keep, by the id of the line.
 * @param onlyOf the person whose orders alone are looked at; null for those of all
 */
export async function keptWeights(ids: readonly string[], onlyOf: string | null): Promise<Map<string, KeptWeight>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<KeptWeight & { id: string }>(
    `select l.id, l.product_id as "productId", l.weight_mode as "weightMode", l.barem::text as barem,
      l.barem_basis as "baremBasis", l.length::text as length
     from sales_orders_lines l join sales_orders o on o.tenant_id = l.tenant_id and o.id = l.owner_id
     where l.tenant_id = app_tenant() and l.id = any(cast($1 as uuid[]))
       and (cast($2 as uuid) is null or o.created_by = cast($2 as uuid))`,
    [ids, onlyOf],
  )
  return new Map(rows.map(({ id, ...kept }) => [id, kept]))
}
