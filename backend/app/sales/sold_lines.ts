import type { SoldLine } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

const camel = (name: string) => name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())

const kept = (names: readonly string[], of = (name: string) => `r.${name}`) =>
  names.map((name) => `'${camel(name)}', coalesce(${of(name)}, 0)::text`).join(', ')

const COSTS = ['cost', 'cost_by_piece', 'cost_by_actual_kg', 'cost_by_barem_kg']

/** What came back of a line of an invoice; its amount has VAT where prices have it. */
const RETURNED = `json_build_object(
  ${kept(['quantity', 'actual_kg', 'sold_kg', 'discount', 'tax'])}, 'soldBaremKg', coalesce(r.barem_kg, 0)::text,
  'amount', (coalesce(r.amount, 0) + case when i.vat = 'included' then coalesce(r.tax, 0) else 0 end)::text)`

/** What came back of the line of an order before it was invoiced. */
const UNINVOICED = `select coalesce(sum(b.quantity), 0) as pieces, coalesce(sum(b.sold_kg), 0) as actual_kg,
    coalesce(sum(b.sold_barem_kg), 0) as barem_kg,
    ${COSTS.map((name) => `coalesce(sum(b.${name}), 0) as ${name}`).join(', ')}
  from warehouse_issues_lines w
    join returning_by_issue_line b on b.tenant_id = w.tenant_id and b.issue_line_id = w.id
  where w.tenant_id = l.tenant_id and w.order_line_id = l.order_line_id`

/** What entries of issues took out of stock, and what that cost. */
const LEFT = `-sum(e.pieces) as pieces, -sum(e.actual_kg) as actual_kg, -sum(e.barem_kg) as barem_kg,
  -sum(e.value) as cost, sum(e.cost_by_piece) as cost_by_piece, sum(e.cost_by_actual_kg) as cost_by_actual_kg,
  sum(e.cost_by_barem_kg) as cost_by_barem_kg`

/** The same for the line of the order, by issues that were not taken back. */
const ISSUED = `select ${LEFT} from warehouse_issues_lines w
    join warehouse_issues o on o.tenant_id = w.tenant_id and o.id = w.owner_id and o.status = 'done'
    join stock_entries e on e.tenant_id = w.tenant_id and e.document_id = w.owner_id and e.line_id = w.id
      and e.kind = 'issue'
  where w.tenant_id = l.tenant_id and w.order_line_id = l.order_line_id`

const MEASURES = ['pieces', 'actual_kg', 'barem_kg', ...COSTS]

const GOODS = `l.id, l.order_line_id as "orderLineId", l.product_id as "productId", l.product_name as "productName",
  l.unit, l.english_unit as "englishUnit", l.weight_mode as "weightMode", l.barem::text,
  l.barem_basis as "baremBasis", l.length::text, l.quantity::text`

/** The discount of a line of an invoice, with what its price was lowered by since; with VAT where prices have it. */
const DISCOUNT = `(case when l.discount_share is null and c.total is null then null
  else coalesce(l.discount_share, 0) + coalesce(case when i.vat = 'included' then c.total else c.amount end, 0) end)::text`

const OF_INVOICES = `select ${GOODS}, l.actual_weight::text as "actualWeight",
    l.theoretical_weight::text as "theoreticalWeight", l.price_type as "priceType",
    l.unit_price::text as "unitPrice", l.amount::text, ${DISCOUNT} as "discountShare",
    l.vat_rate::text as "vatRate", (l.tax - coalesce(c.tax, 0))::text as tax, ${RETURNED} as returned, null as uninvoiced,
    json_build_object(${kept(MEASURES, (name) => `s.${name} - u.${name}`)}) as issued,
    json_build_object(${kept(['pieces', ...COSTS], (name) => `u.${name}`)}) as "uninvoicedBack",
    json_build_object('kind', 'invoice', 'id', i.id, 'code', i.code, 'status', i.status,
      'documentDate', i.document_date::text, 'customerId', i.customer_id, 'vat', coalesce(i.vat, 'off')) as document
  from invoices_lines l
    join invoices i on i.tenant_id = l.tenant_id and i.id = l.owner_id
    left join returning_by_invoice_line r on r.tenant_id = l.tenant_id and r.invoice_line_id = l.id
    left join reducing_by_invoice_line c on c.tenant_id = l.tenant_id and c.invoice_line_id = l.id
    cross join lateral (${UNINVOICED}) u
    cross join lateral (${ISSUED}) s
  where l.tenant_id = app_tenant() and l.id = any($1::uuid[])`

/** Lines of issues for orders: what is invoiced of the order comes back of its invoices. */
const OF_ISSUES = `select ${GOODS}, f.actual_kg::text as "actualWeight", f.barem_kg::text as "theoreticalWeight",
    null as "priceType", null as "unitPrice", '0' as amount, '0' as "discountShare", null as "vatRate", null as tax,
    json_build_object(${kept(['quantity', 'sold_kg', 'sold_barem_kg'])},
      'actualKg', '0', 'amount', '0', 'discount', '0', 'tax', '0') as returned,
    (coalesce(d.quantity, 0) - coalesce(v.quantity, 0))::text as uninvoiced,
    json_build_object(${kept(MEASURES, (name) => `s.${name}`)}) as issued,
    json_build_object(${kept(['pieces', ...COSTS], () => '0')}) as "uninvoicedBack",
    json_build_object('kind', 'issue', 'id', i.id, 'code', i.code, 'status', i.status,
      'documentDate', i.document_date::text, 'customerId', i.customer_id, 'vat', 'off') as document
  from warehouse_issues_lines l
    join warehouse_issues i on i.tenant_id = l.tenant_id and i.id = l.owner_id
    join fulfilment_entries f on f.tenant_id = l.tenant_id and f.document_id = l.owner_id and f.line_id = l.id
      and f.kind = 'issue'
    left join fulfilment_by_order_line d on d.tenant_id = l.tenant_id and d.order_line_id = l.order_line_id
    left join invoicing_by_order_line v on v.tenant_id = l.tenant_id and v.order_line_id = l.order_line_id
    left join returning_by_issue_line r on r.tenant_id = l.tenant_id and r.issue_line_id = l.id
    cross join lateral (select ${LEFT} from stock_entries e where e.tenant_id = l.tenant_id
      and e.document_id = l.owner_id and e.line_id = l.id and e.kind = 'issue') s
  where l.tenant_id = app_tenant() and l.order_line_id is not null and l.id = any($1::uuid[])`

/** The ids of lines that lines name by a relation. */
const idsIn = (lines: readonly Values[], name: string): string[] =>
  lines.flatMap((line) => (typeof line[name] === 'string' ? [line[name]] : []))

async function soldLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, SoldLine>> {
  const [invoiced, issued] = [idsIn(lines, 'invoiceLineId'), idsIn(lines, 'issueLineId')]
  const rows = [
    ...(invoiced.length > 0 ? await rowsOf<SoldLine>(OF_INVOICES, [invoiced]) : []),
    ...(issued.length > 0 ? await rowsOf<SoldLine>(OF_ISSUES, [issued]) : []),
  ]
  return new Map(rows.map((line) => [line.id, line]))
}

/** The lines of invoices and issues that the lines of a return are made from. */
export const soldLinesFact = defineFact({
  name: 'soldLines',
  reads: ['lines.invoiceLineId', 'lines.issueLineId'],
  read: (_row, lines) => soldLinesOf(lines),
})
