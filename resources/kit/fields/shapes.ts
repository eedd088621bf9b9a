import type { Field } from './field_types.ts'

/** Ways that people write a phone number come down to 0 and 9 or 10 digits. */
export const normalisePhone = (text: string) =>
  text.replace(/[\s.()-]/g, '').replace(/^(\+84|0084|84(?=0?\d{9,10}$))0?/, '0')
export const PHONE = /^0\d{9,10}$/

/** 8 to 20 letters, digits, dots and underscores; neither first nor last, and no two of them in a row. */
export const USERNAME = /^(?=.{8,20}$)[a-zA-Z0-9]+([._][a-zA-Z0-9]+)*$/

/** Tax codes are written with or without a hyphen before the branch number. */
export const normaliseTaxCode = (text: string) => text.replace(/[\s.-]/g, '')
export const TAX_CODE = /^(\d{10}|\d{12}|\d{13})$/

export const COLOR = /^#[0-9a-f]{6}$/
export const DATE = /^(20\d{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-9a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a `YYYY-MM-DD` is a day of the calendar, between 2000 and 2100. */
export function isDay(text: string): boolean {
  if (!DATE.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return day.toISOString().startsWith(text)
}

/** Whether a text is a moment with an offset that a place on earth has, between 2000 and 2100. */
export function isMoment(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)$/.test(text))
    return false
  return isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** The pattern of plain decimals, by how many digits they have after the point. */
const decimals: RegExp[] = []

/** Whether `text` is a plain decimal of at most 15 digits before and `scale` after the point. */
export const isDecimal = (text: string, scale: number) =>
  (decimals[scale] ??= new RegExp(`^-?\\d{1,15}${scale > 0 ? `(\\.\\d{1,${scale}})?` : ''}$`)).test(text)

/** How many digits behind the point people may write in a field of numbers. */
export const decimalsOf = (field: Field): number => ('scale' in field ? (field.decimals ?? field.scale) : 0)

/** Digits behind the point with which people read kg. More may be stored, and figures are worked out with all. */
export const KG_DECIMALS = 2

/** Digits behind the point with which people read the values of a field: all that are kept, of kg at most two. */
export const shownDecimals = (field: Field): number =>
  !('scale' in field) ? 0 : field.type === 'weight' ? Math.min(field.scale, KG_DECIMALS) : field.scale

const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** Whether the check digit of a company's tax code is right; codes of 12 digits (citizens) have none. */
export function taxCodeChecks(code: string): boolean {
  if (code.length === 12) return true
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(code[place]), 0)
  return 10 - (sum % 11) === Number(code[9])
}

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
