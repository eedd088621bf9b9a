import type { SoldLine } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

const kept = (names: readonly string[]) => names.map((name) => `'${camel(name)}', coalesce(r.${name}, 0)::text`)

const camel = (name: string) => name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())

/** What came back of a line of an invoice; its amount has VAT where prices have it. */
const RETURNED = `json_build_object(${kept(['quantity', 'actual_kg', 'sold_kg', 'barem_kg', 'discount', 'tax']).join(', ')},
  'amount', (coalesce(r.amount, 0) + case when i.vat = 'included' then coalesce(r.tax, 0) else 0 end)::text)`

/** What left for the line of the order, and what that cost, by issues that were not taken back. */
const ISSUED = `select json_build_object('pieces', coalesce(-sum(e.pieces), 0)::text,
    'actualKg', coalesce(-sum(e.actual_kg), 0)::text, 'baremKg', coalesce(-sum(e.barem_kg), 0)::text,
    'cost', coalesce(-sum(e.value), 0)::text, 'costByPiece', coalesce(sum(e.cost_by_piece), 0)::text,
    'costByActualKg', coalesce(sum(e.cost_by_actual_kg), 0)::text,
    'costByBaremKg', coalesce(sum(e.cost_by_barem_kg), 0)::text) as figures
  from warehouse_issues_lines w
    join warehouse_issues o on o.tenant_id = w.tenant_id and o.id = w.owner_id and o.status = 'done'
    join stock_entries e on e.tenant_id = w.tenant_id and e.document_id = w.owner_id and e.line_id = w.id
      and e.kind = 'issue'
  where w.tenant_id = l.tenant_id and w.order_line_id = l.order_line_id`

async function soldLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, SoldLine>> {
  const ids = lines.flatMap(({ invoiceLineId }) => (typeof invoiceLineId === 'string' ? [invoiceLineId] : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<SoldLine>(
    `select l.id, l.order_line_id as "orderLineId", l.product_id as "productId", l.product_name as "productName",
       l.unit, l.english_unit as "englishUnit", l.weight_mode as "weightMode", l.barem::text,
       l.barem_basis as "baremBasis", l.length::text, l.quantity::text, l.actual_weight::text as "actualWeight",
       l.theoretical_weight::text as "theoreticalWeight", l.price_type as "priceType",
       l.unit_price::text as "unitPrice", l.amount::text, l.discount_share::text as "discountShare",
       l.vat_rate::text as "vatRate", l.tax::text, ${RETURNED} as returned, s.figures as issued,
       json_build_object('id', i.id, 'code', i.code, 'status', i.status, 'documentDate', i.document_date::text,
         'customerId', i.customer_id, 'vat', coalesce(i.vat, 'off')) as invoice
     from invoices_lines l
       join invoices i on i.tenant_id = l.tenant_id and i.id = l.owner_id
       left join returning_by_invoice_line r on r.tenant_id = l.tenant_id and r.invoice_line_id = l.id
       cross join lateral (${ISSUED}) s
     where l.tenant_id = app_tenant() and l.id = any($1::uuid[])`,
    [ids],
  )
  return new Map(rows.map((line) => [line.id, line]))
}

/** The lines of invoices that the lines of a return are made from. */
export const soldLinesFact = defineFact({
  name: 'soldLines',
  reads: ['lines.invoiceLineId'],
  read: (_row, lines) => soldLinesOf(lines),
})
