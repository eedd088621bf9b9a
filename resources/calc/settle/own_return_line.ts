import type { Figure } from '../exact.ts'
import { lineFigures, type PriceType } from '../line.ts'
import type { Outcome, Row, Values } from './computation.ts'
import type { Goods } from './facts.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import { mistake } from './computation.ts'

/** What no invoice says of goods that come back without one. */
const UNKNOWN: Values = {
  ...{ orderLineId: null, soldWeight: null, errorMargin: null, vatRate: null, discountShare: '0', tax: null },
}

const NO_FIGURES: Values = { theoreticalWeight: null, paidWeight: null, amount: null }

/** Goods that were sold before the company began here: their price is written, by the piece or by their kg. */
export function ownReturnLine(
  line: Row,
  stored: Row | undefined,
  goods: ReadonlyMap<string, Goods>,
): Outcome<{ values: Values }> {
  const priceType = (line.ownPriceType ?? 'piece') as PriceType
  const unitPrice = (line.ownPrice ?? null) as Figure
  if ((line.productId ?? null) === null)
    return { values: { ...UNKNOWN, ...NO_GOODS, ...NO_FIGURES, length: null, priceType, unitPrice } }
  const written: Row = { ...line, priceType, length: null }
  const outcome = freezeGoods(written, goods.get(String(line.productId)), sameGoods(line, stored), true)
  if ('mistakes' in outcome) return outcome
  const { frozen } = outcome
  if (isWeightless(written, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
  const actualWeight = frozen.weightMode === 'none' ? null : ((line.actualWeight ?? null) as Figure)
  const values = { ...UNKNOWN, ...frozen, actualWeight, priceType, unitPrice }
  const quantity = (line.quantity ?? null) as Figure
  if (quantity === null) return { values: { ...values, ...NO_FIGURES } }
  const figures = lineFigures({ ...frozen, quantity, actualWeight, weightSource: 'weighed', priceType, unitPrice })
  const { theoreticalWeight, amount } = figures
  // What is priced by its kg has no amount before it is weighed.
  const isUnweighed = priceType === 'actual_kg' && actualWeight === null
  return { values: { ...values, theoreticalWeight, paidWeight: actualWeight, amount: isUnweighed ? null : amount } }
}
