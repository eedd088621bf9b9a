import { aboveZero } from '@barem/resources/calc/exact'
import type { Goods, Source } from './line.ts'

/** What goods were bought for: last from this supplier, else what they cost; null where neither is known. */
export function boughtFor({ lastPrice, costPrice, priceType }: Goods): Source | null {
  if (lastPrice) return { price: lastPrice.unitPrice, type: lastPrice.priceType }
  return costPrice && aboveZero(costPrice) ? { price: costPrice, type: priceType } : null
}
