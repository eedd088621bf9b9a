import { exactly, type Figure } from '@barem/resources/calc/exact'
import { amountAt, lineFigures, type FrozenWeight, type LineFigures, type PriceType } from '@barem/resources/calc/line'
import { lineMargin, type Margin } from '@barem/resources/calc/margin'
import { equivalentPrices } from '@barem/resources/calc/price'
import { pricedGoods, weightOf, type Line } from './line.ts'

/** The figures computed from what is written on a line. */
export interface Figures extends LineFigures {
  /** kg a metre or a piece. */
  barem: Figure
  /** Metres of one piece. */
  length: Figure
  /** Pieces. */
  quantity: Figure
  /** Whole dong, and the margin; null where the cost is not known or the person may not see it. */
  cost: Figure
  margin: Margin | null
}

export type FiguresOf = (line: Line) => Figures

const known = new WeakMap<Line, Figures>()

function costOf(line: Line, figures: LineFigures): Figure {
  if (!line.priceType) return null
  const measure: Record<PriceType, Figure> = {
    piece: line.quantity ?? null,
    actual_kg: figures.actualWeight,
    barem_kg: figures.theoreticalWeight,
  }
  return amountAt(measure[line.priceType], line.importPrice ?? null)
}

/** The figures of a line of a sale. Of the same line they are worked out once. */
export const saleFigures: FiguresOf = (line) => {
  const before = known.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const figures = lineFigures({
    ...frozen,
    quantity: line.quantity ?? null,
    actualWeight: line.actualWeight ?? null,
    weightSource: line.weightSource ?? null,
    priceType: line.priceType ?? 'piece',
    unitPrice: line.unitPrice ?? null,
  })
  const cost = costOf(line, figures)
  const made: Figures = {
    ...figures,
    barem: frozen.barem,
    length: frozen.length,
    quantity: line.quantity ?? null,
    cost,
    margin: lineMargin(figures.amount, cost),
  }
  known.set(line, made)
  return made
}

const NO_PRICES: Record<PriceType, Figure> = { piece: null, actual_kg: null, barem_kg: null }

/**
 * The equivalent prices of a line by price type; the price that a person wrote and the line's own are kept as they are.
 */
export function pricesOf(line: Line): Record<PriceType, Figure> {
  const source =
    line.source ?? (line.unitPrice && line.priceType ? { price: line.unitPrice, type: line.priceType } : null)
  if (!source || !line.goods)
    return line.priceType ? { ...NO_PRICES, [line.priceType]: line.unitPrice ?? null } : NO_PRICES
  const prices = equivalentPrices(source.price, source.type, pricedGoods(line))
  return line.priceType ? { ...prices, [line.priceType]: line.unitPrice ?? null } : prices
}

/**
 * Pieces, kg and dong of what is bought: pieces weigh what their barem says, tonnes are kg by whatever scale is paid.
 */
function bought(line: Line, frozen: FrozenWeight): Pick<Figures, 'quantity' | 'theoreticalWeight' | 'amount'> {
  const { quantity = null, unitPrice = null, priceType } = line
  if (line.quantityUnit === 'tonne') {
    const kg = exactly(quantity)?.times(1000).toFixed() ?? null
    return { quantity: null, theoreticalWeight: kg, amount: amountAt(kg, unitPrice) }
  }
  const { theoreticalWeight, amount } = lineFigures({
    ...frozen,
    quantity,
    actualWeight: null,
    weightSource: null,
    priceType: priceType ?? 'piece',
    unitPrice,
  })
  return { quantity, theoreticalWeight: quantity === null ? null : theoreticalWeight, amount }
}

const purchases = new WeakMap<Line, Figures>()

/** The figures of a line of a purchase: what it is expected to weigh and to cost. */
export const purchaseFigures: FiguresOf = (line) => {
  const before = purchases.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const figures = bought(line, frozen)
  const made: Figures = {
    ...figures,
    actualWeight: figures.theoreticalWeight,
    weightSource: 'estimated',
    errorMargin: null,
    estimated: figures.amount,
    barem: frozen.barem,
    length: frozen.length,
    cost: null,
    margin: null,
  }
  purchases.set(line, made)
  return made
}
