import { defineFact } from '#app/engine/facts'
import type { Credit } from '@barem/resources/calc/credit'
import { receivableDebts } from '@barem/resources/debts'
import { dayInVietnam } from '@barem/resources/kit'
import { companySettings } from '#app/company/settings'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { fieldOf, joinItems } from './item_sql.ts'
import { openItems } from './items.ts'

/** States in which goods may leave for an order. */
const IN_FORCE = `('approved', 'in_progress', 'done')`

/**
 * SQL of what is still to be invoiced of a line `l` of an order, as a part of its amount. Of an open line this is the
 * part that was not invoiced. Of one that has ended it is the part that was issued and not invoiced.
 */
const leftOf = (isEnded: string) => `l.amount * greatest(0, case when ${isEnded} then coalesce(f.quantity, 0)
    else l.quantity end - coalesce(i.quantity, 0)) / nullif(l.quantity, 0)`

/** SQL of what was issued and invoiced of lines `l`. */
const PROGRESS = `
    left join fulfilment_by_order_line f on f.tenant_id = app_tenant() and f.order_line_id = l.id
    left join invoicing_by_order_line i on i.tenant_id = app_tenant() and i.order_line_id = l.id`

/**
 * SQL of what is still to be invoiced of each order of a customer, in dong; of one that is being revised just what was
 * issued. Discounts and fees of the order count in proportion.
 */
const PROMISED = `
  select o.id, round(coalesce(sum(${leftOf(`l.is_closed or o.status not in ${IN_FORCE}`)}), 0)
    * case when o.total > 0 then o.grand_total / o.total else 1 end) as amount
  from sales_orders o join sales_orders_lines l on l.tenant_id = o.tenant_id and l.owner_id = o.id ${PROGRESS}
  where o.tenant_id = app_tenant() and o.customer_id = $1 and o.status <> 'cancelled'
  group by o.id, o.total, o.grand_total`

/** SQL of what is still to be invoiced of an order as it is written, which may have been invoiced in part before. */
const WRITTEN = `
  select round($6::numeric * coalesce(sum(${leftOf('l."isClosed"')}) / nullif(sum(l.amount), 0), 1)) as amount
  from jsonb_to_recordset($5::jsonb) as l(id uuid, quantity numeric, amount numeric, "isClosed" boolean) ${PROGRESS}`

/** What is held for orders, such as deposits. */
const HELD = receivableDebts.items.filter(({ side }) => side === 'credit')

type Found = Pick<Credit, 'limit' | 'balance' | 'late' | 'promised' | 'due' | 'prepaid'>

const idsOf = (lines: readonly Values[], name: string) =>
  lines.flatMap(({ [name]: id }) => (typeof id === 'string' ? [id] : []))

/** Of a line of an order as it is written; a new one has no id yet. */
const written = ({ id, quantity, amount, isClosed }: Values) => ({
  ...{ id: id ?? null, quantity: quantity ?? null, amount: amount ?? null, isClosed: isClosed === true },
})

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
     ), promised as (${PROMISED}), open as (${openItems(receivableDebts, '$2', '$1')})
     select c.credit_limit::text as limit,
       (select coalesce(sum(open), 0) from open)::text as balance,
       (select coalesce(sum(open), 0) from open where open > 0 and due < $2::date)::text as late,
       (select coalesce(sum(amount), 0) from promised where id not in (select id from owner))::text as promised,
       (case when $7 then (${WRITTEN}) else
         (select coalesce(sum(amount), 0) from promised where id in (select id from owner)) end)::text as due,
       (select coalesce(-sum(p.open), 0) from open p ${joinItems(HELD, 'p')}
         where ${fieldOf(HELD, 'order')} in (select id from owner))::text as prepaid
     from customers c where c.tenant_id = app_tenant() and c.id = $1`,
    [
      ...[row.customerId, dayInVietnam(new Date()), idsOf(lines, 'orderLineId'), isOrder ? (row.id ?? null) : null],
      ...[JSON.stringify(isOrder ? lines.map(written) : []), row.grandTotal ?? '0', isOrder],
    ],
  )
  return found ? { policy, tolerance, ...found } : null
}

/** What a sale on credit is decided by. */
export const creditFact = defineFact({
  name: 'credit',
  reads: [
    'id',
    'customerId',
    'grandTotal',
    'lines.id',
    'lines.orderLineId',
    'lines.quantity',
    'lines.amount',
    'lines.isClosed',
  ],
  read: (row, lines) => creditOf(row, lines),
})
