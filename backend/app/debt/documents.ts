import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { Asked } from './asked.ts'
import { named } from './items.ts'

/** SQL of the sum of entries of invoices with a document of some resource, as of the day. */
const paidBy = (resource: string) =>
  `coalesce(-sum(e.amount) filter (where e.kind in ('allocation', 'reversal') and e.document ${resource} 'invoices'), 0)`

/**
 * Invoices that were posted by a day, with what of each was paid by a deposit, what was collected since and what was
 * left then: those due first before others; and the sums of all that are found.
 */
export async function documents({ start, limit, q, asOf, show, customerId }: Asked) {
  const conditions = { all: 'true', overdue: 'p.open > 0 and i.due_date < $1::date', overLimit: 'true' }
  const found = `from (
      select e.invoice_id, sum(e.amount) as open, ${paidBy('=')} as initial, ${paidBy('<>')} as collected
      from receivables_entries e
      where e.tenant_id = app_tenant() and e.invoice_id is not null and e.date <= $1::date
        and ($2::uuid is null or e.customer_id = $2) group by e.invoice_id
    ) p join invoices i on i.tenant_id = app_tenant() and i.id = p.invoice_id and i.status = 'done'
    join customers c on c.tenant_id = i.tenant_id and c.id = i.customer_id
    left join sales_orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    where ($3::text is null or (c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')))
      like '%' || search_form($3) || '%') and ${conditions[show]}`
  const said = [asOf, customerId, q]
  const [rows, totals] = await allOf([
    rowsOf(
      `select i.id, i.code, i.document_date::text as "documentDate", i.due_date::text as "dueDate",
         ${named('c')} as customer, json_build_object('id', o.id, 'code', o.code, 'name', o.code) as "order",
         i.grand_total::text as amount, p.initial::text as "initialPaid", p.collected::text as collected,
         p.open::text as owed, case when p.open > 0 then greatest(0, $1::date - i.due_date) else 0 end as "overdueDays",
         case when p.open <= 0 then 'paid' when p.open >= i.grand_total then 'unpaid' else 'in_progress' end
           as "paymentStatus" ${found}
       order by p.open > 0 desc, i.due_date, i.code offset $4 limit $5`,
      [...said, start, limit],
    ),
    rowsOf<Record<string, string> & { count: number }>(
      `select count(*)::int as count, coalesce(sum(i.grand_total), 0)::text as amount,
         coalesce(sum(p.initial), 0)::text as "initialPaid", coalesce(sum(p.collected), 0)::text as collected,
         coalesce(sum(p.open), 0)::text as owed ${found}`,
      said,
    ),
  ])
  const { count, ...sum } = totals[0]!
  return { rows, sum, total: count }
}
