import { isEstimated } from '@barem/resources/calc/estimated'
import { isBlank, isTotalKnown, orderTotals, type TotalLine } from '@barem/resources/calc/totals'
import type { Behaviour, Values } from '#app/engine/behaviour'
import { goodsOfLines } from '#app/goods/goods'
import { orderFacts, priceOrder } from '#app/pricing/price_order'
import { lacksWeight, settleOrderLine } from './order_line.ts'
import { tolerancesOf } from './tolerances.ts'

type Lines = Values[]

/** Sales orders: goods as they were that day, weights, prices, discount, fees and totals, all decided here. */
export const orderBehaviour: Behaviour = {
  async settle(row, { before }) {
    const lines = row.lines as Lines
    const stored = new Map(((before?.lines ?? []) as Lines).map((line) => [line.id, line]))
    // Both are read in one message. An error of the second is thrown below, where its result is awaited.
    const reading = [goodsOfLines(lines), orderFacts(row)] as const
    reading[1].catch(() => {})
    const goods = await reading[0]
    lines.forEach((line, index) =>
      settleOrderLine(line, goods.get(String(line.productId)), stored.get(line.id), `lines.${index}`),
    )
    row.shippingFee ??= '0'
    priceOrder(row, lines, goods, await reading[1])
    const totals = orderTotals({
      lines: lines.map((line) => ({ ...(line as unknown as TotalLine), blank: isBlank(line) })),
      discount: lines.map(({ discountShare }) => String(discountShare)),
      shipping: String(row.shippingFee),
    })
    Object.assign(row, {
      itemCount: totals.itemCount,
      theoreticalWeight: totals.theoreticalWeight,
      actualWeight: totals.actualWeight,
      weightEstimated: lines.some(isEstimated),
      estimated: totals.estimated,
      total: totals.total,
      grandTotal: isTotalKnown(totals) ? totals.grandTotal : null,
    })
  },
  missing: ({ lines }) =>
    (lines as Lines).flatMap((line, index) => (lacksWeight(line) ? [`lines.${index}.actualWeight`] : [])),
  figures: ({ total, discount, shippingFee, grandTotal, lines }) => ({
    total,
    discount,
    shippingFee,
    grandTotal,
    amounts: (lines as Lines).map(({ amount }) => amount),
  }),
  tolerances: tolerancesOf,
}
