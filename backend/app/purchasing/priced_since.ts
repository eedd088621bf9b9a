import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** SQL of entries of a ledger that are in force: of one document, or of all. */
const standing = (table: string, kind: string) => `select e.document_id, e.receipt_line_id, e.created_at from ${table} e
  where e.tenant_id = app_tenant() and e.kind = '${kind}' and not exists (
    select from ${table} v where v.tenant_id = e.tenant_id and v.reverses_id = e.posting_id)`

/**
 * What priced the same lines of receipts after a document: settled prices, claims, lower prices, and goods that went
 * back.
 */
async function pricedSince({ id }: Values): Promise<readonly string[]> {
  const rows = await rowsOf<{ code: string }>(
    `with priced as (select 'supplier_claims' as what, * from (${standing('crediting_entries', 'claim')}) claims
         union all select 'warehouse_issues', * from (${standing('crediting_entries', 'return')}) returns
         union all select 'debt_adjustments', * from (${standing('crediting_entries', 'price_cut')}) cuts
         union all select 'price_settlements', * from (${standing('repricing_entries', 'settlement')}) settlements),
       later as (select n.what, n.document_id as id from priced o join priced n
           on n.receipt_line_id = o.receipt_line_id and n.created_at > o.created_at and n.what <> o.what
         where o.document_id = $1::uuid)
     select d.code from later join supplier_claims d on d.tenant_id = app_tenant() and d.id = later.id
       where what = 'supplier_claims'
     union
     select d.code from later join warehouse_issues d on d.tenant_id = app_tenant() and d.id = later.id
       where what = 'warehouse_issues'
     union
     select d.code from later join debt_adjustments d on d.tenant_id = app_tenant() and d.id = later.id
       where what = 'debt_adjustments'
     union
     select d.code from later join price_settlements d on d.tenant_id = app_tenant() and d.id = later.id
       where what = 'price_settlements'
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
