import type { CarriedReceipt, ReceivedLine } from '@barem/resources/calc/settle'
import { defineFact } from '#app/engine/facts'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'

const RECEIPT = `'id', r.id, 'code', r.code, 'status', r.status, 'documentDate', r.document_date::text,
  'supplierId', r.supplier_id, 'dueDate', r.due_date::text, 'vat', coalesce(r.vat, 'off'),
  'hasLeft', exists (select from warehouse_issues x
    where x.tenant_id = r.tenant_id and x.direct_receipt_id = r.id and x.status = 'done')`

/** kg of a received line in stock. */
const STOCK_KG = 'coalesce(l.actual_weight, l.declared_weight, l.theoretical_weight, 0)'

/** The price that the line `l` of a receipt was settled at. */
const SETTLED_PRICE = `select x.unit_price from price_settlements_lines x
    join price_settlements d on d.tenant_id = x.tenant_id and d.id = x.owner_id
  where x.tenant_id = l.tenant_id and x.receipt_line_id = l.id and d.status = 'done' limit 1`

/** What the supplier has credited of the line `l`: kg that were missing, and pieces that went back. */
const CREDITED = `json_build_object('shortKg', coalesce(c.short_kg, 0)::text, 'quantity', coalesce(c.quantity, 0)::text,
    'invoicedQuantity', coalesce(c.invoiced_quantity, 0)::text, 'amount', coalesce(c.invoiced_amount, 0)::text,
    'tax', coalesce(c.invoiced_tax, 0)::text)`

/** Dong and tax that claims for kg of the line `l` came to, whether it was invoiced before them or not. */
const CLAIMED = `select coalesce(sum(x.accepted_amount), 0) as amount, coalesce(sum(x.accepted_tax), 0) as tax
    from supplier_claims_lines x join supplier_claims d on d.tenant_id = x.tenant_id and d.id = x.owner_id
  where x.tenant_id = l.tenant_id and x.receipt_line_id = l.id and d.status in ('accepted', 'part')`

/**
 * Lines of receipts, with what invoices cover and suppliers credit of each, in the order of the receipts.
 * @param by what the ids are of: the lines, or their receipts
 */
function linesBy(by: 'l.id' | 'r.id', ids: readonly string[]): Promise<readonly ReceivedLine[]> {
  if (ids.length === 0) return Promise.resolve([])
  return rowsOf<ReceivedLine>(
    `select l.id, l.product_id as "productId", r.warehouse_id as "warehouseId", l.weight_mode as "weightMode",
       l.barem::text, l.barem_basis as "baremBasis", l.length::text, l.quantity::text,
       (l.paid_weight - coalesce(c.kg, 0))::text as "paidWeight", l.paid_weight::text as "boughtWeight",
       l.actual_weight::text as "actualWeight", ${STOCK_KG}::text as "stockKg",
       coalesce(l.theoretical_weight, 0)::text as "baremKg", l.price_type as "priceType",
       l.unit_price::text as "unitPrice", l.vat_rate::text as "vatRate",
       l.price_state as "priceState", s.unit_price::text as "settledPrice",
       (l.amount - case when r.vat = 'included' then coalesce(l.tax, 0) else 0 end + coalesce(p.amount, 0)
         - coalesce(c.amount, 0))::text as net,
       (coalesce(l.tax, 0) + coalesce(p.tax, 0) - coalesce(c.tax, 0))::text as tax,
       l.freight_share::text as "freightShare", ${CREDITED} as credited,
       json_build_object('amount', (coalesce(m.amount, 0) - k.amount - coalesce(c.lowered_amount, 0)
           + coalesce(c.amount, 0))::text,
         'tax', (coalesce(m.tax, 0) - k.tax - coalesce(c.lowered_tax, 0) + coalesce(c.tax, 0))::text) as invoiced,
       json_build_object('quantity', coalesce(p.quantity, 0)::text) as repriced,
       json_build_object('quantity', coalesce(m.quantity, 0)::text, 'kg', coalesce(m.kg, 0)::text,
         'booked', coalesce(m.booked, 0)::text, 'bookedTax', coalesce(m.booked_tax, 0)::text,
         'owed', coalesce(m.owed, 0)::text) as matched,
       json_build_object(${RECEIPT}) as receipt
     from warehouse_receipts_lines l
       join warehouse_receipts r on r.tenant_id = l.tenant_id and r.id = l.owner_id
       left join matching_by_receipt_line m on m.tenant_id = l.tenant_id and m.receipt_line_id = l.id
       left join repricing_by_receipt_line p on p.tenant_id = l.tenant_id and p.receipt_line_id = l.id
       left join crediting_by_receipt_line c on c.tenant_id = l.tenant_id and c.receipt_line_id = l.id
       left join lateral (${SETTLED_PRICE}) s on true
       cross join lateral (${CLAIMED}) k
     where l.tenant_id = app_tenant() and ${by} = any($1::uuid[])
     order by r.document_date, r.code, l.position`,
    [ids],
  )
}

