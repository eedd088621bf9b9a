import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** The posted invoices of goods that a customer took in exchange for those of a return, the oldest first. */
async function exchangedOf({ id }: Values): Promise<readonly string[]> {
  if (typeof id !== 'string') return []
  const rows = await rowsOf<{ id: string }>(
    `select i.id from invoices i join sales_orders o on o.tenant_id = i.tenant_id and o.return_id = $1::uuid
         and (o.id = i.order_id or exists (select from invoices_more_orders j
           where j.tenant_id = i.tenant_id and j.owner_id = i.id and j.target_id = o.id))
       where i.tenant_id = app_tenant() and i.status = 'done' group by i.id, i.created_at order by i.created_at, i.id`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** The invoices that the credit of a return pays, after those that its goods come from. */
export const exchangedFact = defineFact({
  name: 'exchanged',
  reads: ['id'],
  read: (row) => exchangedOf(row),
})
