import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { isUndone, standingOn } from './as_of.ts'
import type { DebtQuery } from './debt_query.ts'
import { type Named, named, openItems, unapplied } from './items.ts'

/** SQL of the sum of parts that a deposit paid with the posting of an invoice, or that were paid otherwise. */
export const paidBy = (part: string) => `coalesce(-sum(s.amount) filter (where not s.whole and ${part}), 0)`

/** SQL of what customers were to pay: invoices, and documents that were taken over. */
export const DEBTS = `
  select i.id, 'invoices' as document, i.id as document_id, i.code, i.document_date, i.due_date, i.customer_id,
    i.order_id, i.grand_total as amount, i.search_text
  from invoices i where i.tenant_id = app_tenant()
  union all
  select l.id, 'opening-receivables', o.id, l.number, l.document_date, coalesce(l.due_date, l.document_date),
    l.customer_id, null, l.amount, search_form(l.number)
  from opening_receivables_lines l
    join opening_receivables o on o.tenant_id = l.tenant_id and o.id = l.owner_id
  where l.tenant_id = app_tenant() and l.amount > 0`

export type Paid = Record<'amount' | 'initialPaid' | 'collected' | 'owed', string>

/** A debt with what of it was paid; amounts as exact numbers. */
type Debt = Paid & {
  customer: Named
  code: string
  documentDate: string
  dueDate: string | null
  order: { code: string | null }
  overdueDays: number
  paymentStatus: string
}

/** Money of customers that paid nothing yet, below zero, and what they owe with it. */
type Beside = Record<'unapplied' | 'balance', string | null>

/** What makes the sum of all debts another than what customers owe; of a part of them it tells nothing. */
async function besideOf({ q, asOf, show, customerId }: DebtQuery): Promise<Beside> {
  if (q !== null || show !== 'all') return { unapplied: null, balance: null }
  const [found] = await rowsOf<Beside>(
    `select ${unapplied}::text as unapplied, coalesce(sum(i.open), 0)::text as balance
       from (${openItems('$1', '$2')}) i`,
    [asOf, customerId],
  )
  return found!
}

/**
 * Debts that were posted by a day, with what of each was paid by a deposit, what was collected since and what was left
 * then: those due first before others, and the sums of all with what else makes up the balance of their customers.
 * `from` leaves out what was paid of before it.
 */
export async function documents(asked: DebtQuery) {
  const { start, limit, q, asOf, from, show, customerId } = asked
  const conditions = { all: 'true', overdue: 'p.open > 0 and i.due_date < $1::date', overLimit: 'true' }
  const found = `from (
      select coalesce(s.invoice_id, s.opening_line_id) as id, sum(s.amount) as open, ${paidBy('s.at_once')} as initial,
        ${paidBy('not s.at_once')} as collected
      from ${standingOn('$1', '$2')} s where s.transaction_id is null group by 1
    ) p join (${DEBTS}) i on i.id = p.id and not ${isUndone('i.document_id', '$1')}
    join customers c on c.tenant_id = app_tenant() and c.id = i.customer_id
    left join sales_orders o on o.tenant_id = app_tenant() and o.id = i.order_id
    where ($3::text is null or (c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')))
      like '%' || search_form($3) || '%') and ($4::date is null or p.open <> 0 or i.document_date >= $4)
      and ${conditions[show]}`
  const said = [asOf, customerId, q, from]
  const [rows, totals, beside] = await allOf([
    rowsOf<Debt>(
      `select i.id, i.code, i.document, i.document_id as "documentId", i.document_date::text as "documentDate", i.due_date::text as "dueDate",
         ${named('c')} as customer, json_build_object('id', o.id, 'code', o.code, 'name', o.code) as "order",
         i.amount::text as amount, p.initial::text as "initialPaid", p.collected::text as collected,
         p.open::text as owed, case when p.open > 0 then greatest(0, $1::date - i.due_date) else 0 end as "overdueDays",
         case when p.open <= 0 then 'paid' when p.open >= i.amount then 'unpaid' else 'in_progress' end
           as "paymentStatus" ${found}
       order by p.open > 0 desc, i.due_date, i.code offset $5 limit $6`,
      [...said, start, limit],
    ),
    rowsOf<Paid & { count: number }>(
      `select count(*)::int as count, coalesce(sum(i.amount), 0)::text as amount,
         coalesce(sum(p.initial), 0)::text as "initialPaid", coalesce(sum(p.collected), 0)::text as collected,
         coalesce(sum(p.open), 0)::text as owed ${found}`,
      said,
    ),
    besideOf(asked),
  ])
  const { count, ...sum } = totals[0]!
  return { rows, sum: { ...sum, ...beside }, total: count }
}
