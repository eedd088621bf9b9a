import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** SQL of entries of a ledger that are in force: of one document, or of all. */
const standing = (table: string, kind: string) => `select e.document_id, e.receipt_line_id, e.created_at from ${table} e
  where e.tenant_id = app_tenant() and e.kind = '${kind}' and not exists (
    select from ${table} v where v.tenant_id = e.tenant_id and v.reverses_id = e.posting_id)`

/** Claims that follow settled prices, and settled prices that follow claims, of the same lines of receipts. */
async function pricedSince({ id }: Values): Promise<readonly string[]> {
  const rows = await rowsOf<{ code: string }>(
    `with claims as (${standing('crediting_entries', 'claim')}),
       settlements as (${standing('repricing_entries', 'settlement')})
     select s.code from claims o join settlements n on n.receipt_line_id = o.receipt_line_id
         and n.created_at > o.created_at
       join price_settlements s on s.tenant_id = app_tenant() and s.id = n.document_id
     where o.document_id = $1::uuid
     union
     select c.code from settlements o join claims n on n.receipt_line_id = o.receipt_line_id
         and n.created_at > o.created_at
       join supplier_claims c on c.tenant_id = app_tenant() and c.id = n.document_id
     where o.document_id = $1::uuid
     order by 1`,
    [typeof id === 'string' ? id : null],
  )
  return rows.map(({ code }) => code)
}

/** Numbers of what priced the same goods later: each is worked out with those before it. */
export const pricedSinceFact = defineFact({
  name: 'pricedSince',
  reads: ['id'],
  read: (row) => pricedSince(row),
})
