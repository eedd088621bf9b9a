import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS } from './trade.ts'

interface Rusty {
  receiptId: string
  receiptLineId: string
  productId: string
  supplierId: string
  warehouseId: string
}

/** Bars of a load that are still in its warehouse: first of one that is invoiced, the latest before others. */
const rusty = () =>
  rowsOf<Rusty>(
    `select r.id as "receiptId", l.id as "receiptLineId", l.product_id as "productId", r.supplier_id as "supplierId",
       r.warehouse_id as "warehouseId"
     from warehouse_receipts r
       join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
       join stock_by_product_warehouse s on s.tenant_id = r.tenant_id and s.product_id = l.product_id
         and s.warehouse_id = r.warehouse_id
       left join matching_by_receipt_line m on m.tenant_id = l.tenant_id and m.receipt_line_id = l.id
     where r.tenant_id = app_tenant() and r.status = 'done' and l.weight_mode <> 'coil' and l.quantity >= 50
       and s.pieces >= 50 and r.document_date < $1::date
     order by coalesce(m.quantity, 0) >= l.quantity desc, r.document_date desc, r.code, l.position limit 1`,
    [dayAt(DAYS - 3)],
  )

/** The mill takes a bundle back that came rusty, and is to adjust its invoice. */
export async function addSupplierReturn(users: ReadonlyMap<string, string>): Promise<void> {
  const [found] = await rusty()
  if (!found) return
  const { receiptLineId, productId, ...source } = found
  const [officerId, day] = [users.get('thukho.demo')!, dayAt(DAYS - 1)]
  const body = {
    ...{ ...source, purpose: 'supplier_return' as const, documentDate: day, officerId },
    ...{ expectedExportDate: day, expectedReceiveDate: day, driverName: 'Lò Văn Chở', licencePlate: '29C-000.77' },
    note: 'Thép rỉ, nhà máy nhận lại',
    lines: [{ receiptLineId, productId, quantity: '12' }],
  }
  await addDocument('warehouse-issues', body, ['request'], writer(officerId, new Date(`${day}T18:10:00+07:00`)))
}
