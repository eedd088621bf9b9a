import { exact, rounded } from '@barem/resources/calc/exact'
import { freezeWeight, hasBarem, theoreticalWeight } from '@barem/resources/calc/line'
import type { InputOf } from '#app/engine/behaviour_of'
import type { Values } from '#app/engine/behaviour'
import { rowsOf } from '#app/tenancy/run'
import { dayAt, DAYS, inTurn, type Trade } from './trade.ts'

type Body = InputOf<'warehouse-issues'>
type Line = NonNullable<Body['lines']>[number]

const drivers = [
  ['Đỗ Văn Tải', '15C-000.21'],
  ['Vũ Thị Chở', '29H-000.43'],
  ['Ngô Đức Giao', '60C-000.65'],
] as const

/** Days after its order on which goods leave. */
export const LATER = 2

/** The day on which the goods of an order leave; null where that is still to come. */
export function dayOfIssue({ orderDate }: Values): string | null {
  const begun = Array.from({ length: DAYS }, (_, day) => dayAt(day)).indexOf(String(orderDate))
  return begun + LATER < DAYS ? dayAt(begun + LATER) : null
}

/** kg on the scale, a little off the barem; of every third line nobody weighed, or there is nothing to weigh by. */
function weighed({ goods, random }: Trade, { productId, quantity }: Values, place: number): string | null {
  const product = goods.find(({ id }) => id === productId)!
  if (!hasBarem(product.weightMode) || place % 3 === 2) return null
  const barem = theoreticalWeight({ ...freezeWeight(product), quantity: String(quantity) })!
  return rounded(exact.mul(barem, exact.div(random.below(16) - 12, 1000).plus(1)), 0)
}

/** Pieces of each product in a warehouse by the end of a day. */
export async function piecesOn(warehouseId: string, day: string): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ id: string; pieces: string }>(
    `select product_id as id, sum(pieces)::text as pieces from stock_entries
      where tenant_id = app_tenant() and warehouse_id = $1 and date <= $2 group by product_id`,
    [warehouseId, day],
  )
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/**
 * The issue of an order, with the lines that its warehouse has enough for; null where there are none.
 * @param available pieces of a product in the warehouse of the order on that day
 * @param place of the order among all
 */
export function issueBody(
  trade: Trade,
  order: Values,
  { day, officer, place }: { day: string; officer: string; place: number },
  available: (productId: string) => string,
): Body | null {
  const [driverName, licencePlate] = inTurn(drivers, place)
  const lines = (order.lines as Values[]).flatMap((line, index): Line[] =>
    exact.sub(available(String(line.productId)), String(line.quantity)).isNegative()
      ? []
      : [
          {
            productId: String(line.productId),
            orderLineId: String(line.id),
            quantity: String(line.quantity),
            actualWeight: weighed(trade, line, place + index),
          },
        ],
  )
  if (lines.length === 0) return null
  return {
    orderId: String(order.id),
    customerId: String(order.customerId),
    documentDate: day,
    warehouseId: String(order.exportingWarehouseId),
    officerId: officer,
    driverName,
    licencePlate,
    expectedExportDate: day,
    expectedReceiveDate: day,
    issuedOn: day,
    lines,
  }
}
