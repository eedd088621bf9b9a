import { cellText, isSpecial, type Cell, type ReadCell } from './cell.ts'
import { decimalsOf, isDay, normalisePhone, PHONE, VIETNAM_AHEAD_MS, type Field } from '@barem/resources/kit'
import { type Mark, readNumber } from '@barem/resources/read-number'
import { composed } from '#app/language/composed'

/** Excel keeps 15 digits; computed numbers have noise after them. */
const DIGITS = 15
/** Beyond this Excel has put zeros in the place of digits. */
const EXACT = 1e15

/** A number as Excel shows it, without exponent: 1.58 × 11.7 is 18.486 and not 18.486000000000001. */
function shown(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)))
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}

/** The content of a cell as text; a number too large to be exact is returned as a number, which the rules refuse. */
export function plain(cell: ReadCell): unknown {
  if (isSpecial(cell)) return cellText(cell)
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number') return Math.abs(cell) < EXACT ? shown(cell) : cell
  return cell === null ? null : String(cell)
}

/**
 * A decimal as people write it or as Excel keeps it.
 * @param mark how the sheet parts decimals in text
 */
export function decimalIn(cell: Cell, field: Field, mark: Mark | null = null): unknown {
  if (typeof cell === 'number') return shown(cell)
  const scale = 'scale' in field ? decimalsOf(field) : 0
  return typeof cell === 'string' ? (readNumber(cell, scale, mark) ?? cell) : cell
}

export function integerIn(cell: Cell): unknown {
  const read = typeof cell === 'string' ? readNumber(cell, 0) : null
  return read === null ? cell : Number(read)
}

/** A phone in a cell of numbers has lost its zero in front. */
export function phoneIn(cell: Cell): unknown {
  const text = plain(cell)
  return typeof cell === 'number' && typeof text === 'string' && !PHONE.test(normalisePhone(text)) ? `0${text}` : text
}

/** Lengths of tax codes that have lost their zero in front, to those that they had: companies, citizens, branches. */
const SHORTENED: Readonly<Record<number, number>> = { 9: 10, 11: 12, 12: 13 }

/** A tax code in a cell of numbers has lost its zero in front; those of citizens all begin with one. */
export function taxCodeIn(cell: Cell): unknown {
  const text = plain(cell)
  return typeof cell === 'number' && typeof text === 'string' ? text.padStart(SHORTENED[text.length] ?? 0, '0') : text
}

const TRUE = new Set(['có', 'yes', 'true', 'đúng', 'x', '1', '✓'])
const FALSE = new Set(['không', 'no', 'false', 'sai', '0'])

export function booleanIn(cell: Cell): unknown {
  const word = composed(String(plain(cell) ?? '')).toLowerCase()
  return TRUE.has(word) ? true : FALSE.has(word) ? false : cell
}

/** Days from which Excel counts to 1 January 1970. */
const EPOCH = 25_569
const DAY = 86_400_000

/** A day of a date cell, of its bare number, or written as `31/12/2026`, `31-12-2026` or `2026-12-31`. */
export function dayIn(cell: Cell): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number' && Number.isInteger(cell) && cell > EPOCH && cell < EPOCH * 4)
    return new Date((cell - EPOCH) * DAY).toISOString().slice(0, 10)
  const text = plain(cell)
  const [, day, month, year] = (typeof text === 'string' && /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)) || []
  const iso = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : ''
  return isDay(iso) ? iso : text
}

/** A moment of a cell: sheets know no time zones, and say the local time of Vietnam. */
export const momentIn = (cell: Cell): unknown =>
  cell instanceof Date ? new Date(cell.getTime() - VIETNAM_AHEAD_MS).toISOString() : plain(cell)

/** The name before the first `:` or `=` and the value after it; null unless there are both. */
function pairIn(part: string): [string, string] | null {
  const at = part.search(/[:=]/)
  const [name, value] = [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  return at > 0 && name !== '' && value !== '' ? [name, value] : null
}

/** Name and value pairs, written as `D: 20; t: 1.4` or as JSON; other text is returned unchanged. */
export function pairsIn(cell: Cell): unknown {
  const text = plain(cell)
  if (typeof text !== 'string' || /^[[{"]/.test(text)) return jsonIn(cell)
  const pairs = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(pairIn)
  return pairs.every((pair) => pair !== null) ? Object.fromEntries(pairs) : text
}

export function jsonIn(cell: Cell): unknown {
  const text = plain(cell)
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return text
  }
}
