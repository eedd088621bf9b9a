import type { OpenItem } from '@barem/resources/calc/settle'
import { isSecond } from '@barem/resources/debts'
import { snake, tableName } from '@barem/resources/kit'
import { rowsOf } from '#app/tenancy/run'
import type { KeptDebts } from './item_sql.ts'
import { openItemsOf } from './receivable.ts'

/** The items of a party of which something is open, those due first before others, with their numbers. */
export async function openOf(debts: KeptDebts, partyId: string): Promise<(OpenItem & { code: string | null })[]> {
  const items = await openItemsOf(debts, { [debts.party]: partyId })
  const names = await rowsOf<{ id: string; code: string }>(
    debts.items
      .filter((item) => !isSecond(debts.items, item))
      .map(
        ({ document, number }) => `select id, ${snake(number)} as code from ${tableName(document)}
          where tenant_id = app_tenant() and id = any($1::uuid[])`,
      )
      .join(' union all '),
    [items.map(({ id }) => id)],
  )
  const codes = new Map(names.map(({ id, code }) => [id, code]))
  return items.map((item) => ({ ...item, code: codes.get(item.id) ?? null }))
}
