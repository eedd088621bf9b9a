import type { ReadCell } from '../cell.ts'

/** What a number under a format is. */
export type Look = 'number' | 'percent' | 'day' | 'time'

/** Formats that every workbook has without saying them, by their numbers. */
const among = (ranges: readonly (readonly [number, number])[], id: number) =>
  ranges.some(([from, to]) => id >= from && id <= to)
const DAYS = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
] as const
const TIMES = [
  [18, 21],
  [45, 47],
] as const

/** Texts in quotes, escaped signs, blanks as wide as a sign, and what is in brackets. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g

/** What numbers of a format are. @param format as the workbook says it; null for one of those that all have */
export function lookOf(id: number, format: string | null): Look {
  if (format === null)
    return among(DAYS, id) ? 'day' : among(TIMES, id) ? 'time' : id === 9 || id === 10 ? 'percent' : 'number'
  if (/\[(h+|m+|s+)\]/i.test(format)) return 'time'
  const signs = format
    .replace(LITERALS, '')
    .toLowerCase()
    .replace(/general|am\/pm|a\/p/g, '')
    .split(';')[0]!
  if (/[yd]|mmm/.test(signs)) return 'day'
  if (/[hs]/.test(signs)) return 'time'
  if (/m/.test(signs)) return 'day'
  return signs.includes('%') ? 'percent' : 'number'
}

/** A number with the zeros in front that its format shows, such as 00123; null where it shows none. */
export function paddedText(value: number, format: string): string | null {
  if (!Number.isSafeInteger(value) || value < 0 || !format.includes('0')) return null
  const parts = format.match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? []
  if (parts.some((part) => /^[.,%eE;/@]$/.test(part))) return null
  const isPlace = (part: string) => /^[0#?]$/.test(part)
  const first = parts.findIndex(isPlace)
  const digits = String(value)
  let rest = digits
  let shown = ''
  for (const [place, part] of [...parts.entries()].reverse()) {
    if (!isPlace(part)) shown = literal(part) + shown
    else if (place === first) shown = (rest || (part === '0' ? '0' : '')) + shown
    else {
      shown = (rest.slice(-1) || (part === '0' ? '0' : '')) + shown
      rest = rest.slice(0, -1)
    }
  }
  return shown.replace(/\D/g, '').length > digits.length ? shown.trim() : null
}

/** The text of a part of a format that is no place of a digit. */
function literal(part: string): string {
  if (part.startsWith('"')) return part.slice(1, -1)
  if (part.startsWith('\\')) return part.slice(1)
  if (part.startsWith('_')) return ' '
  if (part.startsWith('[')) return /^\[\$([^-\]]*)/.exec(part)?.[1] ?? ''
  return part.startsWith('*') ? '' : part
}

/** Excel keeps 15 digits; what is worked out has noise after them. */
const exact = (number: number) => Number(number.toPrecision(15))

/** Days from which Excel counts to 1 January 1970, and those that workbooks from 1904 on count less. */
const EPOCH = 25_569
const FROM_1904 = 1462
const DAY = 86_400_000
/** The first day that Excel does not know. */
const END = 2_958_466

const two = (number: number) => String(number).padStart(2, '0')

/** A part of a day as hours and minutes, and seconds where there are some. */
function timeText(value: number): string {
  const seconds = Math.round(value * 86_400)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${two(hours)}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ''}`
}

/** A number of a cell as what its format says that it is. @param is1904 how its workbook counts days */
export function formatted(value: number, id: number, format: string | null, is1904: boolean): ReadCell {
  const look = lookOf(id, format)
  if (look === 'percent') return { is: 'percent', value: exact(value * 100), text: `${exact(value * 100)}%` }
  if (look === 'number') {
    const text = format === null ? null : paddedText(value, format)
    return text === null ? value : { is: 'padded', value, text }
  }
  if (value < 0 || value >= END) return { is: 'error', text: String(value) }
  if (look === 'time' || value < 1) return { is: 'time', text: timeText(value) }
  // Moments are kept to the second: parts of days are not exact.
  const seconds = Math.round((value + (is1904 ? FROM_1904 : 0) - EPOCH) * (DAY / 1000))
  return new Date(seconds * 1000)
}
