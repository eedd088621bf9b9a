import type { CutLine } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import { rowsOf } from '#app/tenancy/run'

const net = (alias: string) => `coalesce(${alias}.amount, 0) - coalesce(${alias}.discount, 0)`

/** The lines of invoices with what is left of their prices; the tax of a line is known where the invoice has VAT. */
const SQL = `select l.id, l.order_line_id as "orderLineId", l.product_id as "productId",
    (l.amount - coalesce(l.discount_share, 0) - case when i.vat = 'included' then coalesce(l.tax, 0) else 0 end
      - (${net('r')}) - coalesce(c.amount, 0))::text as amount,
    (case when coalesce(i.vat, 'off') = 'off' then 0 else coalesce(l.tax, 0) end
      - coalesce(r.tax, 0) - coalesce(c.tax, 0))::text as tax,
    json_build_object('id', i.id, 'documentDate', i.document_date::text) as invoice
  from invoices i
    join invoices_lines l on l.tenant_id = i.tenant_id and l.owner_id = i.id
    left join returning_by_invoice_line r on r.tenant_id = l.tenant_id and r.invoice_line_id = l.id
    left join reducing_by_invoice_line c on c.tenant_id = l.tenant_id and c.invoice_line_id = l.id
  where i.tenant_id = app_tenant() and i.id = any($1::uuid[])
  order by i.document_date, i.code, l.position`

/** The lines of the invoices whose prices an adjustment lowers. */
export const cutLinesFact = defineFact({
  name: 'cutLines',
  reads: ['invoiceIds'],
  read: ({ invoiceIds }) =>
    Array.isArray(invoiceIds) && invoiceIds.length > 0 ? rowsOf<CutLine>(SQL, [invoiceIds]) : Promise.resolve([]),
})
