import { pipes } from './words.ts'

/** A number inside a larger regular expression: whole digits with at most one fraction. */
export const NUMBER = String.raw`\d{1,9}(?:[.,]\d{1,9})?`

// Signs beside a match are part of the match instead of being looked around at, so that the database needs one pass
// over a text.
/** No letter before or after. */
export const NO_LETTER_BEFORE = '(?:^|[^a-z])'
export const NO_LETTER_AFTER = '(?:$|[^a-z])'
/** At the head of a word or a code part. */
export const HEAD = '(?:^|[^a-z0-9])'
const POINT_BEFORE = '(?:^|[^0-9])[.,]'
const POINT_AFTER = '[.,](?:$|[^0-9])'
/** Not in the middle of a number. */
export const START = `(?:^|[^0-9.,]|${POINT_BEFORE})`
export const END = `(?:$|[^0-9.,]|${POINT_AFTER})`
/** Neither in the middle of a number nor after another dimension. */
export const FIRST = `(?:^|[^0-9.,x* ]|${POINT_BEFORE}|(?:^|[^x*]) )`
/** Neither in the middle of a number nor before another dimension, nor before a unit or a letter. */
export const LAST = `(?:$|[^a-z0-9.,* ]|${POINT_AFTER}| (?:$|[^x*]))`
/** Between two dimensions. */
export const BY = ' ?[x*] ?'

/** Dimensions of a size one after the other. */
export const row = (parts: readonly string[]) => parts.join(BY)

export const oneOf = (alternatives: readonly string[]) =>
  alternatives.length === 1 ? alternatives[0]! : `(?:${[...new Set(alternatives)].join('|')})`

/** Every sign that a regular expression would read as more than itself. */
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** A typed number without needless zeros, with a point: `2,50` is 2.5. */
export const canonical = (typed: string) => {
  const [whole = '', fraction = ''] = typed.split(/[.,]/)
  const decimals = fraction.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`
}

/** Moves the point to the right, or to the left when negative: `shifted('7.5', 1)` is 75. */
export function shifted(number: string, places: number): string {
  const [whole = '', fraction = ''] = number.split('.')
  const padded = whole.padStart(1 + Math.max(0, -places), '0')
  const digits = padded + fraction.padEnd(Math.max(0, places), '0')
  return canonical(`${digits.slice(0, padded.length + places)}.${digits.slice(padded.length + places)}`)
}

/** Whether a canonical number is under a whole one. */
export const under = (number: string, limit: number) => Number(number) < limit

/** A canonical number however it may be written: 20 is `20` and `20.0`, 1.2 is `1,20` too. */
export function written(number: string): string {
  const [whole, fraction] = number.split('.')
  return fraction ? `${whole}[.,]${fraction}0*` : `${whole}(?:[.,]0+)?`
}

/** Any number but this whole one. */
export function otherThan(number: string): string {
  const digits = [...number]
  const changed = digits.map(
    (digit, place) =>
      `${number.slice(0, place)}[${'0123456789'.replace(digit, '')}]${'[0-9]'.repeat(digits.length - place - 1)}`,
  )
  return `(?:[0-9]+[.,][0-9]+|[0-9]{${digits.length + 1},}${digits.length > 1 ? `|[0-9]{1,${digits.length - 1}}` : ''}|${changed.join('|')})`
}

const outers = (number: string) => pipes.filter(({ phi }) => phi === number).map(({ outer }) => written(outer))

/** A diameter: a whole number also finds its decimals, and the pipe that is called by it. */
export const diameter = (number: string) =>
  number.includes('.') ? written(number) : oneOf([`${number}(?:[.,][0-9]+)?`, ...outers(number)])

/** A number beside the word pipe: the number itself, or the pipe that is called by it. */
export const pipeNumber = (number: string) => oneOf([written(number), ...outers(number)])

/** The outer diameter of a nominal bore, or null. */
export const bore = (number: string) => pipes.find((pipe) => pipe.bore === number)?.outer ?? null
