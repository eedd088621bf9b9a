import type { OpenItem } from '@barem/resources/calc/settle'
import { rowsOf } from '#app/tenancy/run'
import { openItemsOf } from './receivable.ts'

/** The documents of a customer of which something is open, those due first before others, with their numbers. */
export async function openOf(customerId: string): Promise<(OpenItem & { code: string | null })[]> {
  const items = await openItemsOf({ customerId })
  const names = await rowsOf<{ id: string; code: string }>(
    `select id, code from invoices where tenant_id = app_tenant() and id = any($1::uuid[])
     union all select id, code from debt_transactions where tenant_id = app_tenant() and id = any($1::uuid[])
     union all select id, number from opening_receivables_lines where tenant_id = app_tenant() and id = any($1::uuid[])`,
    [items.map(({ id }) => id)],
  )
  const codes = new Map(names.map(({ id, code }) => [id, code]))
  return items.map((item) => ({ ...item, code: codes.get(item.id) ?? null }))
}
