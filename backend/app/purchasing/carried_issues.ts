import type { CarriedIssue } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** Deliveries in the order of their numbers, each with the posted invoice that its freight is in. */
async function carriedIssuesOf({ freightIssueIds }: Values): Promise<readonly CarriedIssue[]> {
  const ids = (freightIssueIds ?? []) as readonly string[]
  if (ids.length === 0) return []
  return rowsOf<CarriedIssue>(
    `select i.id, i.code, i.status, i.document_date::text as "documentDate",
       coalesce(i.actual_weight, i.theoretical_weight)::text as kg,
       (select v.code from matching_entries m
          join supplier_invoices v on v.tenant_id = m.tenant_id and v.id = m.document_id
          where m.tenant_id = i.tenant_id and m.freight_issue_id = i.id and v.status = 'done'
          limit 1) as "invoicedBy"
     from warehouse_issues i
     where i.tenant_id = app_tenant() and i.id = any($1::uuid[]) order by i.code, i.id`,
    [ids],
  )
}

/** The deliveries whose freight a supplier's invoice is for. */
export const carriedIssuesFact = defineFact({
  name: 'carriedIssues',
  reads: ['freightIssueIds'],
  read: (row) => carriedIssuesOf(row),
})
