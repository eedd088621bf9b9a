import { rounded, exact } from '@barem/resources/calc/exact'
import { freezeWeight, hasBarem, theoreticalWeight } from '@barem/resources/calc/line'
import type { Goods } from '@barem/resources/calc/settle'
import type { InputOf } from '#app/engine/behaviour_of'
import { dayAt, someGoods, type Trade } from './trade.ts'

type Line = NonNullable<InputOf<'opening-stocks'>['lines']>[number]

/** How many goods each warehouse begins with, and how many of them are bars for concrete, which every trader has. */
export const openings = [
  ['warehouses/Kho Tổng', 40, 16],
  ['warehouses/Bãi Cảng', 15, 0],
] as const

/** So many pieces, off their barem as rolled steel is: mostly a little light. */
function line({ random }: Trade, product: Goods): Line {
  const quantity = String(10 * (2 + random.below(40)))
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
  [warehouse, count, bars]: (typeof openings)[number],
): InputOf<'opening-stocks'> => {
  const goods = trade.goods.filter((product) => hasBarem(product.weightMode))
  const others = someGoods({ ...trade, goods: goods.slice(bars) }, count - bars)
  return {
    openedOn: dayAt(0),
    warehouseId: trade.made(warehouse),
    lines: [...goods.slice(0, bars), ...others].map((product) => line(trade, product)),
    note: 'Kiểm kê khi bắt đầu dùng phần mềm',
  }
}
