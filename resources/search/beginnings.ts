import {
  BY,
  canonical,
  END,
  escaped,
  FIRST,
  HEAD,
  LAST,
  NO_LETTER_AFTER,
  NO_LETTER_BEFORE,
  NUMBER,
  oneOf,
  pipeNumber,
  row,
  shifted,
  START,
  under,
  written,
} from './numbers.ts'
import { eitherWay, inCm, leg, PLATE_SIDE, round, thickness, type Context } from './sizes.ts'
import { BLANK } from './tokens.ts'
import { meanings, pipes } from './words.ts'

const SIZE = new RegExp(`^([a-z]*)-?(${NUMBER}(?:x${NUMBER}){0,3})(?:x(${NUMBER})|[x*])$`)
const UNFINISHED = new RegExp(`^(.*[0-9])(l|z|ze|de|m)$`)
const ROUND = new RegExp(`^(?:phi|fi|d|o)-?(${NUMBER})$`)
const BORE = new RegExp(`^dn-?(${NUMBER})$`)
const ANGLE = new RegExp(`^[vl]-?(${NUMBER})$`)
const NAMED = new RegExp(`^([a-z]{1,4})-?(${NUMBER})$`)
const BARE = new RegExp(`^(${NUMBER})$`)

const UNITS: Readonly<Record<string, string>> = { l: 'ly', z: 'zem', ze: 'zem', de: 'dem', m: 'mm' }

/** Sides of plates below this are given in metres. */
const IN_METRES = 10

/** The first digits of a number, whatever follows: 1 begins 1, 1.4 and 16. */
const begun = (number: string) => number.replace('.', '[.,]')
/** The same, with all digits that follow. */
const through = (number: string) => `${begun(number)}[0-9.,]*`

const outers = (number: string, name: 'phi' | 'bore') =>
  pipes.filter((pipe) => pipe[name].startsWith(number)).map(({ outer }) => written(outer))

/** What the goods say for a word of the trade of which this is the beginning. */
const wordsBegun = (token: string) =>
  meanings
    .filter(({ typed }) => token.length > 1 && typed.some((words) => words.startsWith(token)))
    .flatMap(({ typed, found = typed }) => found)

/** A diameter that begins so; the mesh of a net (ô 100x100) is not one. */
const roundBegun = (measure: string) => `${HEAD}(?:(?:(?:d|phi|fi|φ)[- ]?|o)${measure}|o ${measure}[0-9.,]*${LAST})`

const thicknessBegun = (number: string) => `${START}${through(number)} ?(?:ly|li|mm)${NO_LETTER_AFTER}`

/** A plate, whose thickness and sides are written apart: two patterns. */
function plateBegun([a, b]: readonly string[], last: string): string[] | null {
  if (under(b!, PLATE_SIDE)) return null
  if (!under(a!, PLATE_SIDE)) return [`${START}${eitherWay([written(a!), written(b!)])}${END}`, thicknessBegun(last)]
  return [thickness(a!), `${START}(?:${row([written(b!), begun(last)])}|${row([through(last), written(b!)])}${END})`]
}

/** A size of two dimensions in either order, the second one begun; or a plate's thickness and its first side. */
function pairBegun(side: string, last: string, { box, pipe }: Context): string[] {
  const either = (one: string) => [row([one, begun(last)]), ...(last ? [`${row([through(last), one])}${END}`] : [])]
  const sizes = either(written(side))
  if (box && inCm(side)) sizes.push(...either(written(shifted(side, 1))))
  if (box) sizes.push(row([written(side), written(side), begun(last)]))
  if (pipe) sizes.push(row([pipeNumber(side), begun(last)]))
  if (under(side, IN_METRES)) sizes.push(row([written(shifted(side, 3)), begun(last)]))
  if (!under(side, PLATE_SIDE)) return [`${START}${oneOf(sizes)}`]
  const pair = `${FIRST}${oneOf(sizes)}`
  return [oneOf([pair, thickness(side)]), oneOf([pair, `${START}${through(last)}${BY}[0-9]{3,5}${END}`])]
}

/** A size of more dimensions, the last one begun. */
function rowBegun(sides: readonly string[], last: string, { box }: Context): string {
  const sizes = [sides, ...(box && sides.every(inCm) ? [sides.map((side) => shifted(side, 1))] : [])]
  return `${FIRST}${oneOf(sizes.map((one) => row([eitherWay(one.map(written)), begun(last)])))}`
}

/** Excludes digits that continue exactly so: after 5, but not with 0 alone. */
const notWith = (rest: string) =>
  `(?:${[...rest].map((digit, place) => `${begun(rest.slice(0, place))}(?:$|[^${digit}])`).join('|')}|${begun(rest)}[0-9.,])`

/** Angles name their leg once or twice; the beginning of a leg after it is another dimension: V50x5, not V50x50. */
function angleBegun(legs: readonly string[], last: string): string {
  const [one, other = one] = legs as [string, string?]
  const again = legs.length === 1 && last !== '' && one.startsWith(last) && one !== last
  const sides = legs.length === 1 ? written(one) : row([written(one), written(other!)])
  const next = `${BY}${begun(last)}`
  const rest = again ? `${next}${notWith(one.slice(last.length))}` : next
  return `${HEAD}(?:[vl]|goc)[- ]?${oneOf([`${sides}${rest}`, ...(one === other ? [`${row([written(one), written(one)])}${next}`] : [])])}`
}

