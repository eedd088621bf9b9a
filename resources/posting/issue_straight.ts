import type { Measured } from '../calc/cost.ts'
import { exact } from '../calc/exact.ts'
import type { DirectGoods } from '../calc/settle/direct_receipt.ts'
import type { Facts, OrderLine } from '../calc/settle/index.ts'
import { nextPart } from '../calc/settle/parts.ts'
import { refusal, type MayRefuse } from './parts/refusals.ts'
import type { Row } from './planner.ts'

type Order = OrderLine['order']

/** The goods of a line among those that its receipt brought. */
const broughtFor = ({ productId }: Row, { directReceipt }: Facts): DirectGoods | undefined =>
  directReceipt?.goods.find((goods) => goods.productId === productId)

/** Refuses an order that goes straight to its customer without the receipt of its goods, and another with one. */
export function ofStraight(document: Row, { isDirect, supplierId }: Order, { directReceipt }: Facts): MayRefuse {
  const field = 'directReceiptId'
  if (!isDirect) return directReceipt !== null && refusal(null, field, 'notDirectOrder')
  if (directReceipt === null) return refusal(null, field, 'directReceiptFirst')
  const { code, status, documentDate, warehouseId } = directReceipt
  if (status !== 'done') return refusal(null, field, 'undoneReceipt', { code })
  if (directReceipt.supplierId !== supplierId) return refusal(null, field, 'receiptOfAnother')
  if (warehouseId !== document.warehouseId) return refusal(null, 'warehouseId', 'otherWarehouse', { code })
  return (
    String(document.documentDate) < documentDate &&
    refusal(null, 'documentDate', 'matchBeforeReceipt', { day: documentDate, code })
  )
}

/** Refuses goods without an order, and more than the receipt brought. */
export function ofStraightLine(line: Row, source: OrderLine | undefined, facts: Facts): MayRefuse {
  if (facts.directReceipt === null) return null
  if (!source) return refusal(line, 'productId', 'ofNoDirectOrder')
  const goods = broughtFor(line, facts)
  const left = exact.sub(goods?.pieces ?? 0, goods?.issued.pieces ?? 0)
  const meta = { received: exact.sub(goods?.pieces ?? 0, 0).toFixed(), left: left.toFixed() }
  return left.lt(String(line.quantity)) && refusal(line, 'quantity', 'overDirect', meta)
}

/** Pieces of a receipt with their part of its kg, and what they cost; null for goods that a warehouse had. */
export function straight(line: Row, share: Measured, facts: Facts): { goods: Measured; value: string } | null {
  const brought = broughtFor(line, facts)
  if (!brought) return null
  const pieces = { all: brought.pieces, before: brought.issued.pieces, now: String(line.quantity) }
  return {
    goods: { ...share, actualKg: nextPart(brought.actualKg, pieces, brought.issued.actualKg, 3) ?? '0' },
    value: nextPart(brought.value, pieces, brought.issued.value) ?? '0',
  }
}
