import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, morningOf, type Trade } from './trade.ts'

/** Adjustments of the demo, each of another product. */
const adjustments = [
  { kind: 'loss', quantity: '2', steps: ['request'], reason: 'Kiểm đếm cuối tuần thiếu 2 cây so với sổ (minh họa)' },
  { kind: 'found', quantity: '1', steps: ['request'], reason: 'Thấy thêm 1 cây ở giá bên cạnh (minh họa)' },
  { kind: 'damage', quantity: '3', steps: [], reason: 'Cong vênh khi cẩu, chờ giám định (minh họa)' },
] as const

/** Bars of which the main warehouse has plenty, in the opposite order of their codes: transfers take the first ones. */
export async function addAdjustments({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const warehouseId = made('warehouses/Kho Tổng')
  const goods = await rowsOf<{ id: string }>(
    `select p.id from stock_by_product_warehouse w join products p on p.tenant_id = w.tenant_id and p.id = w.product_id
      where w.tenant_id = app_tenant() and w.warehouse_id = $1 and w.pieces >= 50 and p.weight_mode = 'per_meter'
      order by p.code desc limit $2`,
    [warehouseId, adjustments.length],
  )
  const by = writer(users.get('thukho.demo')!, morningOf(DAYS - 1, 5))
  for (const [place, { kind, quantity, steps, reason }] of adjustments.entries()) {
    const product = goods[place]
    if (!product) return
    const lines = [{ productId: product.id, quantity }]
    const body = { documentDate: dayAt(DAYS - 1), warehouseId, kind, reason, lines }
    await addDocument('stock-adjustments', body, steps, by)
  }
}
