import type { SaleFigures } from '@barem/resources/calc/profit'
import { rowsOf } from '#app/tenancy/run'

/** A posted entry with the document that it is of. */
export interface PostedFigures extends SaleFigures {
  date: string
  document: string
  documentId: string
  code: string | null
  customerId: string | null
  invoiceId: string
  productId: string
}

const ZERO = { amount: '0', discount: '0', lowered: '0', shipping: '0', rounding: '0', variance: '0', pieces: '0' }

const columns = (own: Partial<Record<keyof typeof ZERO | 'costs', string>>) =>
  Object.entries({ ...ZERO, costs: 'null::json', ...own })
    .map(([name, sql]) => (name === 'costs' ? `${sql} as costs` : `(${sql})::text as ${name}`))
    .join(', ')

const from = (kind: PostedFigures['kind'], table: string, document: string, invoiceLine: string, more = '') =>
  `'${kind}' as kind, e.id, e.date::text as date, e.document, e.document_id as "documentId", d.code,
      d.customer_id as "customerId", v.order_line_id as "orderLineId", v.id as "invoiceLineId",
      v.owner_id as "invoiceId", v.product_id as "productId", v.unit_price::text as "unitPrice",
      o.suggested_price::text as "suggestedPrice", e.seq
    from ${table} e
    join ${document} d on d.tenant_id = e.tenant_id and d.id = e.document_id
    ${more}
    join invoices_lines v on v.tenant_id = e.tenant_id and v.id = ${invoiceLine}
    join sales_orders_lines o on o.tenant_id = v.tenant_id and o.id = v.order_line_id`

/** SQL of the dong by which a line differs from its price times its quantity; that of older lines may be more. */
const ROUNDING = `case when abs(r.off) <= 1 then sign(e.amount) * r.off else 0 end`
const OFF = `cross join lateral (select v.amount - round(v.unit_price * case v.price_type when 'piece' then v.quantity
    when 'actual_kg' then v.actual_weight else v.theoretical_weight end) as off) r`

const RETURNED = `json_build_object('booked', (-e.cost)::text, 'actual', (-coalesce(e.cost_by_actual_kg, e.cost))::text,
  'barem', (-coalesce(e.cost_by_barem_kg, e.cost_by_actual_kg, e.cost))::text, 'gain', '0')`

const PRIOR_COST = `json_build_object('booked', (-e.cost)::text, 'actual', (-e.cost)::text, 'barem', (-e.cost)::text,
  'gain', '0')`

/** SQL of entries of revenue, narrowed by a condition on the entry e, its document d and the line v of the invoice. */
const entriesIn = (scope: string) => `
  select ${columns({
    ...{ pieces: 'e.pieces', amount: 'e.amount', discount: 'e.discount', rounding: `coalesce(${ROUNDING}, 0)` },
    shipping: 'e.shipping - e.shipping_tax',
  })}, ${from('invoice', 'invoicing_entries', 'invoices', 'e.line_id')} ${OFF}
    where e.tenant_id = app_tenant() and e.document = 'invoices' and ${scope}
  union all
  select ${columns({ pieces: '-e.quantity', amount: '-e.amount', discount: '-e.discount', costs: RETURNED })},
    ${from('return', 'returning_entries', 'returns', 'e.invoice_line_id')}
    where e.tenant_id = app_tenant() and e.document = 'returns' and ${scope}
  union all
  select ${columns({ lowered: 'e.amount' })},
    ${from('reduction', 'reducing_entries', 'debt_adjustments', 'e.invoice_line_id')}
    where e.tenant_id = app_tenant() and e.document = 'debt-adjustments' and ${scope}
  union all
  select ${columns({ variance: 'e.amount' })},
    ${from(
      'variance',
      'variances_entries',
      'returns',
      'b.invoice_line_id',
      'join returns_lines b on b.tenant_id = e.tenant_id and b.id = e.line_id',
    )}
    where e.tenant_id = app_tenant() and e.document = 'returns' and ${scope}`

/** SQL of sales from before the company began here that came back from customer $1 on days from $2 to $3. */
const PRIOR = `select ${columns({ pieces: '-e.quantity', amount: '-e.amount', discount: '-e.discount', costs: PRIOR_COST })},
    'return' as kind, e.id, e.date::text as date, e.document, e.document_id as "documentId", d.code,
    d.customer_id as "customerId", e.return_line_id as "orderLineId", e.return_line_id as "invoiceLineId",
    null as "invoiceId", e.product_id as "productId", null as "unitPrice", null as "suggestedPrice"
  from prior_returning_entries e join returns d on d.tenant_id = e.tenant_id and d.id = e.document_id
  where e.tenant_id = app_tenant() and d.customer_id = $1::uuid and e.date between $2 and $3
  order by e.date, e.seq, e.id`

/** What was posted of the revenue of lines of orders, in the order of its days. */
export const figuresOf = (orderLineIds: readonly string[]): Promise<PostedFigures[]> =>
  rowsOf(`select * from (${entriesIn('v.order_line_id = any($1::uuid[])')}) s order by date, seq, id`, [orderLineIds])

/** What a customer brought back in a range of sales from before. */
export const priorFiguresOf = (customerId: string, from: string, to: string): Promise<PostedFigures[]> =>
  rowsOf(PRIOR, [customerId, from, to])

/** Lines of orders of which something was invoiced to a customer, came back or was lowered in a range. */
export async function linesOfCustomer(customerId: string, from: string, to: string): Promise<string[]> {
  const sql = `select distinct "orderLineId" as id
    from (${entriesIn('d.customer_id = $1::uuid and e.date between $2 and $3')}) s`
  return (await rowsOf<{ id: string }>(sql, [customerId, from, to])).map(({ id }) => id)
}
