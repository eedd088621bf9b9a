import { allocate } from '../../calc/allocate.ts'
import { exact, sum, type Figure } from '../../calc/exact.ts'
import type { CarriedReceipt } from '../../calc/settle/index.ts'
import type { StockLine } from './goods.ts'
import { latePrice } from './late_price.ts'

/** What freight costs more or less than receipts have put on their goods, by product. */
export function lateFreight(
  receipts: readonly CarriedReceipt[],
  parts: readonly { amount: string; booked: string }[],
): StockLine[] {
  const shares = receipts.flatMap(({ lines, hasLeft }, place) => {
    const difference = exact.sub(parts[place]!.amount, parts[place]!.booked).toFixed()
    const weights = (['share', 'kg', 'pieces'] as const)
      .map((name) => lines.map((line) => line[name]))
      .find((figures) => sum(figures).gt(0))
    return allocate(difference, weights ?? lines.map(() => '1')).map((part, index) => ({
      ...lines[index]!,
      hasLeft,
      part,
    }))
  })
  return [...Map.groupBy(shares, ({ productId }) => productId)].flatMap(([productId, own]) => {
    const total = (name: 'part' | 'kg' | 'pieces') => sum(own.map((line) => line[name] as Figure)).toFixed()
    const isWeighed = exact.sub(total('kg'), 0).gt(0)
    const keys = { productId, warehouseId: own[0]!.warehouseId }
    return latePrice(keys, null, total('part'), {
      ...{ measure: isWeighed ? 'actualKg' : 'pieces', received: total(isWeighed ? 'kg' : 'pieces') },
      hasLeft: own.every(({ hasLeft }) => hasLeft),
    })
  })
}
