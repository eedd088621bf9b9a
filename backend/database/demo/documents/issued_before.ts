import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS } from './trade.ts'

interface Hurried {
  productId: string
  warehouseId: string
  customerId: string
}

/** Bars that nobody has reserved, and a customer who has ordered before. */
const hurried = () =>
  rowsOf<Hurried>(
    `select s.product_id as "productId", s.warehouse_id as "warehouseId", o.customer_id as "customerId"
     from stock_by_product_warehouse s
       join products p on p.tenant_id = s.tenant_id and p.id = s.product_id and p.weight_mode <> 'coil'
       join warehouses w on w.tenant_id = s.tenant_id and w.id = s.warehouse_id and w.use = 'sale'
       left join reservations_by_product_warehouse r on r.tenant_id = s.tenant_id and r.product_id = s.product_id
         and r.warehouse_id = s.warehouse_id
       join lateral (select customer_id from sales_orders where tenant_id = s.tenant_id and status = 'done'
         order by order_date, code limit 1) o on true
     where s.tenant_id = app_tenant() and s.pieces - coalesce(r.pieces, 0) >= 60
     order by s.pieces desc, p.code limit 1`,
  )

/** A customer fetched a few bars before anybody wrote an order. */
export async function addIssuedBefore(users: ReadonlyMap<string, string>): Promise<void> {
  const [found] = await hurried()
  if (!found) return
  const { productId, ...place } = found
  const [officerId, day] = [users.get('thukho.demo')!, dayAt(DAYS - 1)]
  const body = {
    ...{ ...place, purpose: 'sale' as const, documentDate: day, officerId },
    ...{ expectedExportDate: day, expectedReceiveDate: day, driverName: 'Kiều Thị Vội', licencePlate: '30E-000.19' },
    note: 'Khách lấy gấp, đơn lập sau',
    lines: [{ productId, quantity: '8' }],
  }
  await addDocument('warehouse-issues', body, ['request'], writer(officerId, new Date(`${day}T18:30:00+07:00`)))
}
