import { formatNumber, withMinus } from '../../format/number.ts'
import type { LocaleCode } from '../../i18n/locales.ts'

/** Printed in place of an unknown figure. */
const ABSENT = '–'

/** A figure as it is printed, with a real minus; a dash if it is absent. */
export const figure = (value: string | null | undefined, decimals = 2): string =>
  value == null || value === '' ? ABSENT : withMinus(formatNumber(value, decimals))

/** A figure with its sign, as a difference shows it. */
export function signed(value: string | null | undefined, decimals = 2): string {
  const text = figure(value, decimals)
  return /^[1-9]|^0\.\d*[1-9]/.test(text) ? `+${text}` : text
}

/** Whether a sum is there and is not zero. */
export const isSome = (value: string | null | undefined): value is string => value != null && /[1-9]/.test(value)

/** Small days and months get a zero before them, as in official papers, so that nobody can add a digit. */
const guarded = (part: number, below: number) => (part < below ? `0${part}` : String(part))

/** The parts of a date as each language writes it out: `05`, `02`, `2026`, or `5`, `February`, `2026`. */
export function dateParts(date: string, language: LocaleCode): { day: string; month: string; year: string } {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number]
  if (language === 'vi_VN') return { day: guarded(day, 10), month: guarded(month, 3), year: String(year) }
  return {
    day: String(day),
    month: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day)),
    year: String(year),
  }
}
