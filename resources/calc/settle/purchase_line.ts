import { exactly, type Figure } from '../exact.ts'
import { amountAt, lineFigures, type FrozenWeight, type PriceType } from '../line.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'
import { mistake, type LineSettlement, type Row } from './settlement.ts'

const NO_FIGURES = { pieces: null, theoreticalWeight: null, amount: null }

/**
 * Weight and amount of what a line orders: pieces are weighed by their barem, tonnes are kg whichever scale is paid by.
 */
function figuresOf(line: Row, frozen: FrozenWeight): Readonly<Record<keyof typeof NO_FIGURES, Figure>> {
  const [quantity, unitPrice] = [line.quantity as Figure, line.unitPrice as Figure]
  if (quantity === null) return NO_FIGURES
  if (line.quantityUnit === 'tonne') {
    const kg = exactly(quantity)!.times(1000).toFixed()
    return { pieces: null, theoreticalWeight: kg, amount: amountAt(kg, unitPrice) }
  }
  const { theoreticalWeight, amount } = lineFigures({
    ...frozen,
    quantity,
    actualWeight: null,
    weightSource: null,
    priceType: line.priceType as PriceType,
    unitPrice,
  })
  return { pieces: quantity, theoreticalWeight, amount }
}

/** A line of goods that are bought: what it keeps of its product, its weight and its amount. */
export const purchaseLine: LineSettlement = {
  facts: ['goods'],
  settle(written, stored, { goods }) {
    const line: Row = { ...written, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(line, stored))
    if ('mistakes' in outcome) return outcome
    if (line.quantityUnit === 'tonne' && line.priceType === 'piece') return mistake('priceType', 'priceTypeImpossible')
    return { values: { ...outcome.frozen, ...figuresOf(line, outcome.frozen) } }
  },
}
