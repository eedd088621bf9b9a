import type { Decimal } from 'decimal.js'
import { positive, rounded } from './exact.ts'
import {
  rebarTable,
  shapes,
  STEEL_DENSITY,
  type Basis,
  type FormulaId,
  type ShapeName,
  type Symbols,
} from './shapes.ts'

type Sizes<S extends ShapeName> = Record<Symbols<S>, Decimal>

export interface BaremInput {
  shape: ShapeName
  /** Dimensions in mm by symbol, as typed; other attributes of the product are ignored. */
  attributes: Readonly<Record<string, string>>
  /** kg/m³; steel when absent. */
  density?: string
}

export type Barem =
  | {
      ok: true
      /** kg per metre or per piece, at most six decimals. */ value: string
      basis: Basis
      formula: FormulaId
    }
  | {
      ok: false
      /** Symbols without a value. */ missing: string[]
      /** Symbols, or `density`, that are not positive numbers or do not fit the others. */ wrong: string[]
    }

const round = ({ D }: Sizes<'round_bar'>) => D.pow(2).times('0.00617')
const strip = (width: Decimal, t: Decimal) => width.times(t).times('0.00785')

/** kg at 7850 kg/m³, out of mm. */
const weights: { [S in ShapeName]: (sizes: Sizes<S>) => Decimal } = {
  round_bar: round,
  rebar: round,
  square_bar: ({ a }) => a.pow(2).times('0.00785'),
  flat_bar: ({ w, t }) => strip(w, t),
  plate: ({ t, W, L }) => t.times('7.85').times(W).times(L).div(1_000_000),
  checkered_plate: ({ t, W, L }) => t.times('7.85').plus(3).times(W).times(L).div(1_000_000),
  round_tube: ({ D, t }) => D.minus(t).times(t).times('0.02466'),
  rectangular_tube: ({ a, b, t }) => a.plus(b).times(t).times(2).minus(t.pow(2).times('4.858')).times('0.00785'),
  equal_angle: ({ a, t }) => strip(a.times(2).minus(t), t),
  lipped_channel: ({ h, b, c, t }) => strip(h.plus(b.times(2)).plus(c.times(2)).minus(t.times(4)), t),
  purlin: ({ strip: width, t }) => strip(width, t),
  sheet: ({ w, t }) => strip(w, t),
}

/**
 * Symbols with impossible values, though each is a positive number: walls thicker than there is room, lips that would
 * meet.
 */
const impossible: { [S in ShapeName]?: (sizes: Sizes<S>) => Symbols<S>[] } = {
  round_tube: ({ D, t }) => (t.times(2).gt(D) ? ['t'] : []),
  rectangular_tube: ({ a, b, t }) => (t.times(2).gt(a) || t.times(2).gt(b) ? ['t'] : []),
  equal_angle: ({ a, t }) => (t.gte(a) ? ['t'] : []),
  lipped_channel: ({ h, b, c, t }) => [
    ...(c.times(2).gt(h) ? ['c' as const] : []),
    ...(t.times(2).gte(b) || t.gte(c) ? ['t' as const] : []),
  ],
  purlin: ({ strip: width, t }) => (t.gte(width) ? ['t'] : []),
  sheet: ({ w, t }) => (t.gte(w) ? ['t'] : []),
}

/**
 * The weight that a product ought to have by its dimensions: what pre-fills its barem. The stored barem decides, since
 * mills differ.
 * Rebar of a nominal diameter follows the table of its standard; with another density, or another diameter, it is a
 * round bar.
 */
export function theoreticalBarem<S extends ShapeName>({
  shape,
  attributes,
  density = STEEL_DENSITY,
}: BaremInput & { shape: S }): Barem {
  const { dimensions, basis, formula } = shapes[shape]
  const symbols = dimensions.map(({ symbol }) => symbol as Symbols<S>)
  const typed = (symbol: string) => (Object.hasOwn(attributes, symbol) ? attributes[symbol]!.trim() : '')
  const missing = symbols.filter((symbol) => typed(symbol) === '')
  const sizes = Object.fromEntries(symbols.map((symbol) => [symbol, positive(typed(symbol))])) as Sizes<S>
  const scale = positive(density)
  const wrong: string[] = symbols.filter((symbol) => typed(symbol) !== '' && !sizes[symbol])
  if (!scale) wrong.push('density')
  if (missing.length > 0 || wrong.length > 0) return { ok: false, missing, wrong }
  const clash = impossible[shape]?.(sizes) ?? []
  if (clash.length > 0) return { ok: false, missing, wrong: clash }

  const nominal =
    shape === 'rebar' && scale!.eq(STEEL_DENSITY) ? rebarTable[(sizes as Sizes<'rebar'>).D.toFixed()] : undefined
  const value = nominal ?? rounded(weights[shape](sizes).times(scale!).div(STEEL_DENSITY), 6)
  if (value === '0') return { ok: false, missing, wrong: symbols }
  return { ok: true, value, basis, formula: shape === 'rebar' && !nominal ? shapes.round_bar.formula : formula }
}

export type WeightMode = 'none' | 'per_piece' | 'per_meter' | 'geometry' | 'coil'

export interface PieceWeightInput {
  weightMode: WeightMode
  /** kg per metre or per piece, as `baremBasis` says; per metre in mode `per_meter`, per piece in mode `per_piece`. */
  barem: string | null
  /** Of the shape, for mode `geometry`. */
  baremBasis?: Basis | null
  /** Metres. */
  length?: string | null
}

const metreOrPiece: { [M in WeightMode]: (basis: Basis | null) => Basis | null } = {
  none: () => null,
  coil: () => null,
  per_piece: () => 'piece',
  per_meter: () => 'metre',
  geometry: (basis) => basis,
}

/** kg of one piece, unrounded; null where the goods have no piece weight or a figure is still missing. */
export function exactPieceWeight({ weightMode, barem, baremBasis = null, length }: PieceWeightInput): Decimal | null {
  const of = metreOrPiece[weightMode](baremBasis)
  const weight = of && positive(barem ?? '')
  if (!weight || of === 'piece') return weight
  const metres = positive(length ?? '')
  return metres && weight.times(metres)
}

/** kg of one piece, at most four decimals, as lists show it; null as with `exactPieceWeight`. */
export function pieceWeight(input: PieceWeightInput): string | null {
  const kg = exactPieceWeight(input)
  return kg && rounded(kg, 4)
}
