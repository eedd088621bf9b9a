import { metrics } from '@barem/resources/metrics'
import type { Source } from '#app/resources/query/source'
import { addedBy, hour, isOf } from './compile.ts'

/** Entries of money of customers in funds; what went back to them, and an undoing, is below zero. */
export const collections: Source = {
  readsById: true,
  sql: () => `select e.id, d.code, e.document_id as transaction_id, e.date, (${hour})::int as hour, e.kind, d.customer_id,
      e.fund_id, ${addedBy(metrics.collected)} as collected, concat_ws(' ', d.search_text, c.search_text) as search_text
    from cash_entries e
    left join debt_transactions d on d.tenant_id = e.tenant_id and d.id = e.document_id
    left join customers c on c.tenant_id = d.tenant_id and c.id = d.customer_id
    where ${isOf(metrics.collected)}`,
}
