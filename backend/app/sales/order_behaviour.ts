import { allocate } from '@barem/resources/calc/allocate'
import { orderTotals, type TotalLine } from '@barem/resources/calc/totals'
import { Decimal } from 'decimal.js'
import { ApiError } from '#app/http/api_error'
import type { Behaviour, Values } from '#app/resources/behaviour'
import { goodsOf } from './goods.ts'
import { settleOrderLine } from './order_line.ts'

type Lines = Values[]

/** Spreads the discount of an order over its lines, in the ratio of their amounts. @throws ApiError COM_ERR_001 for more than the goods come to */
function settleDiscount(row: Values, lines: Lines) {
  const amounts = lines.map(({ amount }) => String(amount ?? '0'))
  if (new Decimal(String(row.discount)).gt(Decimal.sum(...amounts))) throw new ApiError('COM_ERR_001', { errors: [{ field: 'discount', rule: 'aboveTotal' }] })
  allocate(String(row.discount), amounts).forEach((share, line) => void (lines[line]!.discountShare = share))
}

/** Sales orders: goods as they were that day, weights, prices, discount, fees and totals, all decided here. */
export const orderBehaviour: Behaviour = {
  async settle(row, { before }) {
    const lines = row.lines as Lines
    const stored = new Map(((before?.lines ?? []) as Lines).map((line) => [line.id, line]))
    const goods = await goodsOf(lines.map(({ productId }) => String(productId)))
    lines.forEach((line, index) => settleOrderLine(line, goods.get(String(line.productId)), stored.get(line.id), `lines.${index}`))
    row.shippingFee ??= '0'
    row.discount = row.discountSource === 'manual' ? (row.discount ?? '0') : '0'
    settleDiscount(row, lines)
    const totals = orderTotals({ lines: lines as unknown as TotalLine[], discount: lines.map(({ discountShare }) => String(discountShare)), shipping: String(row.shippingFee) })
    Object.assign(row, { itemCount: totals.itemCount, theoreticalWeight: totals.theoreticalWeight, actualWeight: totals.actualWeight, estimated: totals.estimated, total: totals.total, grandTotal: totals.grandTotal })
  },
  figures: ({ total, discount, shippingFee, grandTotal, lines }) => ({ total, discount, shippingFee, grandTotal, amounts: (lines as Lines).map(({ amount }) => amount) }),
}
