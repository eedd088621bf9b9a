import { rounded, exact } from '@barem/resources/calc/exact'
import { freezeWeight, theoreticalWeight } from '@barem/resources/calc/line'
import type { Goods } from '@barem/resources/calc/settle'
import type { InputOf } from '#app/engine/behaviour_of'
import { dayAt, type Trade } from './trade.ts'

type Line = NonNullable<InputOf<'opening-stocks'>['lines']>[number]

/** How many of the usual goods each warehouse begins with. */
export const openings = [
  ['warehouses/Kho Tổng', 40],
  ['warehouses/Bãi Cảng', 25],
] as const

/** Some 8 to 38 tonnes, off their barem as rolled steel is: mostly a little light. */
function line({ random }: Trade, product: Goods): Line {
  const piece = theoreticalWeight({ ...freezeWeight(product), quantity: '1' })!
  const quantity = String(10 * Math.ceil((8000 + random.below(30_000)) / Number(piece) / 10))
  const barem = theoreticalWeight({ ...freezeWeight(product), quantity })!
  const off = exact.div(random.below(130) - 100, 10_000).plus(1)
  return {
    productId: product.id,
    quantity,
    actualWeight: rounded(exact.mul(barem, off), 0),
    priceType: product.priceType,
    unitPrice: product.costPrice,
  }
}

/** What a warehouse had before the demo's first day. */
export const openingBody = (
  trade: Trade,
  [warehouse, count]: (typeof openings)[number],
): InputOf<'opening-stocks'> => ({
  openedOn: dayAt(0),
  warehouseId: trade.made(warehouse),
  lines: trade.stocked.slice(0, count).map((product) => line(trade, product)),
  note: 'Kiểm kê khi bắt đầu dùng phần mềm',
})
