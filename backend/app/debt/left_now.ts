import { itemOf, mayBeOwed, type DebtItem } from '@barem/resources/debts'
import { rowsOf } from '#app/tenancy/run'
import { snake, tableName } from '@barem/resources/kit'
import { balanceTable, dueOf, type KeptDebts } from './item_sql.ts'

/** SQL of what is left now of each item of which debts may be, with the day by which it is to be paid. */
export const leftNow = (debts: KeptDebts): string =>
  debts.items
    .filter(mayBeOwed)
    .map(
      (item: DebtItem) => `select ${dueOf(item, 'r')} as due, b.amount from ${tableName(item.document)} r
        join ${balanceTable(debts, item.key)} b on b.tenant_id = r.tenant_id and b.${snake(item.key)} = r.id
      where r.tenant_id = app_tenant()`,
    )
    .join(' union all ')

/** What is left now of the item that a document has posted, as a decimal string; `0` where it has posted none. */
export async function leftOf(debts: KeptDebts, document: string, id: unknown): Promise<string> {
  const { key } = itemOf(debts.items, document)
  const [found] = await rowsOf<{ amount: string }>(
    `select amount::text from ${balanceTable(debts, key)} where tenant_id = app_tenant() and ${snake(key)} = $1`,
    [id],
  )
  return found?.amount ?? '0'
}
