import {
  type FamilyInput,
  type FamilyProblem,
  type FamilyRow,
  generateFamily,
  placeholderNames,
  type PlaceholderLanguage,
} from '@barem/resources/catalogue/family'
import { type ShapeName, shapes } from '@barem/resources/calc/shapes'
import { entriesOf } from './list.ts'

/** The input for a family, besides the fields that all its products share. */
export type FamilyTyped = {
  shape?: ShapeName | null
  sizes?: string | null
  thicknesses?: string | null
  length?: string | null
  materialDensity?: string | null
  codePattern?: string | null
  namePattern?: string | null
}

/** The fields that all products of a family share, in the order of the form. */
export const COMMON = [
  'productTypeId',
  'productGroupId',
  'unitId',
  'grade',
  'standard',
  'mill',
  'piecesPerBundle',
  'deviationThreshold',
  'priceType',
  'sellingPrice',
  'costPrice',
] as const

export type Draft = {
  input: FamilyInput
  rows: FamilyRow[]
  problems: FamilyProblem[]
}

/** Beginnings of codes as price lists write them, by shape. */
const PREFIX: Readonly<Record<ShapeName, string>> = {
  round_bar: 'TR',
  rebar: 'TV',
  square_bar: 'VD',
  flat_bar: 'LA',
  plate: 'TT',
  checkered_plate: 'TG',
  round_tube: 'ON',
  rectangular_tube: 'H',
  equal_angle: 'V',
  lipped_channel: 'C',
  purlin: 'XG',
  sheet: 'TO',
}

const hasThickness = (shape: ShapeName) => shapes[shape].dimensions.some(({ symbol }) => symbol === 't')

/** The symbols that a size of a shape is made of, in their order. */
export const sizeSymbols = (shape: ShapeName): string[] =>
  shapes[shape].dimensions.map(({ symbol }) => symbol as string).filter((symbol) => symbol !== 't')

/** Whether products of a shape differ in thickness besides their size. */
export const needsThickness = (shape: ShapeName | null | undefined): boolean => Boolean(shape) && hasThickness(shape!)

/** The placeholders of a shape's patterns, in a language. */
export const placeholders = (shape: ShapeName, length: string, language: PlaceholderLanguage): string[] => {
  const symbols = sizeSymbols(shape)
  const names = placeholderNames[language]
  return [
    ...new Set([
      names.size,
      ...(symbols.length > 1 ? symbols : []),
      ...(hasThickness(shape) ? ['t'] : []),
      ...(length.trim() === '' && shapes[shape].basis === 'piece' ? [] : [names.length]),
    ]),
  ].map((name) => `{${name}}`)
}

/** Patterns that give each product of a shape a code and a name of its own. */
export function usualPatterns(
  shape: ShapeName,
  called: string,
  language: PlaceholderLanguage,
): { codePattern: string; namePattern: string } {
  const named = `{${placeholderNames[language].size}}`
  const size = hasThickness(shape) ? `${named}x{t}` : named
  return { codePattern: `${PREFIX[shape]}-${size}`, namePattern: `${called} ${size}` }
}

/** The products that what is typed so far makes; null before there is a shape. */
export function draftOf({
  shape,
  sizes,
  thicknesses,
  length,
  materialDensity,
  codePattern,
  namePattern,
}: FamilyTyped): Draft | null {
  if (!shape) return null
  const input: FamilyInput = {
    shape,
    sizes: entriesOf(sizes ?? ''),
    thicknesses: hasThickness(shape) ? entriesOf(thicknesses ?? '') : [],
    length: length ?? '',
    codePattern: codePattern ?? '',
    namePattern: namePattern ?? '',
    ...(materialDensity && { density: materialDensity }),
  }
  return { input, ...generateFamily(input) }
}

const isPair = ({ at }: FamilyProblem) => at.includes('/')

/** The entry that a path such as `sizes.2` leads to; null for a path that names a whole input. */
function entryAt(input: FamilyInput, at: string): string | null {
  const [list, index] = at.split('.')
  return index === undefined ? null : (input[list as 'sizes' | 'thicknesses'][Number(index)] ?? null)
}

/** Problems of one input, each with the entry that has it. */
export const problemsAt = ({ input, problems }: Draft, field: string): { rule: string; entry: string | null }[] =>
  problems
    .filter((problem) => !isPair(problem) && problem.at.split('.')[0] === field)
    .map(({ at, rule }) => ({ rule, entry: entryAt(input, at) }))

/** Problems to correct before anything is made; a size that is impossible in a thickness is only left out. */
export const blocking = ({ problems }: Draft): FamilyProblem[] =>
  problems.filter((problem) => !(isPair(problem) && problem.rule === 'impossible'))

/** The combinations to leave out, so that the rest is made. */
export const leftOut = ({ problems }: Draft): string[] =>
  problems.filter((problem) => isPair(problem) && problem.rule === 'impossible').map(({ at }) => at)

/** Sizes that cannot be had in a thickness, or whose code another product of the family has. */
export const brokenPairs = ({ input, problems }: Draft): { name: string; rule: string }[] =>
  problems.filter(isPair).map(({ at, rule }) => ({
    name: at
      .split('/')
      .map((part) => entryAt(input, part))
      .join(' × '),
    rule,
  }))

/** The field of the page for a path in the server's errors. */
export function fieldOf(path: string): string {
  const [first = ''] = path.split(/[.,]/)
  return first === 'density' ? 'materialDensity' : first
}
