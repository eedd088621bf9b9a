import { pieceWeight, theoreticalBarem } from '../calc/barem.ts'
import { positive } from '../calc/exact.ts'
import { shapes, STEEL_DENSITY, type Basis, type FormulaId, type ShapeName } from '../calc/shapes.ts'
import { checkPattern, fill } from './pattern.ts'

/** Most products that one family may make at once. */
export const MAX_FAMILY = 500

/** Placeholders of patterns for the size and the length, in each language; both are read. */
export const placeholderNames = {
  vi_VN: { size: 'cỡ', length: 'dài' },
  en_US: { size: 'size', length: 'length' },
} as const
export type PlaceholderLanguage = keyof typeof placeholderNames
const spellings = (of: 'size' | 'length') => Object.values(placeholderNames).map((names) => names[of] as string)

export interface FamilyInput {
  shape: ShapeName
  /** One text a size: the dimensions other than `t` in their order, mm, such as `20x40`, `48.1`, `1500x6000`. */
  sizes: readonly string[]
  /** mm; none for shapes without `t`. */
  thicknesses: readonly string[]
  /** Metres; may be empty for shapes that are weighed by the piece. */
  length: string
  /** Text with `{size}` or `{cỡ}`, `{length}` or `{dài}` and the symbols of the shape, such as `HV-{size}x{t}`. */
  codePattern: string
  namePattern: string
  /** kg/m³; steel when absent. */
  density?: string
}

export interface FamilyRow {
  code: string
  name: string
  attributes: Record<string, string>
  shape: ShapeName
  length: string | null
  /** kg per metre or per piece, as `basis` says. */
  densityWeight: string
  basis: Basis
  formula: FormulaId
  /** kg of one piece. */
  pieceWeight: string
}

/**
 * The mistake: no value, not a positive number, a size of too few or many parts, dimensions that do not fit each other,
 * a repeated value, a pattern that names no dimension, too many rows.
 */
export type FamilyRule = 'required' | 'positive' | 'size' | 'impossible' | 'distinct' | 'placeholder' | 'tooMany'

export interface FamilyProblem {
  /** A path into the input, such as `sizes.2` or `codePattern`; a combination is `sizes.2/thicknesses.0`. */
  at: string
  rule: FamilyRule
}

interface Part {
  at: string
  attributes: Readonly<Record<string, string>>
}

const plain = (typed: string) => typed.trim().replace(',', '.')
const value = (typed: string) => positive(typed)!.toFixed()

/** The parts of a size; sides that are one dimension may be written twice, as in an angle of `50x50`. */
function partsOf(size: string, count: number): string[] {
  const parts = size
    .trim()
    .toLowerCase()
    .split(/\s*[x×*]\s*/)
    .map(plain)
  return count === 1 && parts.length === 2 && parts[0] === parts[1] ? [parts[0]!] : parts
}

/** Each text as the attributes it means, without repeated or invalid ones. */
function readParts(
  field: 'sizes' | 'thicknesses',
  typed: readonly string[],
  symbols: readonly string[],
  problems: FamilyProblem[],
): Part[] {
  if (typed.length === 0) problems.push({ at: field, rule: 'required' })
  const seen = new Set<string>()
  return typed.flatMap((text, index) => {
    const at = `${field}.${index}`
    const parts = partsOf(text, symbols.length)
    const numbers = parts.every((part) => positive(part))
    const key = numbers ? parts.map(value).join('x') : ''
    const rule =
      text.trim() === ''
        ? 'required'
        : !numbers
          ? 'positive'
          : parts.length !== symbols.length
            ? 'size'
            : seen.has(key)
              ? 'distinct'
              : null
    if (rule) problems.push({ at, rule })
    seen.add(key)
    return rule ? [] : [{ at, attributes: Object.fromEntries(symbols.map((symbol, place) => [symbol, parts[place]!])) }]
  })
}

/** Problems of what all rows share. */
function readShared(
  { shape, length, density, codePattern, namePattern }: FamilyInput,
  symbols: string[],
): FamilyProblem[] {
  const known = new Set([
    ...spellings('size'),
    ...(length.trim() === '' && shapes[shape].basis === 'piece' ? [] : spellings('length')),
    ...symbols,
  ])
  const problems: FamilyProblem[] = []
  for (const [at, pattern] of Object.entries({ codePattern, namePattern })) {
    const rule = checkPattern(pattern.normalize('NFC'), known)
    if (rule) problems.push({ at, rule })
  }
  if (length.trim() === '' && shapes[shape].basis === 'metre') problems.push({ at: 'length', rule: 'required' })
  if (length.trim() !== '' && !positive(length)) problems.push({ at: 'length', rule: 'positive' })
  if (density !== undefined && !positive(density)) problems.push({ at: 'density', rule: 'positive' })
  return problems
}

/** One product of the family, or the reason why it is impossible. */
function makeRow(
  { shape, codePattern, namePattern, density = STEEL_DENSITY, ...input }: FamilyInput,
  sizeSymbols: readonly string[],
  attributes: Record<string, string>,
): FamilyRow | null {
  const barem = theoreticalBarem({ shape, attributes, density })
  if (!barem.ok) return null
  const length = plain(input.length) || null
  const size = sizeSymbols.map((symbol) => attributes[symbol]!).join('x')
  const values = Object.fromEntries([
    ...Object.entries(attributes),
    ...spellings('size').map((name) => [name, size]),
    ...spellings('length').map((name) => [name, length ?? '']),
  ]) as Record<string, string>
  const { value, basis, formula } = barem
  const weight = pieceWeight({ weightMode: 'geometry', barem: value, baremBasis: basis, length })!
  return {
    code: fill(codePattern.normalize('NFC'), values),
    name: fill(namePattern.normalize('NFC'), values),
    attributes,
    shape,
    length,
    densityWeight: value,
    basis,
    formula,
    pieceWeight: weight,
  }
}

/**
 * The products of a family: every size in every thickness, sizes in the order typed and thicknesses within them, each
 * with its computed barem.
 * Problems never throw; a combination with one has no row, and mistakes in what all rows share leave no rows at all.
 */
export function generateFamily(input: FamilyInput): { rows: FamilyRow[]; problems: FamilyProblem[] } {
  const symbols = shapes[input.shape].dimensions.map(({ symbol }) => symbol as string)
  const sizeSymbols = symbols.filter((symbol) => symbol !== 't')
  const problems = readShared(input, symbols)
  const shared = problems.length > 0
  const sizes = readParts('sizes', input.sizes, sizeSymbols, problems)
  const thicknesses = symbols.includes('t')
    ? readParts('thicknesses', input.thicknesses, ['t'], problems)
    : [{ at: '', attributes: {} }]
  if (sizes.length * thicknesses.length > MAX_FAMILY)
    return { rows: [], problems: [...problems, { at: 'sizes', rule: 'tooMany' }] }
  const rows: FamilyRow[] = []
  const codes = new Set<string>()
  for (const size of shared ? [] : sizes) {
    for (const thickness of thicknesses) {
      const attributes = { ...size.attributes, ...thickness.attributes }
      const row = makeRow(
        input,
        sizeSymbols,
        Object.fromEntries(symbols.map((symbol) => [symbol, attributes[symbol]!])),
      )
      const rule = !row ? 'impossible' : codes.has(row.code.toLowerCase()) ? 'distinct' : null
      if (rule) problems.push({ at: [size.at, thickness.at].filter(Boolean).join('/'), rule })
      else rows.push(row!)
      if (row) codes.add(row.code.toLowerCase())
    }
  }
  return { rows, problems }
}
