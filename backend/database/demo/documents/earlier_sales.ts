import { exact } from '@barem/resources/calc/exact'
import type { InputOf } from '#app/engine/behaviour_of'
import { engine } from '#app/resources/serving'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { addDocument, writer } from './add_document.ts'
import { issueBody, LATER, piecesOn } from './issues.ts'
import { orderBody } from './orders.ts'
import { earlierDays, seasonOf } from './seasons.ts'
import { dayAt, morningOf, type Trade } from './trade.ts'

/** Orders before the last three months: a few in each. */
const ORDERS = 26
/** Lines of such an order in a middle month. */
const LINES = 5
/** An order takes at most this part of what is on hand, and no line of less than so many pieces. */
const [SHARE, LEAST] = ['0.4', 5]
const MINUTE = 60_000

/** The body of an order of goods that are on hand on the day on which they leave, so that all of it can. */
async function bodyOf(trade: Trade, day: number, approver: string): Promise<InputOf<'sales-orders'> | null> {
  const exportingWarehouseId = trade.made('warehouses/Kho Tổng')
  const there = await piecesOn(exportingWarehouseId, dayAt(day + LATER))
  const most = (id: string) => exact.mul(there.get(id) ?? '0', SHARE).floor()
  const left = trade.goods.filter(({ id }) => most(id).gte(LEAST))
  const count = Math.min(Math.round(LINES * seasonOf(day)), left.length)
  const goods = Array.from({ length: count }, () => left.splice(trade.random.below(left.length), 1)[0]!)
  if (goods.length === 0) return null
  const { lines, ...head } = orderBody(trade, day, approver, goods)
  return {
    ...{ ...head, exportingWarehouseId, orderStatusId: trade.made('order-statuses/Đã giao') },
    lines: lines!.map(({ actualWeight: _kg, weightSource: _source, ...line }) => {
      const limit = most(line.productId)
      return { ...line, quantity: limit.lt(line.quantity!) ? limit.toFixed(0) : line.quantity }
    }),
  }
}

/** Orders of the months before, which a clerk wrote and the director approved, each issued in full two days later. */
export async function addEarlierSales(trade: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const orders = engine.lookup('sales-orders')
  const [clerk, director, officer] = (['quantri.demo', 'superadmin', 'thukho.demo'] as const).map((name) =>
    users.get(name)!,
  ) as [string, string, string]
  for (const [place, day] of earlierDays(ORDERS).entries()) {
    const body = await bodyOf(trade, day, director)
    if (!body) continue
    const began = morningOf(day, place)
    const id = await addDocument('sales-orders', body, ['request'], writer(clerk, began))
    const approval = { version: null, comment: 'Khách quen, đồng ý.' }
    await transition(engine, orders, id, 'approve', approval, writer(director, new Date(began.getTime() + 40 * MINUTE)))
    const on = dayAt(day + LATER)
    const order = { ...(await storedNow(orders, id)), id }
    const issue = issueBody(trade, order, { day: on, officer, place }, () => Number.MAX_SAFE_INTEGER.toString())!
    const at = new Date(`${on}T${String(8 + (place % 8)).padStart(2, '0')}:40:00+07:00`)
    await addDocument('warehouse-issues', issue, ['request'], writer(officer, at))
  }
}
