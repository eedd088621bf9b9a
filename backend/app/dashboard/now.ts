import { areas } from '@barem/resources/areas'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { parties } from '#app/debt/parties'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'

/** Debtors that are shown by name. */
export const TOP = 10

/** What customers owe now, whatever the range: the largest debts, and all of them by lateness. */
export async function debts(today: string) {
  const all = { q: null, asOf: today, show: 'all', customerId: null, invoiceId: null, from: null } as const
  return parties({ ...all, start: 0, limit: TOP })
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

/** What waits for the caller, as far as they may see it: open orders, and invoices that are overdue. */
export async function waiting(identity: Identity, today: string) {
  const [orders, overdue] = await allOf([
    may(identity, areas.order, 'v')
      ? rowsOf<{ n: number }>(
          `select count(*)::int as n from sales_orders
            where tenant_id = app_tenant() and status in ('approved', 'in_progress')`,
        )
      : Promise.resolve([]),
    may(identity, areas.debt, 'v')
      ? rowsOf<{ n: number }>(
          `select count(*)::int as n from invoices i join receivables_by_invoice b
              on b.tenant_id = i.tenant_id and b.invoice_id = i.id
            where i.tenant_id = app_tenant() and b.amount > 0 and i.due_date < $1::date`,
          [today],
        )
      : Promise.resolve([]),
  ])
  return {
    ...(orders[0] && { openOrders: orders[0].n }),
    ...(overdue[0] && { overdueInvoices: overdue[0].n }),
  }
}
