import { addDays } from '@barem/resources/calc/days'
import { exact } from '@barem/resources/calc/exact'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS } from './trade.ts'

interface Provisional {
  id: string
  day: string
  supplierId: string
  lines: { id: string; productId: string; unitPrice: string }[]
}

/** Receipts at provisional prices that no invoice has settled, the oldest first. */
async function provisional(): Promise<Provisional[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.id, r.document_date::text as day, r.supplier_id as "supplierId",
       json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'unitPrice', l.unit_price::text)
         order by l.position) as lines
     from warehouse_receipts r
       join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
       left join repricing_by_receipt_line p on p.tenant_id = l.tenant_id and p.receipt_line_id = l.id
     where r.tenant_id = app_tenant() and r.status = 'done' and l.price_state = 'provisional'
       and coalesce(p.quantity, 0) = 0
     group by r.id, r.document_date, r.supplier_id, r.code order by r.document_date, r.code`,
  )) as { rows: Provisional[] }
  return rows
}

/** The mill has told the price of one load, a little more than it was taken in at; the others wait. */
export async function addPriceSettlements(users: ReadonlyMap<string, string>) {
  const [first, ...waiting] = await provisional()
  if (!first || waiting.length === 0) return
  const [agreed, last] = [addDays(first.day, 3), dayAt(DAYS - 1)]
  const documentDate = agreed > last ? last : agreed
  const lines = first.lines.map(({ id: receiptLineId, productId, unitPrice }) => ({
    ...{ receiptLineId, productId, unitPrice: exact.mul(unitPrice, '1.008').toFixed(0) },
  }))
  await addDocument(
    'price-settlements',
    { receiptId: first.id, supplierId: first.supplierId, documentDate, basis: 'Thông báo giá tuần của nhà máy', lines },
    ['request'],
    writer(users.get('ketoan.demo')!, new Date(`${documentDate}T16:05:00+07:00`)),
  )
}
