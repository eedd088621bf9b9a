import { receivableDebts } from '@barem/resources/debts'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { type Balance, balanceOn } from './balance_on.ts'
import { debtsOn } from './debts_on.ts'
import type { DebtQuery } from './debt_query.ts'
import { type Named, named } from './items.ts'

export type Paid = Record<'amount' | 'initialPaid' | 'refund' | 'collected' | 'owed', string>

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

type Beside = { [name in keyof Balance]: string | null }

/** What makes the sum of all debts another than what customers owe; of a part of them it tells nothing. */
async function besideOf({ q, asOf, show, partyId }: DebtQuery): Promise<Beside> {
  if (q !== null || show !== 'all') return { unapplied: null, balance: null }
  return balanceOn(receivableDebts, asOf, partyId)
}

/**
 * Debts that were posted by a day, with what goods took off that came back, what a deposit paid, what was collected
 * since and what was left then: those due first before others, and the sums of all with what else makes up the balance
 * of their customers. `from` leaves out what was paid of before it.
 */
export async function documents(asked: DebtQuery) {
  const { start, limit, q, asOf, from, show, partyId } = asked
  const conditions = { all: 'true', overdue: 'i.is_overdue', overLimit: 'true' }
  const found = `from (${debtsOn(receivableDebts, '$1', '$2')}) i
    join customers c on c.tenant_id = app_tenant() and c.id = i.party_id
    left join sales_orders o on o.tenant_id = app_tenant() and o.id = i.order_id
    where ($3::text is null or (c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')))
      like '%' || search_form($3) || '%') and ($4::date is null or i.open <> 0 or i.document_date >= $4)
      and ${conditions[show]}`
  const said = [asOf, partyId, q, from]
  const [rows, totals, beside] = await allOf([
    rowsOf<Debt>(
      `select i.id, i.code, i.document, i.document_id as "documentId", i.document_date::text as "documentDate",
         i.due_date::text as "dueDate", ${named('c')} as customer,
         json_build_object('id', o.id, 'code', o.code, 'name', o.code) as "order",
         i.amount::text as amount, i.initial::text as "initialPaid", i.refund::text as refund,
         i.collected::text as collected,
         i.open::text as owed, i.overdue_days as "overdueDays", i.payment_status as "paymentStatus" ${found}
       order by i.open > 0 desc, i.due_date, i.code offset $5 limit $6`,
      [...said, start, limit],
    ),
    rowsOf<Paid & { count: number }>(
      `select count(*)::int as count, coalesce(sum(i.amount), 0)::text as amount,
         coalesce(sum(i.initial), 0)::text as "initialPaid", coalesce(sum(i.refund), 0)::text as refund,
         coalesce(sum(i.collected), 0)::text as collected,
         coalesce(sum(i.open), 0)::text as owed ${found}`,
      said,
    ),
    besideOf(asked),
  ])
  const { count, ...sum } = totals[0]!
  return { rows, sum: { ...sum, ...beside }, total: count }
}
