import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** Whether one of these people wrote the order or the invoice that goods of a return were sold by. */
export async function isSeller(people: readonly unknown[], { returnId }: Values): Promise<boolean> {
  const found = await rowsOf(
    `select 1 from returns_lines l
       left join invoices_lines i on i.tenant_id = l.tenant_id and i.id = l.invoice_line_id
       left join invoices v on v.tenant_id = i.tenant_id and v.id = i.owner_id
       left join sales_orders_lines o on o.tenant_id = l.tenant_id and o.id = l.order_line_id
       left join sales_orders s on s.tenant_id = o.tenant_id and s.id = o.owner_id
     where l.tenant_id = app_tenant() and l.owner_id = $1::uuid
       and (v.created_by = any($2::uuid[]) or s.created_by = any($2::uuid[])) limit 1`,
    [returnId, people.filter((id) => typeof id === 'string')],
  )
  return found.length > 0
}
