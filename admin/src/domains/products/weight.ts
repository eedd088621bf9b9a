import { type Barem, pieceWeight, theoreticalBarem, type WeightMode } from '@barem/resources/calc/barem'
import { exact, positive, rounded } from '@barem/resources/calc/exact'
import { type Basis, type ShapeName, shapes, STEEL_DENSITY } from '@barem/resources/calc/shapes'
import { BAREM } from './barem.ts'

/** The fields of a form, or a row, for the weight of a product; numbers as people type them. */
export type WeightInput = {
  weightMode?: WeightMode | null
  shape?: ShapeName | null
  attributes?: Readonly<Record<string, string | undefined>> | null
  /** Metres. */
  length?: string | null
  /** kg/m³. */
  materialDensity?: string | null
  /** kg per metre or per piece, as the mode and the shape say. */
  [BAREM]?: string | null
  piecesPerBundle?: number | null
  /** The name of a piece in the language on screen, if its unit is known. */
  piece?: string | null
}

export type Weight = {
  /** What the barem refers to; null if goods have no basis. */
  basis: Basis | null
  /** The result of the dimensions; null in other modes, and before there is a shape. */
  computed: Barem | null
  /** Whether the computed figure is the one in use. */
  following: boolean
  /** The figure in use: the typed one, or the computed one if none is typed. */
  used: string | null
  /** kg; null while a figure is missing. */
  perPiece: string | null
  perBundle: string | null
}

const GIVEN: Partial<Record<WeightMode, Basis>> = { per_piece: 'piece', per_meter: 'metre' }

const isBlank = (typed: string | null | undefined) => typed === null || typed === undefined || typed.trim() === ''

/** The dimensions of a product that are filled in. */
const filled = (attributes: WeightInput['attributes']) =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter((pair): pair is [string, string] => !isBlank(pair[1])))

/**
 * The weights that follow from what is typed so far; the server decides by the same functions.
 * @param stored the figure of the stored row when it was the computed one then: it gives way to what other dimensions
 * make
 */
export function weightOf(
  { weightMode, shape, attributes, length, materialDensity, [BAREM]: typed, piecesPerBundle }: WeightInput,
  stored: string | null = null,
): Weight {
  const computed =
    weightMode === 'geometry' && shape
      ? theoreticalBarem({
          shape,
          attributes: filled(attributes),
          density: isBlank(materialDensity) ? undefined : materialDensity!,
        })
      : null
  const basis =
    weightMode === 'geometry' ? (shape ? shapes[shape].basis : null) : ((weightMode && GIVEN[weightMode]) ?? null)
  const figure = computed?.ok ? computed.value : null
  const following =
    weightMode === 'geometry' && (isBlank(typed) || sameFigure(typed, figure) || sameFigure(typed, stored))
  const used = basis === null ? null : following ? figure : isBlank(typed) ? null : typed!
  const perPiece = weightMode ? pieceWeight({ weightMode, barem: used, baremBasis: basis, length }) : null
  const perBundle = perPiece && piecesPerBundle ? rounded(new exact(perPiece).times(piecesPerBundle), 4) : null
  return { basis, computed, following, used, perPiece, perBundle }
}

/** Whether two figures are one number, however they are written. */
export function sameFigure(one: string | null | undefined, other: string | null | undefined): boolean {
  const [a, b] = [positive(one ?? ''), positive(other ?? '')]
  return a !== null && b !== null && a.eq(b)
}

/** By how many percent a figure differs from the computed one, two decimals; null if either is missing. */
export function difference(used: string | null, computed: string): string | null {
  const [a, b] = [positive(used ?? ''), positive(computed)]
  return a && b ? rounded(a.minus(b).div(b).times(100), 2) : null
}

/** The figure that a change of mode starts with: one metre weighs what it weighed, and so does one piece. */
export function carriedOver(next: WeightMode, before: WeightInput): string | null {
  const { basis, used, perPiece } = weightOf(before)
  if (next === 'per_piece') return perPiece
  return next === 'per_meter' && basis === 'metre' ? used : null
}

/** The dimensions of a shape by their symbols. */
export const symbolsOf = (shape: ShapeName | null | undefined): readonly string[] =>
  shape ? shapes[shape].dimensions.map(({ symbol }) => symbol) : []

type Attributes = Readonly<Record<string, string | undefined>>

/**
 * Attributes after a change of shape: dimensions that the new one does not have are put aside, and come back when a
 * shape has them.
 */
export function changeShape(
  attributes: Attributes,
  from: ShapeName | null,
  to: ShapeName | null,
  aside: Attributes,
): { attributes: Attributes; aside: Attributes } {
  const wanted = symbolsOf(to)
  const leaving = new Set(symbolsOf(from).filter((symbol) => !wanted.includes(symbol)))
  const entries = Object.entries(attributes)
  const back = wanted.filter((symbol) => attributes[symbol] === undefined && aside[symbol] !== undefined)
  return {
    attributes: Object.fromEntries([
      ...entries.filter(([name]) => !leaving.has(name)),
      ...back.map((symbol) => [symbol, aside[symbol]]),
    ]),
    aside: { ...aside, ...Object.fromEntries(entries.filter(([name]) => leaving.has(name))) },
  }
}

/** The printable text of a formula; an unknown id is returned itself. */
export const formulaText = (id: string): string =>
  Object.values(shapes).find(({ formula }) => formula === id)?.text ?? id

const SYMBOL = /(?<![\p{L}\d])(?:strip|[A-Za-z])(?![\p{L}\d])/gu

/** A formula with other words in place of its symbols; without one a symbol stays as it is. */
export const spelled = (text: string, wordOf: (symbol: string) => string | undefined): string =>
  text.replace(SYMBOL, (symbol) => wordOf(symbol) ?? symbol)

/** The factor of a figure for another density; null for steel. */
export function densityFactor(materialDensity: string | null | undefined): string | null {
  const density = positive(materialDensity ?? '')
  return density && !density.eq(STEEL_DENSITY) ? `${density.toFixed()} / ${STEEL_DENSITY}` : null
}
