import { mayBeOwed, type DebtItem } from '@barem/resources/debts'
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
