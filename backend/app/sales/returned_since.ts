import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** Posted returns that came after an adjustment, of lines of invoices whose prices it lowered. */
async function returnedSince({ id }: Values): Promise<readonly string[]> {
  const rows = await rowsOf<{ code: string }>(
    `select distinct t.code from reducing_entries c
       join returning_entries r on r.tenant_id = c.tenant_id and r.invoice_line_id = c.invoice_line_id
         and r.kind = 'return' and r.created_at > c.created_at
       join returns t on t.tenant_id = r.tenant_id and t.id = r.document_id and t.status = 'done'
     where c.tenant_id = app_tenant() and c.document_id = $1::uuid and c.kind = 'reduction' order by 1`,
    [typeof id === 'string' ? id : null],
  )
  return rows.map(({ code }) => code)
}

/** Numbers of returns that gave back goods at a price that was lowered before. */
export const returnedSinceFact = defineFact({
  name: 'returnedSince',
  reads: ['id'],
  read: (row) => returnedSince(row),
})
