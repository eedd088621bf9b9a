import { isTakenOver, mayBeOwed, postedBy, type DebtItem } from '@barem/resources/debts'
import { snake, tableName } from '@barem/resources/kit'
import { isUndone, standingOn } from './as_of.ts'
import { dueOf, isNoneOf, itemId, itemKey, type KeptDebts, partyOfItem } from './item_sql.ts'

/** SQL of the sum of parts that were set off against a debt. */
const paidBy = (part: string) => `coalesce(-sum(s.amount) filter (where not s.whole and ${part}), 0)`

/** SQL of one kind of item that was to be paid: of what may be held too, those that are owed. */
function debtsOf(debts: KeptDebts, item: DebtItem): string {
  const { name, document, number, day, amount, side, order } = item
  const isLine = isTakenOver(item)
  return `select r.id, '${name}' as of, '${postedBy(item)}' as document, ${isLine ? 'r.owner_id' : 'r.id'} as document_id,
    r.${snake(number)} as code, r.${snake(day)} as document_date, ${dueOf(item, 'r')} as due_date,
    ${partyOfItem(debts, item, 'r')} as party_id, '${item.key}' as key, ${order === null ? 'null::uuid' : `r.${snake(order)}`} as order_id,
    r.${snake(amount)} as whole, ${isLine ? `search_form(r.${snake(number)})` : 'r.search_text'} as search_text
  from ${tableName(document)} r
  where r.tenant_id = app_tenant()${side === 'either' ? ` and r.${snake(amount)} > 0` : ''}`
}

/**
 * SQL of debts that stood on a day, one row each: `whole` is what it was posted with, `refund` what goods that came
 * back took off, `reduced` what reductions did, and `amount` what is to be paid after that; `initial` is what a deposit
 * paid of it with its posting, `collected` what was paid otherwise, and `open` what was left, with the days by which
 * that was late.
 * @param day SQL of the day
 * @param party SQL of the id of one party, null for all
 */
export function debtsOn(debts: KeptDebts, day: string, party: string): string {
  const owed = debts.items.filter(mayBeOwed)
  const held = debts.items.filter((item) => !mayBeOwed(item))
  return `select i.*, i.whole - p.refund - p.reduced as amount, p.initial, p.refund, p.reduced, p.collected, p.open,
      case when p.open > 0 then greatest(0, ${day}::date - i.due_date) else 0 end as overdue_days,
      coalesce(p.open > 0 and i.due_date < ${day}::date, false) as is_overdue,
      case when p.open <= 0 then 'paid' when p.open >= i.whole - p.refund - p.reduced then 'unpaid' else 'in_progress' end as payment_status
    from (
      select ${itemId(owed, 's')} as id, ${itemKey(owed, 's')} as key, sum(s.amount) as open, ${paidBy('s.at_once')} as initial,
        ${paidBy('s.by_return')} as refund, ${paidBy('s.by_reduction')} as reduced,
        ${paidBy('not s.at_once and not s.by_return and not s.by_reduction')} as collected
      from ${standingOn(debts, day, party)} s where ${isNoneOf(held, 's')} group by 1, 2
    ) p join (${owed.map((item) => debtsOf(debts, item)).join(' union all ')}) i
      on i.id = p.id and i.key = p.key and not ${isUndone(debts, 'i.document_id', day)}`
}
