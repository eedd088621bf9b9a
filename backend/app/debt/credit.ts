import type { Credit } from '@barem/resources/calc/credit'
import { dayInVietnam } from '@barem/resources/kit'
import { companySettings } from '#app/company/settings'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { openItems } from './items.ts'

/**
 * SQL of what is still to be invoiced of each approved order of a customer, in dong. Of an open line this is the part
 * that was not invoiced. Of a closed line it is the part that was issued and not invoiced. Discounts and fees of the
 * order count in proportion.
 */
const PROMISED = `
  select o.id, round(sum(case when l.quantity > 0 then l.amount * greatest(0,
        case when l.is_closed then coalesce(f.quantity, 0) else l.quantity end - coalesce(i.quantity, 0)) / l.quantity
      else 0 end) * case when o.total > 0 then o.grand_total / o.total else 1 end) as amount
  from sales_orders o
    join sales_orders_lines l on l.tenant_id = o.tenant_id and l.owner_id = o.id
    left join fulfilment_by_order_line f on f.tenant_id = l.tenant_id and f.order_line_id = l.id
    left join invoicing_by_order_line i on i.tenant_id = l.tenant_id and i.order_line_id = l.id
  where o.tenant_id = app_tenant() and o.customer_id = $1 and o.status in ('approved', 'in_progress', 'done')
  group by o.id, o.total, o.grand_total`

type Found = Pick<Credit, 'limit' | 'balance' | 'late' | 'promised' | 'due' | 'prepaid'>

const idsOf = (lines: readonly Values[], name: string) =>
  lines.flatMap(({ [name]: id }) => (typeof id === 'string' ? [id] : []))

/**
 * What a sale on credit to the customer of a document is decided by: an order, or goods that leave for orders.
 * @returns null where the company asks nothing, or the document has no customer
 */
export async function creditOf(row: Values, lines: readonly Values[]): Promise<Credit | null> {
  const { creditPolicy: policy, creditTolerance: tolerance } = await companySettings()
  if (policy === 'off' || typeof row.customerId !== 'string') return null
  const isOrder = !lines.some((line) => 'orderLineId' in line)
  const [found] = await rowsOf<Found>(
    `with owner as (
       select distinct owner_id as id from sales_orders_lines where tenant_id = app_tenant() and id = any($3::uuid[])
       union select $4::uuid where $4 is not null
     ), promised as (${PROMISED}), open as (${openItems('$2', '$1')})
     select c.credit_limit::text as limit,
       (select coalesce(sum(open), 0) from open)::text as balance,
       (select coalesce(sum(open), 0) from open where open > 0 and due < $2::date)::text as late,
       (select coalesce(sum(amount), 0) from promised where id not in (select id from owner))::text as promised,
       (select coalesce(sum(amount), 0) from promised where id in (select id from owner))::text as due,
       (select coalesce(-sum(p.open), 0) from open p join debt_transactions d on d.tenant_id = app_tenant()
         and d.id = p.transaction_id where d.order_id in (select id from owner))::text as prepaid
     from customers c where c.tenant_id = app_tenant() and c.id = $1`,
    [row.customerId, dayInVietnam(new Date()), idsOf(lines, 'orderLineId'), isOrder ? (row.id ?? null) : null],
  )
  if (!found) return null
  return { policy, tolerance, ...found, ...(isOrder && { due: String(row.grandTotal ?? '0') }) }
}
