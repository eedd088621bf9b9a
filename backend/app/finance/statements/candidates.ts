import { addDays } from '@barem/resources/calc/days'
import type {
  BookedEntry,
  Candidates,
  StatedDebt,
  StatedLine,
  StatedOrder,
} from '@barem/resources/calc/statement_match'
import { payableDebts, receivableDebts } from '@barem/resources/debts'
import { dayInVietnam } from '@barem/resources/kit'
import { CODE, JOINED } from '#app/debt/cash/entry_sql'
import { debtsOn } from '#app/debt/debts_on'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'

/** Days that a bank may book money earlier or later than the company. */
const DAYS_APART = 5

/** Money in the books of an account that no line of a statement is linked to, and that was not undone. */
export const bookedEntries = (fundId: string, from: string, to: string): Promise<BookedEntry[]> =>
  rowsOf<BookedEntry>(
    `select e.document, e.document_id as "documentId", ${CODE} as code, e.date::text, e.amount::text
     from cash_entries e ${JOINED}
     where e.tenant_id = app_tenant() and e.fund_id = $1 and e.date between $2::date and $3::date
       and e.kind <> 'reversal' and e.document <> 'opening-funds'
       and not exists (select from cash_entries u where u.tenant_id = e.tenant_id and u.reverses_id = e.posting_id)
       and not exists (select from bank_statement_lines l
         where l.tenant_id = e.tenant_id and l.fund_id = e.fund_id and l.document_id = e.document_id)
     order by e.date, e.seq`,
    [fundId, from, to],
  )

const openReceivables = (today: string): Promise<StatedDebt[]> =>
  rowsOf<StatedDebt>(
    `select 'receipt' as side, i.key, i.id, i.code, o.code as "orderCode", i.party_id as "partyId",
       c.name as "partyName", array_remove(array[c.abbreviated_name, c.bank_account_number], null) as "partyWords",
       i.open::text
     from (${debtsOn(receivableDebts, '$1', 'null::uuid')}) i
       join customers c on c.tenant_id = app_tenant() and c.id = i.party_id
       left join sales_orders o on o.tenant_id = app_tenant() and o.id = i.order_id
     where i.open > 0 order by i.due_date, i.code`,
    [today],
  )

const openPayables = (today: string): Promise<StatedDebt[]> =>
  rowsOf<StatedDebt>(
    `select 'payment' as side, i.key, i.id, i.code, o.code as "orderCode", i.party_id as "partyId",
       s.name as "partyName", array_remove(array[s.short_name, s.bank_account_number], null) as "partyWords",
       i.open::text
     from (${debtsOn(payableDebts, '$1', 'null::uuid')}) i
       join suppliers s on s.tenant_id = app_tenant() and s.id = i.party_id
       left join purchase_contracts o on o.tenant_id = app_tenant() and o.id = i.order_id
     where i.open > 0 order by i.due_date, i.code`,
    [today],
  )

/** Orders that may be paid in advance. */
const payableOrders = (): Promise<StatedOrder[]> =>
  rowsOf<StatedOrder>(
    `select o.id, o.code, c.id as "partyId", c.name as "partyName" from sales_orders o
       join customers c on c.tenant_id = o.tenant_id and c.id = o.customer_id
     where o.tenant_id = app_tenant() and o.status in ('approved', 'in_progress') order by o.code`,
    [],
  )

/**
 * What lines of a statement may be: money that is booked, open debts of both sides, and orders.
 * @param seesDebts whether the caller may see debts; without them money that is booked is all
 */
export async function candidatesFor(
  fundId: string,
  lines: readonly StatedLine[],
  seesDebts: boolean,
): Promise<Candidates> {
  if (lines.length === 0) return { entries: [], debts: [], orders: [] }
  const days = lines.map(({ date }) => date).sort()
  const today = dayInVietnam(new Date())
  const [entries, receivables, payables, orders] = await allOf([
    bookedEntries(fundId, addDays(days[0]!, -DAYS_APART), addDays(days.at(-1)!, DAYS_APART)),
    seesDebts ? openReceivables(today) : [],
    seesDebts ? openPayables(today) : [],
    seesDebts ? payableOrders() : [],
  ])
  return { entries, debts: [...receivables, ...payables], orders }
}