/** Patterns of a size whose last dimension is begun; null for words that are not sizes. */
function sizeBegun(token: string, context: Context): string[] | null {
  const [, letters = '', size, last = ''] = SIZE.exec(token) ?? []
  if (size === undefined) return null
  const sides = size.split('x').map(canonical)
  const [first, ...rest] = sides.map(written)
  const number = canonical(last)
  if (/^(?:phi|fi|d|o)$/.test(letters)) return [roundBegun(row([pipeNumber(sides[0]!), ...rest, begun(number)]))]
  if (/^[vl]$/.test(letters)) return [angleBegun(sides.map(leg), number)]
  // Beams repeat their height: I200 (200x100x5.5x8).
  if (letters)
    return [
      `${HEAD}${letters}[- ]?(?:${first} ?\\(?)?${row([sides.length > 1 ? eitherWay([first!, ...rest]) : first!, begun(number)])}`,
    ]
  if (sides.length === 1) return pairBegun(sides[0]!, number, context)
  return (sides.length === 2 && plateBegun(sides, number)) || [rowBegun(sides, number, context)]
}

function read(token: string, shape: RegExp, pattern: (number: string) => string): string[] | null {
  const number = shape.exec(token)?.[1]
  return number === undefined ? null : [pattern(canonical(number))]
}

const readings: readonly ((token: string, context: Context) => string[] | null)[] = [
  (token) => read(token, ROUND, (number) => roundBegun(oneOf([begun(number), ...outers(number, 'phi')]))),
  (token) =>
    read(token, BORE, (number) => oneOf([`${HEAD}dn[- ]?${begun(number)}`, ...outers(number, 'bore').map(round)])),
  (token) => read(token, ANGLE, (number) => `${HEAD}(?:[vl]|goc)[- ]?${begun(number)}`),
  sizeBegun,
  (token) => {
    const [, letters, number] = NAMED.exec(token) ?? []
    return letters === undefined ? null : [`${HEAD}${letters}[- ]?0*${begun(canonical(number!))}`]
  },
  (token, { pipe }) =>
    read(token, BARE, (number) => `${START}0*${oneOf([begun(number), ...(pipe ? outers(number, 'phi') : [])])}`),
  (token) => (/^\d/.test(token) ? [`${START}${escaped(token)}`] : null),
  (token) => (/^(?:phi|fi|d|dn)-?$/.test(token) ? [oneOf([roundBegun('[0-9]'), `${NO_LETTER_BEFORE}${token}`])] : null),
  (token) =>
    /^[a-z]/.test(token)
      ? [
          `${NO_LETTER_BEFORE}${oneOf([escaped(token), ...wordsBegun(token).map((words) => `${escaped(words)}${NO_LETTER_AFTER}`)])}`,
        ]
      : [escaped(token)],
]

type PatternsOf = (token: string, context: Context) => string[]

function lastBegun(token: string, context: Context, patternsOf: PatternsOf): string[] {
  const whole = patternsOf(token, context)
  if (token.includes(BLANK)) return whole
  const ways = [whole, readings.map((reading) => reading(token, context)).find((found) => found !== null)!]
  const [, before, unit] = UNFINISHED.exec(token) ?? []
  if (unit) ways.push(patternsOf(`${before}${UNITS[unit]}`, context))
  // Where one way says two things of a product, each is asked for beside what the other ways say.
  const places = Math.max(...ways.map((way) => way.length))
  return Array.from({ length: places }, (_, place) => oneOf(ways.map((way) => way[place] ?? way.at(-1)!)))
}

/** What the last two words begin together: a unit after its number, or words that belong together. */
function pairOfWords(before: string, last: string, context: Context, patternsOf: PatternsOf): string | null {
  if (/\d$/.test(before) && UNITS[last]) return patternsOf(`${before}${UNITS[last]}`, context)[0]!
  const words = wordsBegun(`${before} ${last}`)
  return words.length > 0 ? `${NO_LETTER_BEFORE}${oneOf(words.map(escaped))}${NO_LETTER_AFTER}` : null
}

/**
 * Regular expressions of words of which a person may still be typing the last one: they match the whole words, and
 * words that begin with the last one, digits included.
 * @param patternsOf the expressions of a whole word
 */
export function beginnings(tokens: readonly string[], context: Context, patternsOf: PatternsOf): string[] {
  const before = tokens.slice(0, -1).map((token) => patternsOf(token, context))
  const last = tokens.length > 0 ? lastBegun(tokens.at(-1)!, context, patternsOf) : []
  const together = tokens.length > 1 ? pairOfWords(tokens.at(-2)!, tokens.at(-1)!, context, patternsOf) : null
  if (together === null) return [...before.flat(), ...last]
  const or = (patterns: readonly string[]) => patterns.map((pattern) => oneOf([pattern, together]))
  return [...before.slice(0, -1).flat(), ...or(before.at(-1)!), ...or(last)]
}
