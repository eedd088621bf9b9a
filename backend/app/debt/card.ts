import { notFound } from '#app/http/api_error'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { DebtQuery } from './debt_query.ts'
import { buckets, endsOfBuckets, named, openItems, overdueDays } from './items.ts'

/** What a customer owed on a day by how late it was, with their terms. @throws ApiError COM_ERR_002 */
async function partyOf(customerId: string, asOf: string) {
  const ends = await endsOfBuckets()
  const sums = Object.entries(buckets('$1', ends)).map(([name, sql]) => `(${sql})::text as "${name}"`)
  const [[found], [terms]] = await allOf([
    rowsOf(`select ${sums.join(', ')}, ${overdueDays('$1')} as "overdueDays" from (${openItems('$1', '$2')}) i`, [
      asOf,
      customerId,
    ]),
    rowsOf(
      `select ${named('c')} as customer, c.credit_limit::text as "creditLimit", c.credit_days as "creditDays"
        from customers c where c.tenant_id = app_tenant() and c.id = $1`,
      [customerId],
    ),
  ])
  if (!terms) throw notFound()
  return { party: { ...(terms as object), ...(found as object) }, ends }
}

/** SQL of what tells the documents apart that one batch takes over. */
const TAKEN_OVER = `case when e.document = 'opening-receivables' then e.opening_line_id end`

/**
 * What moved the debt of a customer: one row for each document or its undoing, by their days. A payment that is
 * allocated anew moves nothing.
 */
const MOVES = `select (array_agg(e.id order by e.seq))[1] as id, e.date, min(e.seq) as seq, e.document, e.document_id,
    e.action, ${TAKEN_OVER} as opening_line_id, sum(e.amount) as amount
  from receivables_entries e where e.tenant_id = app_tenant() and e.customer_id = $1 and e.date <= $2::date
  group by e.posting_id, e.date, e.document, e.document_id, e.action, ${TAKEN_OVER}
  having sum(e.amount) <> 0`

/** SQL of the numbers of documents, of rows `m` that name them. */
const CODES = `
  left join invoices i on i.tenant_id = app_tenant() and m.document = 'invoices' and i.id = m.document_id
  left join debt_transactions d on d.tenant_id = app_tenant() and m.document = 'debt-transactions' and d.id = m.document_id
  left join opening_receivables_lines l on l.tenant_id = app_tenant() and m.document = 'opening-receivables'
    and l.id = m.opening_line_id`
const CODE = 'coalesce(i.code, d.code, l.number)'

/** SQL of the document's own day: what was taken over is from before it moved the debt here. */
const OWN_DAY = `case when m.action = 'undo' then m.date else coalesce(l.document_date, m.date) end`

/** SQL of the day by which a debt is to be paid; null of what pays one, and of what is undone. */
const DUE = `case when m.amount > 0 and m.action <> 'undo' then coalesce(i.due_date, l.due_date, l.document_date) end`

/**
 * The card of a customer until a day: what moved their debt with the balance after each, the newest last, by how many
 * days it is late while something of it is open, and what it began and ended with.
 */
export async function card({ customerId, asOf, from, start, limit }: DebtQuery & { customerId: string }) {
  const first = from ?? '2000-01-01'
  const [{ party, ends }, rows, totals] = await allOf([
    partyOf(customerId, asOf),
    rowsOf(
      `select m.id, m.date::text, m.document, m.document_id as "documentId", m.action, m.amount::text,
         m.balance::text, ${CODE} as code, d.kind, (${OWN_DAY})::text as "documentDate", (${DUE})::text as "dueDate",
         case when o.open > 0 and ${DUE} < $2::date then $2::date - ${DUE} end as "overdueDays"
       from (select *, sum(amount) over (order by date, seq) as balance from (${MOVES}) a) m ${CODES}
         left join (${openItems('$2', '$1')}) o on coalesce(o.invoice_id, o.opening_line_id) = coalesce(i.id, l.id)
       where m.date >= $3::date order by m.date, m.seq offset $4 limit $5`,
      [customerId, asOf, first, start, limit],
    ),
    rowsOf<{ count: number; opening: string; arising: string; paid: string; closing: string }>(
      `select count(*) filter (where date >= $3::date)::int as count,
         coalesce(sum(amount) filter (where date < $3::date), 0)::text as opening,
         coalesce(sum(amount) filter (where date >= $3::date and amount > 0), 0)::text as arising,
         coalesce(-sum(amount) filter (where date >= $3::date and amount < 0), 0)::text as paid,
         coalesce(sum(amount), 0)::text as closing from (${MOVES}) m`,
      [customerId, asOf, first],
    ),
  ])
  const { count, ...sum } = totals[0]!
  return { party, ends, rows, sum, total: count }
}

/** What made and what paid a debt, oldest first: each entry with the amount that was left after it. */
export const entriesOf = (debt: 'invoice' | 'opening', id: string) => {
  const key = debt === 'invoice' ? 'invoice' : 'opening_line'
  return rowsOf(
    `select m.id, m.date::text, m.kind, m.document, m.document_id as "documentId", m.amount::text,
       m.by_${key}_amount::text as "owedAfter", ${CODE} as code
     from receivables_entries m ${CODES}
     where m.tenant_id = app_tenant() and m.${key}_id = $1 order by m.seq`,
    [id],
  )
}