/** The same of the lines that lines of a document name, by id. */
async function receivedLinesOf(lines: readonly Values[]): Promise<ReadonlyMap<string, ReceivedLine>> {
  const ids = lines.flatMap(({ receiptLineId }) => (typeof receiptLineId === 'string' ? [receiptLineId] : []))
  return new Map((await linesBy('l.id', ids)).map((row) => [row.id, row]))
}

/** Receipts in the order of their numbers, with their goods and what invoices cover of their freight. */
async function carriedReceiptsOf({ freightReceiptIds }: Values): Promise<readonly CarriedReceipt[]> {
  const ids = (freightReceiptIds ?? []) as readonly string[]
  if (ids.length === 0) return []
  const rows = await rowsOf<{ receipt: CarriedReceipt }>(
    `select json_build_object(${RECEIPT}, 'freightSupplierId', r.freight_supplier_id,
         'freight', coalesce(r.freight, 0)::text,
         'matched', json_build_object('booked', coalesce(m.booked, 0)::text, 'owed', coalesce(m.owed, 0)::text),
         'lines', (select json_agg(json_build_object('productId', l.product_id, 'warehouseId', r.warehouse_id,
             'share', coalesce(l.freight_share, 0)::text, 'kg', ${STOCK_KG}::text,
             'pieces', coalesce(l.quantity, 0)::text) order by l.position)
           from warehouse_receipts_lines l where l.tenant_id = r.tenant_id and l.owner_id = r.id)) as receipt
     from warehouse_receipts r
       left join matching_by_freight_receipt m on m.tenant_id = r.tenant_id and m.freight_receipt_id = r.id
     where r.tenant_id = app_tenant() and r.id = any($1::uuid[]) order by r.code, r.id`,
    [ids],
  )
  return rows.map(({ receipt }) => receipt)
}

/** The lines of receipts that the lines of a supplier's invoice are made from. */
export const receivedLinesFact = defineFact({
  name: 'receivedLines',
  reads: ['lines.receiptLineId'],
  read: (_row, lines) => receivedLinesOf(lines),
})

/** The lines of the receipts whose prices a supplier lowers. */
export const receiptLinesFact = defineFact({
  name: 'receiptLines',
  reads: ['receiptIds'],
  read: ({ receiptIds }) => linesBy('r.id', Array.isArray(receiptIds) ? receiptIds : []),
})

/** The receipt whose goods cost what an expense ticket says. */
export const costedReceiptFact = defineFact({
  name: 'costedReceipt',
  reads: ['receiptId'],
  async read({ receiptId }) {
    const [receipt] = await carriedReceiptsOf({ freightReceiptIds: receiptId ? [receiptId] : [] })
    return receipt ?? null
  },
})

/** The receipts whose freight a supplier's invoice is for. */
export const carriedReceiptsFact = defineFact({
  name: 'carriedReceipts',
  reads: ['freightReceiptIds'],
  read: (row) => carriedReceiptsOf(row),
})
