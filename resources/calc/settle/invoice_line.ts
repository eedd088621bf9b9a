import { exact, exactly, rounded, type Figure } from '../exact.ts'
import { lineFigures, type FrozenWeight } from '../line.ts'
import type { BillableLine } from './billable_line.ts'
import { mistake, type LineSettlement, type Values } from './settlement.ts'

const NOTHING: Values = {
  ...{ productName: null, unit: null, englishUnit: null, weightMode: null, barem: null, baremBasis: null },
  ...{ length: null, theoreticalWeight: null, actualWeight: null, priceType: null, unitPrice: null, amount: null },
  discountShare: null,
  vatRate: null,
}

/**
 * The part of `whole` that falls to the next pieces, so that all parts add up to it: what is due by then, less what was
 * taken before.
 * @param pieces in all, taken before, and taken now
 */
export function nextPart(
  whole: Figure,
  pieces: { all: Figure; before: string; now: string },
  taken: string,
  decimals: number,
): Figure {
  const [amount, all] = [exactly(whole), exactly(pieces.all)]
  if (!amount || !all || all.isZero()) return null
  const due = rounded(amount.times(exact.add(pieces.before, pieces.now)).div(all), decimals)
  return exact.sub(due, taken).toFixed()
}

/** kg of the pieces that are invoiced, as they were issued; none of goods that are only counted. */
function weightOf({ issued, invoiced, weightMode }: BillableLine, now: string): Figure {
  if (weightMode === 'none') return '0'
  const pieces = { all: issued.quantity, before: invoiced.quantity, now }
  return nextPart(issued.actualKg, pieces, invoiced.actualKg, 2)
}

const frozenOf = ({ weightMode, barem, baremBasis, length }: BillableLine): FrozenWeight => ({
  ...{ weightMode, barem, baremBasis, length },
})

/** Pieces of an order that are invoiced: as they were weighed when they were issued, at the prices of the order. */
export const invoiceLine: LineSettlement = {
  facts: ['billableLines'],
  settle(line, _stored, { billableLines }) {
    const source = billableLines.get(String(line.orderLineId))
    if (!source) return { values: { ...NOTHING, productId: line.productId ?? null } }
    if (line.productId !== null && line.productId !== source.productId) return mistake('productId', 'otherSoldGoods')
    const { productId, productName, unit, englishUnit, priceType, unitPrice, vatRate } = source
    const frozen = frozenOf(source)
    const kept = { productId, productName, unit, englishUnit, ...frozen, priceType, unitPrice, vatRate }
    const now = (line.quantity ?? null) as Figure
    if (now === null || priceType === null) return { values: { ...NOTHING, ...kept } }
    const actualWeight = weightOf(source, now)
    const figures = lineFigures({
      ...frozen,
      quantity: now,
      actualWeight,
      weightSource: 'weighed',
      priceType,
      unitPrice,
    })
    const pieces = { all: source.quantity, before: source.invoiced.quantity, now }
    return {
      values: {
        ...kept,
        actualWeight: frozen.weightMode === 'none' ? null : actualWeight,
        theoreticalWeight: figures.theoreticalWeight,
        amount: figures.amount,
        discountShare: nextPart(source.discountShare ?? '0', pieces, source.invoiced.discount, 0),
      },
    }
  },
}
