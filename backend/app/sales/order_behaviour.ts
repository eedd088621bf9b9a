import { isEstimated } from '@barem/resources/calc/estimated'
import { orderTotals, type TotalLine } from '@barem/resources/calc/totals'
import { priceOrder } from '#app/pricing/price_order'
import type { Behaviour, Values } from '#app/resources/behaviour'
import { goodsOf } from './goods.ts'
import { lacksWeight, settleOrderLine } from './order_line.ts'
import { tolerancesOf } from './tolerances.ts'

type Lines = Values[]

/** Sales orders: goods as they were that day, weights, prices, discount, fees and totals, all decided here. */
export const orderBehaviour: Behaviour = {
  async settle(row, { before }) {
    const lines = row.lines as Lines
    const stored = new Map(((before?.lines ?? []) as Lines).map((line) => [line.id, line]))
    const goods = await goodsOf(lines)
    lines.forEach((line, index) =>
      settleOrderLine(line, goods.get(String(line.productId)), stored.get(line.id), `lines.${index}`),
    )
    row.shippingFee ??= '0'
    await priceOrder(row, lines)
    const totals = orderTotals({
      lines: lines as unknown as TotalLine[],
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
      // While an amount is missing the total is unknown, and a partial sum would be taken for it.
      grandTotal: lines.length === 0 || totals.incomplete > 0 ? null : totals.grandTotal,
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
