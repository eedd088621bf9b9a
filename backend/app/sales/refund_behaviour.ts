import { companySettings } from '#app/company/settings'
import type { Behaviour, Values } from '#app/engine/behaviour'
import { mistaken } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'

/** Whether one of these people wrote the order or the invoice that goods of a return were sold by. */
async function isSeller(people: readonly unknown[], { returnId }: Values): Promise<boolean> {
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

/** Where the company asks so, whoever sold goods does not pay back what the customer gets for them. */
export const refundBehaviour: Behaviour = {
  async updated(id, row, before, writer) {
    const isPaid = row.status === 'done' && before.status !== 'done'
    if (!isPaid || row.kind !== 'refund' || !row.returnId || !(await companySettings()).refundApart) return
    const [maker] = await rowsOf<{ by: string | null }>(
      `select created_by as by from debt_transactions where tenant_id = app_tenant() and id = $1::uuid`,
      [id],
    )
    if (await isSeller([writer.userId, maker?.by], row)) throw mistaken([{ field: 'returnId', rule: 'refundApart' }])
  },
}
