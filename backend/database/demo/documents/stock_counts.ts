import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, morningOf, type Trade } from './trade.ts'

/** Counts of the demo, each of two other products, by how many pieces they differ from the books. */
const counts = [
  { place: 'Dãy A (minh họa)', off: [-1, 0], steps: ['request'], isCompared: true, reason: 'Đếm hai lần đều thiếu' },
  { place: 'Dãy B (minh họa)', off: [1, -2], steps: [], isCompared: true, reason: null },
  { place: 'Dãy C (minh họa)', off: [0, 0], steps: [], isCompared: false, reason: null },
] as const

/** Goods of which the main warehouse has some, in the order of their codes after those of transfers. */
export async function addStockCounts({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const warehouseId = made('warehouses/Kho Tổng')
  const goods = await rowsOf<{ id: string; pieces: string }>(
    `select p.id, w.pieces::text from stock_by_product_warehouse w
      join products p on p.tenant_id = w.tenant_id and p.id = w.product_id
      where w.tenant_id = app_tenant() and w.warehouse_id = $1 and w.pieces between 20 and 5000
        and p.weight_mode in ('per_meter', 'per_piece', 'geometry')
      order by p.code desc offset 6 limit $2`,
    [warehouseId, counts.length * 2],
  )
  const by = writer(users.get('thukho.demo')!, morningOf(DAYS - 1, 6))
  for (const [place, { off, steps, ...more }] of counts.entries()) {
    const own = goods.slice(place * 2, place * 2 + 2)
    if (own.length < 2) return
    const lines = own.map(({ id, pieces }, index) => ({
      ...{ productId: id, place: `${index + 1}`, quantity: String(Number(pieces) + off[index]!) },
    }))
    await addDocument('stock-counts', { documentDate: dayAt(DAYS - 1), warehouseId, lines, ...more }, steps, by)
  }
}
