import type { DirectReceipt } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

/** What the receipt `r` brought of each product, without tax and with its freight. */
const BROUGHT = `select l.product_id, sum(l.quantity) as pieces,
    sum(coalesce(l.actual_weight, l.declared_weight, l.theoretical_weight, 0)) as kg,
    sum(l.amount - case when r.vat = 'included' then coalesce(l.tax, 0) else 0 end + coalesce(l.freight_share, 0)
      + coalesce(p.amount, 0)) as value
  from warehouse_receipts_lines l
    left join repricing_by_receipt_line p on p.tenant_id = l.tenant_id and p.receipt_line_id = l.id
  where l.tenant_id = r.tenant_id and l.owner_id = r.id and l.product_id is not null group by l.product_id`

/** What issues that are in force took of each product of the receipt `r`. */
const ISSUED = `select e.product_id, -sum(e.pieces) as pieces, -sum(e.actual_kg) as kg, -sum(e.value) as value
  from warehouse_issues i
    join stock_entries e on e.tenant_id = i.tenant_id and e.document_id = i.id and e.kind = 'issue'
  where i.tenant_id = r.tenant_id and i.direct_receipt_id = r.id and i.status = 'done' group by e.product_id`

async function directReceiptOf({ directReceiptId }: Values): Promise<DirectReceipt | null> {
  if (typeof directReceiptId !== 'string') return null
  const [found] = await rowsOf<DirectReceipt>(
    `select r.code, r.status, r.document_date::text as "documentDate", r.supplier_id as "supplierId",
       r.warehouse_id as "warehouseId",
       coalesce((select json_agg(json_build_object('productId', b.product_id, 'pieces', b.pieces::text,
           'actualKg', b.kg::text, 'value', b.value::text, 'issued', json_build_object(
             'pieces', coalesce(o.pieces, 0)::text, 'actualKg', coalesce(o.kg, 0)::text,
             'value', coalesce(o.value, 0)::text)) order by b.product_id)
         from (${BROUGHT}) b left join (${ISSUED}) o on o.product_id = b.product_id), '[]') as goods
     from warehouse_receipts r where r.tenant_id = app_tenant() and r.id = $1::uuid`,
    [directReceiptId],
  )
  return found ?? null
}

/** The receipt of goods that an issue takes straight from the supplier to the customer. */
export const directReceiptFact = defineFact({
  name: 'directReceipt',
  reads: ['directReceiptId'],
  read: (row) => directReceiptOf(row),
})
