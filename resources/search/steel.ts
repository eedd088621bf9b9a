import {
  bore,
  canonical,
  diameter,
  END,
  escaped,
  HEAD,
  NO_LETTER_AFTER,
  NO_LETTER_BEFORE,
  NUMBER,
  oneOf,
  pipeNumber,
  shifted,
  START,
  under,
  written,
} from './numbers.ts'
import { beginnings } from './beginnings.ts'
import { leg, round, sizePatterns, thickness, type Context } from './sizes.ts'
import { BLANK, tokensOf } from './tokens.ts'
import { meanings, SECTIONS } from './words.ts'

export { searchForm } from './form.ts'

const MAX_TOKENS = 10

const found = new Map(meanings.flatMap(({ typed, found = typed }) => typed.map((words) => [words, found] as const)))
const numbered = (before: string, after = '') => new RegExp(`^${before}(${NUMBER})${after}$`)

const THICKNESS = numbered('', '(ly|li|mm|zem|dem)')
const WEIGHT = numbered('', '(?:kg|ky|ki|k)')
const ROUND = numbered('(?:phi|fi|d|o)-?', '(?:mm|ly|li)?')
const BORE = numbered('dn-?')
const ANGLE = numbered('[vl]-?')
const NAMED = numbered('([a-z]{1,4})-?', '-?([a-z]{0,3})')
const BARE = numbered('')

/** zem are tenths of a millimetre, and from 20 on hundredths: sheets of 4.5 zem and of 45 zem are the same. */
const inMm = (number: string, unit: string) =>
  unit === 'zem' || unit === 'dem' ? shifted(number, under(number, 20) ? -1 : -2) : number

const word = (words: string) => `${NO_LETTER_BEFORE}${escaped(words)}${NO_LETTER_AFTER}`

/** Letters and a number, whose zeros in front may be left out or not: `sp12` and `sp0012` find SP0012. */
function named(token: string): string[] | false {
  const [, letters, number, after] = NAMED.exec(token) ?? []
  return (
    letters !== undefined && [`${HEAD}${letters}[- ]?0*${written(canonical(number!))}${after ? `[- ]?${after}` : END}`]
  )
}

/** A size typed with a zero in front, such as D08, may be a code as well. */
const orCode = (token: string, size: string) =>
  /^[a-z]+-?0\d/.test(token) ? oneOf([size, ...(named(token) || [])]) : size

/** A word at its head, a code from its head on; a number at either end is a whole one. */
const literal = (token: string) =>
  `${/^\d/.test(token) ? START : /^[a-z]/.test(token) ? NO_LETTER_BEFORE : ''}${escaped(token)}${/\d$/.test(token) ? END : ''}`

/** The ways to read a token, the most special first; the first that knows it decides. */
const readings: readonly ((token: string, context: Context) => string[] | null | false)[] = [
  (token) => found.has(token.replaceAll(BLANK, ' ')) && [oneOf(found.get(token.replaceAll(BLANK, ' '))!.map(word))],
  (token) =>
    SECTIONS.includes(token.replace(`chu${BLANK}`, '')) && [`${HEAD}${token.replace(`chu${BLANK}`, '')} ?[0-9]`],
  (token) => read(token, THICKNESS, (number, unit) => thickness(inMm(number, unit))),
  (token) => read(token, WEIGHT, (number) => `${START}${written(number)} ?(?:kg|ky|ki|k)${NO_LETTER_AFTER}`),
  (token) => read(token, ROUND, (number) => orCode(token, round(diameter(number)))),
  (token) =>
    read(token, BORE, (number) =>
      bore(number) ? round(written(bore(number)!)) : `${HEAD}dn[- ]?${written(number)}${END}`,
    ),
  (token) => read(token, ANGLE, (number) => orCode(token, `${HEAD}(?:[vl]|goc)[- ]?${written(leg(number))}${END}`)),
  sizePatterns,
  named,
  (token, { pipe }) => read(token, BARE, (number) => `${START}0*${pipe ? pipeNumber(number) : written(number)}${END}`),
  (token) => [literal(token.replaceAll(BLANK, ' '))],
]

function read(token: string, shape: RegExp, pattern: (number: string, unit: string) => string): string[] | null {
  const [, number, unit = ''] = shape.exec(token) ?? []
  return number === undefined ? null : [pattern(canonical(number), unit)]
}

function patternsOf(token: string, context: Context): string[] {
  for (const reading of readings) {
    const patterns = reading(token, context)
    if (patterns) return patterns
  }
  return []
}

function expressionsOf(
  q: string,
  read: (
    tokens: readonly string[],
    context: Context,
    patternsOf: (token: string, context: Context) => string[],
  ) => string[],
): string[] {
  const tokens = tokensOf(q)
  const context = { box: tokens.some((token) => /^(?:hop|hcn|hv)$/.test(token)), pipe: tokens.includes('ong') }
  return read(tokens, context, patternsOf).slice(0, MAX_TOKENS)
}

/**
 * Regular expressions of what a person typed to find a product; a product is found when its text in `searchForm`
 * (code, name, mill, grade)
 * matches all of them. They mean the same to PostgreSQL (`~`) and to JavaScript; none looks around or back, so a text
 * is read once.
 * At most 200 characters and 10 expressions count; no text throws.
 */
export const steelPatterns = (q: string): string[] =>
  expressionsOf(q, (tokens, context) => tokens.flatMap((token) => patternsOf(token, context)))

/**
 * The same for somebody who may still be typing: the last word counts as a beginning, digits included. What
 * `steelPatterns` finds is among what these find.
 */
export const steelBeginnings = (q: string): string[] => expressionsOf(q, beginnings)
