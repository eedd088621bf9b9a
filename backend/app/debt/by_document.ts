import type { Source } from '#app/resources/query/source'
import { receivableDebts } from '@barem/resources/debts'
import { debtsOn } from './debts_on.ts'

/** Debts of customers that stood on a day, with what of each was paid and was left then. */
export const byDocument: Source = {
  sql({ parameters, bind }) {
    const day = `${bind(parameters.asOf)}::date`
    return `select i.id, i.of, i.code, i.party_id as customer_id, c.abbreviated_name, i.order_id, i.document_date,
        i.due_date, i.amount, i.initial as initial_paid, i.refund, i.collected, i.open as owed, i.overdue_days, i.payment_status,
        i.open > 0 as is_open, i.is_overdue, ${day} as as_of,
        c.search_text || ' ' || i.search_text || ' ' || search_form(coalesce(o.code, '')) as search_text
      from (${debtsOn(receivableDebts, day, 'null::uuid')}) i
      join customers c on c.tenant_id = app_tenant() and c.id = i.party_id
      left join sales_orders o on o.tenant_id = app_tenant() and o.id = i.order_id`
  },
}
