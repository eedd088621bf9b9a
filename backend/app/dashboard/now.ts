import { areas } from '@barem/resources/areas'
import { payableDebts, receivableDebts } from '@barem/resources/debts'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { balanceTable } from '#app/debt/item_sql'
import { leftNow } from '#app/debt/left_now'
import { parties } from '#app/debt/parties'
import { rowsOf } from '#app/tenancy/run'

/** Debtors that are shown by name. */
export const TOP = 10

/** What customers owe now, whatever the range: the largest debts, and all of them by lateness. */
export async function debts(today: string) {
  const all = { q: null, asOf: today, show: 'all', partyId: null, ids: {}, from: null } as const
  return parties({ ...all, start: 0, limit: TOP })
}

/** What suppliers are owed now, what of it is late, and what is due from today to the end of this week. */
export async function payables(today: string) {
  const [sums] = await rowsOf<Record<'balance' | 'overdue' | 'thisWeek', string>>(
    `select (select coalesce(sum(amount), 0)::text from ${balanceTable(payableDebts, payableDebts.party)}
         where tenant_id = app_tenant()) as balance,
       coalesce(sum(d.amount) filter (where d.due < $1::date), 0)::text as overdue,
       coalesce(sum(d.amount) filter (where d.due between $1::date
         and (date_trunc('week', $1::date) + interval '6 days')::date), 0)::text as "thisWeek"
     from (${leftNow(payableDebts)}) d where d.amount > 0`,
    [today],
  )
  return sums!
}

/** Goods in all warehouses now, and their value for those who may see costs. */
export async function goods(seesCost: boolean) {
  const [found] = await rowsOf<{ actualKg: string; value: string }>(
    `select coalesce(sum(actual_kg), 0)::text as "actualKg", coalesce(sum(value), 0)::text as value
       from stock_by_product where tenant_id = app_tenant()`,
  )
  return { actualKg: found!.actualKg, ...(seesCost && { value: found!.value }) }
}

/** Steps of a new company, each with whether it is done. */
const STEPS = {
  company: `select tax_code is not null from tenants where tenant_id = app_tenant()`,
  warehouse: `select exists (select from warehouses where tenant_id = app_tenant())`,
  products: `select exists (select from products where tenant_id = app_tenant())`,
  customers: `select exists (select from customers where tenant_id = app_tenant())`,
  order: `select exists (select from sales_orders where tenant_id = app_tenant())`,
}
export const steps = Object.keys(STEPS) as (keyof typeof STEPS)[]

/** What a company has begun with; null once it has sold something. */
export async function firstSteps(): Promise<Record<keyof typeof STEPS, boolean> | null> {
  const columns = Object.entries(STEPS).map(([name, sql]) => `(${sql}) as "${name}"`)
  const [found] = await rowsOf<Record<keyof typeof STEPS, boolean> & { sold: boolean }>(
    `select ${columns.join(', ')}, exists (select from invoicing_entries where tenant_id = app_tenant()) as sold`,
  )
  const { sold, ...done } = found!
  return sold ? null : done
}

/** What may wait for somebody, each counted by `count` for those who see its area. */
const NEEDS = {
  openOrders: {
    area: areas.order,
    count: `from sales_orders where tenant_id = app_tenant() and status in ('approved', 'in_progress')`,
  },
  overdueDebts: {
    area: areas.debt,
    count: `from (${leftNow(receivableDebts)}) d where d.amount > 0 and d.due < asked.today`,
  },
  /** Trucks that were weighed once and have not left. */
  trucksInYard: {
    area: areas.warehouseIssue,
    count: `from weighing_tickets where tenant_id = app_tenant() and status = 'open'`,
  },
} as const

export type Need = keyof typeof NEEDS
export const needNames = Object.keys(NEEDS) as Need[]

/** How much waits for the caller, as far as they may see it. */
export async function waiting(identity: Identity, today: string): Promise<Partial<Record<Need, number>>> {
  const seen = needNames.filter((name) => may(identity, NEEDS[name].area, 'v'))
  if (seen.length === 0) return {}
  const counts = seen.map((name) => `(select count(*) ${NEEDS[name].count})::int as "${name}"`)
  const [found] = await rowsOf<Record<Need, number>>(
    `select ${counts.join(', ')} from (select $1::date as today) asked`,
    [today],
  )
  return Object.fromEntries(seen.map((name) => [name, found![name]]))
}
