import type { Decimal } from 'decimal.js'
import { exactPieceWeight, type WeightMode } from './barem.ts'
import { priceTypes } from './choices.ts'
import { dong, exactly, rounded, type Figure } from './exact.ts'
import { countOf } from './measures.ts'
import type { Basis } from './shapes.ts'

export { priceTypes }
/** What a unit price is for: one piece, one kg on the scale, or one kg by barem. */
export type PriceType = (typeof priceTypes)[number]

/**
 * The price types that goods can be sold by: goods that are only counted have no kg price, goods that are only weighed
 * no other.
 */
export const priceTypesOf: Readonly<Record<WeightMode, readonly PriceType[]>> = {
  none: ['piece'],
  coil: ['actual_kg'],
  per_piece: priceTypes,
  per_meter: priceTypes,
  geometry: priceTypes,
}

/** Whether goods of this mode have a theoretical weight at all. */
export const hasBarem = (weightMode: WeightMode) => priceTypesOf[weightMode].includes('barem_kg')

/** Where an actual weight comes from: worked out by barem, our scale, typed by hand, or the supplier's slip. */
export type WeightSource = 'estimated' | 'weighed' | 'manual' | 'declared'

/** What a line keeps of its product from the day it is written: later changes of the product do not reach it. */
export interface FrozenWeight {
  weightMode: WeightMode
  /** kg per metre or per piece, as `baremBasis` says; at most six decimals. */
  barem: Figure
  baremBasis: Basis | null
  /** Metres of one piece, at most four decimals. */
  length: Figure
}

/** The weights of a product, by the names of its fields. */
export interface ProductWeight {
  weightMode: WeightMode
  densityWeight: Figure
  baremBasis: Basis | null
  length: Figure
  allowCut: boolean
}

/**
 * The weights that a new line freezes. A length of its own counts only for goods that may be cut; other pieces are as
 * long as the product.
 */
export const freezeWeight = (
  { weightMode, densityWeight, baremBasis, length, allowCut }: ProductWeight,
  typedLength: Figure = null,
): FrozenWeight => ({
  weightMode,
  barem: densityWeight,
  baremBasis,
  length: allowCut && exactly(typedLength) ? typedLength : length,
})

/** A line as it is written, in a form or in a stored row. */
export type WrittenLine = Readonly<Record<string, unknown>>

/** What a stored line froze. */
export const frozenIn = (line: WrittenLine): FrozenWeight => ({
  weightMode: (line.weightMode ?? 'none') as WeightMode,
  barem: (line.barem ?? null) as Figure,
  baremBasis: (line.baremBasis ?? null) as Basis | null,
  length: (line.length ?? null) as Figure,
})

/** The weights of a row that names goods by a field, or is goods itself. */
export const weightsIn = (row: WrittenLine): FrozenWeight =>
  'densityWeight' in row ? { ...frozenIn(row), barem: row.densityWeight as Figure } : frozenIn(row)

/** Frozen weights as those of a product that cannot be cut. */
export const productWeight = ({ barem, ...frozen }: FrozenWeight): ProductWeight => ({
  ...frozen,
  densityWeight: barem,
  allowCut: false,
})

export interface LineInput extends FrozenWeight {
  /** Pieces. */
  quantity: Figure
  /** kg; null until weighed, declared or typed. */
  actualWeight: Figure
  weightSource: WeightSource | null
  priceType: PriceType
  /** Dong per piece or per kg, as `priceType` says. */
  unitPrice: Figure
  /** Decimals of every kg on the document, so that a printed line multiplies out by hand; 2 when absent. */
  weightDecimals?: number
}

/** What is written on a line, as its figures take it. */
export const lineInput = (line: WrittenLine, frozen: FrozenWeight): LineInput => ({
  ...frozen,
  quantity: countOf(line),
  actualWeight: (line.actualWeight ?? null) as Figure,
  weightSource: (line.weightSource ?? null) as WeightSource | null,
  priceType: line.priceType as PriceType,
  unitPrice: (line.unitPrice ?? null) as Figure,
})

