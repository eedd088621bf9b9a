import { shortDong } from './short_dong.ts'

/** Digits with the one point that parts the decimals. */
const PLAIN = /^-?\d{1,15}(\.\d+)?$/

/** Decimals that any number may have, to distinguish a number with too many from text that is not a number. */
export const ANY_SCALE = 30

/** What parts the decimals of a number. */
export type Mark = '.' | ','

/** Whether a mark separates thousands: `1,234` and `12,345,678`. */
const parts = (text: string, mark: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${mark}\\d{3})+$`).test(text)

/** A number without its spaces and its unit. */
const bare = (typed: string) =>
  typed
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/[−–]/g, '-')
    .replace(/(đ|₫|vnd|kg|%|mm|m)$/i, '')
    // A mark at the end, without decimals.
    .replace(/(?<=\d)[.,]$/, '')

/** Whether its one mark is followed by more digits than decimals may be, as thousands are: `290.000` dong. */
const tooFine = (text: string, mark: Mark, scale: number) => scale < 3 && parts(text, mark)

/** The decimal mark of a number, as far as its text alone shows it; null for none. */
function ownMark(text: string, scale: number): Mark | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (point >= 0) return text.indexOf('.') === point && !tooFine(text, '.', scale) ? '.' : null
  if (comma < 0 || parts(text, ',')) return null
  return text.indexOf(',') === comma ? ',' : null
}

const other = (mark: Mark): Mark => (mark === '.' ? ',' : '.')

/** The decimal mark that a number shows for certain; null when it can be read in two ways. */
function toldBy(text: string, scale: number): Mark | null {
  const marks = (['.', ','] as const).filter((mark) => text.includes(mark))
  if (marks.length === 2) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
  const [mark] = marks
  if (mark === undefined) return null
  if (!parts(text, mark)) return text.indexOf(mark) === text.lastIndexOf(mark) ? mark : null
  return text.split(mark).length > 2 || tooFine(text, mark, scale) ? other(mark) : null
}

/**
 * The decimal mark of the numbers of one table, so that `1.250` beside `15,5` is over a thousand.
 * @returns null when no number shows it, or two contradict each other
 */
export function markOf(numbers: readonly { text: string; scale: number }[]): Mark | null {
  const told = new Set(numbers.map(({ text, scale }) => toldBy(bare(text), scale)).filter((mark) => mark !== null))
  return told.size === 1 ? [...told][0]! : null
}

/** The decimal mark of `text`, `from` being that of its table; null for none. */
function markIn(text: string, scale: number, from: Mark | null): Mark | null {
  if (from === null) return ownMark(text, scale)
  const alone = !text.includes(other(from)) && text.split(from).length === 2
  return alone ? from : parts(text, other(from)) ? null : ownMark(text, scale)
}

/**
 * A number as people and spreadsheets write it: `15,500`, `11,7`, `1.234.567,5`, `12 500 đ`. A single point is the
 * decimal mark, as everywhere on screen, unless more digits follow than there may be: `290.000` dong. Null for text
 * that is not a number, or has more than `scale` decimals.
 * @param from the decimal mark of the table that the text is from; null where only the text itself shows it
 */
export function readNumber(typed: string, scale: number, from: Mark | null = null): string | null {
  const text = bare(typed)
  const mark = markIn(text, scale, from)
  if (mark === null && /[.,]/.test(text) && !parts(text, ',') && !parts(text, '.')) return null
  const plain =
    mark === ','
      ? text.replaceAll('.', '').replace(',', '.')
      : mark === '.'
        ? text.replaceAll(',', '')
        : text.replace(/[.,]/g, '')
  if (!PLAIN.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  const rest = fraction.replace(/0+$/, '')
  if (rest.length > scale) return null
  const integer = whole.replace(/^(-?)0+(?=\d)/, '$1')
  return rest ? `${integer}.${rest}` : integer
}

/** What a number may be: how many decimals, and how large; bounds are inclusive decimal strings. */
export interface NumberSpec {
  scale: number
  /** Whether it is dong, which people shorten: `15k`. */
  dong?: boolean
  min?: string
  max?: string
}

/** A typed number, and its other possible reading; null for those that do not exist. */
export interface Reading {
  value: string | null
  other: string | null
}

const isWithin = (value: string, { min, max }: NumberSpec) =>
  (min === undefined || compared(value, min) >= 0n) && (max === undefined || compared(value, max) <= 0n)

/** Less than zero when the first of two plain decimals is the smaller one; exact. */
function compared(one: string, other: string): bigint {
  const width = Math.max(...[one, other].map((number) => (number.split('.')[1] ?? '').length))
  const whole = (number: string) => {
    const [before = '', after = ''] = number.split('.')
    return BigInt(before + after.padEnd(width, '0'))
  }
  return whole(one) - whole(other)
}

/** The readings of one mark with three digits after it, where three decimals may be: `4.120` kg. */
function bothWays(text: string, scale: number): [decimals: string | null, thousands: string | null] | null {
  const [mark, ...more] = text.match(/[.,]/g) ?? []
  if (scale < 3 || mark === undefined || more.length > 0 || !parts(text, mark)) return null
  return [readNumber(text, scale, mark as Mark), readNumber(text, scale, other(mark as Mark))]
}

/** What shortened dong come to; null where none are typed, or may be. */
function shortened(typed: string, { scale, dong }: NumberSpec): string | null {
  const long = dong ? shortDong(bare(typed), (number) => readNumber(number, 2)) : null
  return long === null ? null : readNumber(long, scale, '.')
}

/**
 * What somebody typed in one place, as `readNumber` reads it, and the other reading where there are two; readings out
 * of bounds do not count.
 */
export function readTyped(typed: string, spec: NumberSpec): Reading {
  const value = readNumber(typed, spec.scale) ?? shortened(typed, spec)
  const both = value === null ? null : bothWays(bare(typed), spec.scale)
  if (!both) return { value, other: null }
  const [one, ...rest] = both.filter((reading) => reading !== null && isWithin(reading, spec))
  if (one === undefined) return { value, other: null }
  const second = rest[0] ?? null
  return second === null ? { value: one, other: null } : { value, other: value === one ? second : one! }
}
