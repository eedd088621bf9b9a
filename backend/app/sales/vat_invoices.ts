import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** Serials and numbers of VAT invoices that are issued of a document and not replaced. */
async function vatInvoicesOf({ id }: Values): Promise<readonly string[]> {
  if (typeof id !== 'string') return []
  const found = await rowsOf<{ name: string }>(
    `select v.serial || ' ' || v.number as name from (
       select tenant_id, owner_id, target_id from vat_invoices_invoices
       union all select tenant_id, owner_id, target_id from vat_invoices_returns
       union all select tenant_id, owner_id, target_id from vat_invoices_adjustments) j
       join vat_invoices v on v.tenant_id = j.tenant_id and v.id = j.owner_id and v.status in ('issued', 'adjusted')
     where j.tenant_id = app_tenant() and j.target_id = $1 order by 1`,
    [id],
  )
  return found.map(({ name }) => name)
}

/** Numbers of VAT invoices that are issued of a document. */
export const vatInvoicesFact = defineFact({
  name: 'vatInvoices',
  reads: ['id'],
  read: (row) => vatInvoicesOf(row),
})
