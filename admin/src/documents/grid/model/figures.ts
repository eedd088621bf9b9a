import { exactPieceWeight } from '@barem/resources/calc/barem'
import { exactly, rounded, type Figure } from '@barem/resources/calc/exact'
import { amountAt, lineFigures, theoreticalWeight, type FrozenWeight, type LineFigures, type PriceType } from '@barem/resources/calc/line'
import { lineMargin, type Margin } from '@barem/resources/calc/margin'
import { equivalentPrices } from '@barem/resources/calc/price'
import { pricedGoods, weightOf, type Line } from './line.ts'

/** What follows from what is written on a line. */
export interface Figures extends LineFigures {
  /** kg a metre or a piece. */
  barem: Figure
  /** Metres of one piece. */
  length: Figure
  /** Pieces. */
  quantity: Figure
  /** Whole dong, and what is earned over it; null where nothing is known or nobody may know. */
  cost: Figure
  margin: Margin | null
}

export type FiguresOf = (line: Line) => Figures

const known = new WeakMap<Line, Figures>()

function costOf(line: Line, figures: LineFigures): Figure {
  if (!line.priceType) return null
  const measure: Record<PriceType, Figure> = { piece: line.quantity ?? null, actual_kg: figures.actualWeight, barem_kg: figures.theoreticalWeight }
  return amountAt(measure[line.priceType], line.importPrice ?? null)
}

/** The figures of a line of a sale. Of the same line they are worked out once. */
export const saleFigures: FiguresOf = (line) => {
  const before = known.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const figures = lineFigures({ ...frozen, quantity: line.quantity ?? null, actualWeight: line.actualWeight ?? null, weightSource: line.weightSource ?? null, priceType: line.priceType ?? 'piece', unitPrice: line.unitPrice ?? null })
  const cost = costOf(line, figures)
  const made: Figures = { ...figures, barem: frozen.barem, length: frozen.length, quantity: line.quantity ?? null, cost, margin: lineMargin(figures.amount, cost) }
  known.set(line, made)
  return made
}

const NO_PRICES: Record<PriceType, Figure> = { piece: null, actual_kg: null, barem_kg: null }

/** The three prices of a line that mean the same; what a person wrote stands as it was written, and the line's own price as it is. */
export function pricesOf(line: Line): Record<PriceType, Figure> {
  const source = line.source ?? (line.unitPrice && line.priceType ? { price: line.unitPrice, type: line.priceType } : null)
  if (!source || !line.goods) return line.priceType ? { ...NO_PRICES, [line.priceType]: line.unitPrice ?? null } : NO_PRICES
  const prices = equivalentPrices(source.price, source.type, pricedGoods(line))
  return line.priceType ? { ...prices, [line.priceType]: line.unitPrice ?? null } : prices
}

/** Kilograms of a tonne. */
const TONNE = 1000

/** Pieces and kg by barem of goods that are bought by the piece or by the tonne. */
function bought(line: Line, frozen: FrozenWeight): { pieces: Figure; kg: Figure } {
  const quantity = exactly(line.quantity)
  if (!quantity) return { pieces: null, kg: null }
  if (line.quantityUnit !== 'tonne') return { pieces: quantity.toFixed(), kg: theoreticalWeight({ ...frozen, quantity: quantity.toFixed() }) }
  const kg = quantity.times(TONNE)
  const piece = exactPieceWeight({ ...frozen, densityWeight: frozen.barem, basis: frozen.baremBasis })
  return { pieces: piece && piece.gt(0) ? rounded(kg.div(piece), 3) : null, kg: rounded(kg, 2) }
}

const purchases = new WeakMap<Line, Figures>()

/** The figures of a line of a purchase: what it is expected to weigh and to cost. */
export const purchaseFigures: FiguresOf = (line) => {
  const before = purchases.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const { pieces, kg } = bought(line, frozen)
  const amount = line.priceType && amountAt({ piece: pieces, actual_kg: kg, barem_kg: kg }[line.priceType], line.unitPrice ?? null)
  const made: Figures = { theoreticalWeight: kg, actualWeight: kg, weightSource: 'estimated', errorMargin: null, estimated: amount, amount, barem: frozen.barem, length: frozen.length, quantity: pieces, cost: null, margin: null }
  purchases.set(line, made)
  return made
}