export interface ErrorMargin {
  /** Actual less theoretical weight, signed. */
  kg: string
  /** In percent of the theoretical weight, signed, at most two decimals. */
  percent: string
}

export interface LineFigures {
  /** kg by barem; 0 for goods without one, null while a figure is missing. */
  theoreticalWeight: Figure
  /** kg; the theoretical weight as long as nothing else is known. */
  actualWeight: Figure
  weightSource: WeightSource
  /** Null for an estimate, and without a theoretical weight to compare with. */
  errorMargin: ErrorMargin | null
  /** Whole dong at the theoretical weight, where that is what the price is for. */
  estimated: Figure
  /** Whole dong. Null while a figure is missing, or when goods of this kind have no such price. */
  amount: Figure
}

/**
 * kg of so many pieces by their barem, rounded half up to `weightDecimals`; 0 for goods without a barem, null while a
 * figure is missing.
 */
export function theoreticalWeight(
  { quantity, ...frozen }: FrozenWeight & { quantity: Figure },
  weightDecimals = 2,
): Figure {
  if (!hasBarem(frozen.weightMode)) return '0'
  const pieces = exactly(quantity)
  const piece = exactPieceWeight(frozen)
  return pieces && piece && rounded(pieces.times(piece), weightDecimals)
}

/** The difference of the scale from the barem; null, never 0 %, without a theoretical weight. */
export function errorMargin(theoretical: Figure, actual: Figure): ErrorMargin | null {
  const [expected, found] = [exactly(theoretical), exactly(actual)]
  if (!expected || !found || expected.isZero()) return null
  const kg = found.minus(expected)
  return { kg: kg.toFixed(), percent: rounded(kg.times(100).div(expected), 2) }
}

/** `price` × `measure`, once rounded half up to the whole dong. */
export const multiplied = (measure: Decimal, price: Decimal) => dong(measure.times(price))

/** Whole dong of a measure at the price for it, of a sale or of what it costs; null while one of them is missing. */
export function amountAt(measure: Figure, unitPrice: Figure): Figure {
  const [of, price] = [exactly(measure), exactly(unitPrice)]
  return of && price && multiplied(of, price)
}

/** kg and where they come from: typed figures, else the theoretical weight, which an estimate always follows. */
function actualWeight(
  { actualWeight: typed, weightSource, weightMode, weightDecimals = 2 }: LineInput,
  theoretical: Figure,
): Pick<LineFigures, 'actualWeight' | 'weightSource'> {
  const found = exactly(typed)
  if (weightMode === 'none') return { actualWeight: '0', weightSource: 'estimated' }
  if (found && !(hasBarem(weightMode) && weightSource === 'estimated'))
    return { actualWeight: rounded(found, weightDecimals), weightSource: weightSource ?? 'manual' }
  return { actualWeight: hasBarem(weightMode) ? theoretical : null, weightSource: 'estimated' }
}

/**
 * Everything that follows from what is written on a line of an order, invoice, receipt or issue. Figures that cannot be
 * known yet are null.
 */
export function lineFigures(line: LineInput): LineFigures {
  const theoretical = theoreticalWeight(line, line.weightDecimals)
  const actual = actualWeight(line, theoretical)
  const possible = priceTypesOf[line.weightMode].includes(line.priceType)
  const at = (weight: Figure) =>
    possible
      ? amountAt({ piece: countOf(line), actual_kg: weight, barem_kg: theoretical }[line.priceType], line.unitPrice)
      : null
  return {
    theoreticalWeight: theoretical,
    ...actual,
    errorMargin: actual.weightSource === 'estimated' ? null : errorMargin(theoretical, actual.actualWeight),
    estimated: at(hasBarem(line.weightMode) ? theoretical : actual.actualWeight),
    amount: at(actual.actualWeight),
  }
}
