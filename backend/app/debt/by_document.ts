import type { Source } from '#app/resources/query/source'
import { isUndone, standingOn } from './as_of.ts'
import { DEBTS, paidBy } from './documents.ts'

/** Invoices and debts that were taken over which stood on a day, with what of each was paid and was left then. */
export const byDocument: Source = {
  sql({ parameters, bind }) {
    const day = `${bind(parameters.asOf)}::date`
    return `select i.id, case when i.document = 'invoices' then 'invoice' else 'opening' end as of, i.code,
        i.customer_id, c.abbreviated_name, i.order_id, i.document_date, i.due_date, i.amount, p.initial as initial_paid, p.collected,
        p.open as owed, case when p.open > 0 then greatest(0, ${day} - i.due_date) else 0 end as overdue_days,
        case when p.open <= 0 then 'paid' when p.open >= i.amount then 'unpaid' else 'in_progress' end
          as payment_status,
        p.open > 0 as is_open, coalesce(p.open > 0 and i.due_date < ${day}, false) as is_overdue, ${day} as as_of,
        c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')) as search_text
      from (
        select coalesce(s.invoice_id, s.opening_line_id) as id, sum(s.amount) as open,
          ${paidBy('s.at_once')} as initial, ${paidBy('not s.at_once')} as collected
        from ${standingOn(day, 'null::uuid')} s where s.transaction_id is null group by 1
      ) p join (${DEBTS}) i on i.id = p.id and not ${isUndone('i.document_id', day)}
      join customers c on c.tenant_id = app_tenant() and c.id = i.customer_id
      left join sales_orders o on o.tenant_id = app_tenant() and o.id = i.order_id`
  },
}
