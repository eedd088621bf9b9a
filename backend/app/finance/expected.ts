import { type DueDays, dueWeeks } from '@barem/resources/calc/due_weeks'
import { payableDebts, receivableDebts } from '@barem/resources/debts'
import { debtsOn } from '#app/debt/debts_on'
import type { KeptDebts } from '#app/debt/item_sql'
import { contractDeposits } from '#app/purchasing/contract_deposits'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'

/** Debts that are due on some days, in dong: what customers owe, and what suppliers are owed. */
type DueSums = DueDays & Record<'receipts' | 'payments', string>

/** What is open today of some debts, part by part as they are due. */
async function openByPart(debts: KeptDebts, today: string, parts: readonly DueDays[]): Promise<string[]> {
  const sums = await rowsOf<{ open: string }>(
    `with due as (
       select i.due_date, sum(i.open) as open from (${debtsOn(debts, '$1', 'null::uuid')}) i where i.open > 0 group by 1
     )
     select coalesce(sum(d.open), 0)::text as open
     from jsonb_to_recordset($2::jsonb) as p(place int, "from" date, "to" date)
       left join due d on d.due_date >= coalesce(p.from, d.due_date) and d.due_date <= coalesce(p.to, d.due_date)
     group by p.place order by p.place`,
    [today, JSON.stringify(parts.map((part, place) => ({ ...part, place })))],
  )
  return sums.map(({ open }) => open)
}

/** What contracts with suppliers ask for as deposits and advances have not paid; no day is agreed for them. */
async function unpaidDeposits(): Promise<string> {
  const sql = await contractDeposits.sql({ parameters: {}, bind: () => '' })
  const [sum] = await rowsOf<{ owed: string }>(`select coalesce(sum(d.owed), 0)::text as owed from (${sql}) d`)
  return sum!.owed
}

const sumOf = (amounts: readonly string[]): string => String(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))

/**
 * What is to come and to go: all debts that are open today by the weeks in which they are due, what is late first, and
 * the deposits of contracts besides.
 */
export async function expected(today: string) {
  const parts = dueWeeks(today)
  const [receipts, payments, deposits] = await allOf([
    openByPart(receivableDebts, today, parts),
    openByPart(payableDebts, today, parts),
    unpaidDeposits(),
  ])
  const weeks = parts.map((part, place): DueSums => ({
    ...part,
    receipts: receipts[place]!,
    payments: payments[place]!,
  }))
  return { weeks, receipts: sumOf(receipts), payments: sumOf(payments), deposits }
}
