import { exact, rounded } from '@barem/resources/calc/exact'
import { freezeWeight, theoreticalWeight } from '@barem/resources/calc/line'
import type { InputOf } from '#app/engine/behaviour_of'
import { rowsOf } from '#app/tenancy/run'
import { dayAt, DAYS, type Trade } from './trade.ts'

/** One transfer of the demo: how many days ago, how far it is, and its truck. */
export const transfers = [
  { ago: 6, until: 'done', driverName: 'Lưu Văn Chuyển', licencePlate: '15C-000.87' },
  { ago: 1, until: 'sent', driverName: 'Mạc Thị Kho', licencePlate: '15C-000.88' },
  { ago: 1, until: 'draft', driverName: 'Lưu Văn Chuyển', licencePlate: '15C-000.87' },
] as const

/** Products of each transfer. */
const LINES = 2
const PIECES = '10'

/** Goods that have lain in a warehouse unmoved since a day, in the order of their codes. */
const unmoved = (warehouseId: string, day: string) =>
  rowsOf<{ id: string }>(
    `select g.id from stock_by_product_warehouse w
       join products g on g.tenant_id = w.tenant_id and g.id = w.product_id
       where w.tenant_id = app_tenant() and w.warehouse_id = $1 and w.pieces >= 50 and g.weight_mode = 'per_meter'
         and not exists (select from stock_entries e where e.tenant_id = w.tenant_id and e.product_id = w.product_id
           and e.warehouse_id = w.warehouse_id and e.date > $2)
       order by g.code limit 12`,
    [warehouseId, day],
  )

/** A transfer from the main warehouse to the port, of goods that nobody else takes meanwhile. */
export async function transferBody(
  { made, goods }: Trade,
  place: number,
  officerId: string,
): Promise<InputOf<'stock-transfers'> | null> {
  const { ago, driverName, licencePlate } = transfers[place]!
  const [day, from] = [dayAt(DAYS - ago), made('warehouses/Kho Tổng')]
  const found = (await unmoved(from, dayAt(DAYS - 6))).slice(place * LINES, (place + 1) * LINES)
  if (found.length === 0) return null
  return {
    documentDate: day,
    fromWarehouseId: from,
    toWarehouseId: made('warehouses/Bãi Cảng'),
    officerId,
    driverName,
    licencePlate,
    expectedArrival: dayAt(DAYS - ago + 1),
    lines: found.map(({ id }, index) => {
      const frozen = freezeWeight(goods.find((product) => product.id === id)!)
      const barem = theoreticalWeight({ ...frozen, quantity: PIECES })!
      // Of the second line nobody weighed what left.
      return { productId: id, quantity: PIECES, actualWeight: index > 0 ? null : rounded(exact.mul(barem, '0.99'), 0) }
    }),
  }
}

/** What the action that receives them says: the other scale shows a little less. */
export const arrivalOf = (place: number, lines: readonly { id: string; actualWeight: string | null }[]) => ({
  arrivedOn: dayAt(DAYS - transfers[place]!.ago + 1),
  lines: lines.map(({ id, actualWeight }) => ({
    id,
    arrivedWeight: actualWeight && rounded(exact.sub(actualWeight, '2'), 0),
  })),
})
