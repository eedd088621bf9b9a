import type { FactUnit } from '@barem/workflows'
import { formatKg, formatMoney, formatNumber } from '../../format/number.ts'
import type { Translate } from '../../i18n/translate.ts'

/** How many zeros people leave out with a word. */
const powers: Readonly<Record<string, number>> = {
  k: 3,
  nghìn: 3,
  ngàn: 3,
  tr: 6,
  triệu: 6,
  m: 6,
  tỷ: 9,
  tỉ: 9,
  ty: 9,
  b: 9,
  bn: 9,
}

const GROUPED = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/

/** Digits as people write them, with a point for the decimals; null for anything else. */
function plain(digits: string): string | null {
  if (GROUPED.test(digits)) return digits.replace(/[.,]/g, '')
  if (/^\d+$/.test(digits)) return digits
  const [, whole, fraction] = /^(\d+)[.,](\d+)$/.exec(digits) ?? []
  if (whole !== undefined) return `${whole}.${fraction}`
  const separators = [...digits.matchAll(/[.,]/g)].map(([sign]) => sign)
  const last = separators.at(-1)
  if (!/^[\d.,]+$/.test(digits) || last === undefined || separators.filter((sign) => sign === last).length > 1)
    return null
  const [before, after] = digits.split(last) as [string, string]
  return GROUPED.test(before) ? `${before.replace(/[.,]/g, '')}.${after}` : null
}

/** Moves the decimal point of a decimal string to the right. */
function shifted(figure: string, places: number): string {
  const [whole, fraction = ''] = figure.split('.') as [string, string?]
  const moved = `${whole}${fraction.slice(0, places).padEnd(places, '0')}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(places)
  return rest ? `${moved}.${rest}` : moved
}

/** A figure as a decimal string from what people type: `100tr`, `1,2 tỷ`, `1.500.000`, `3,5`; null for other words. */
export function readFigure(text: string): string | null {
  const [, sign, digits, word = ''] =
    /^(-?)\s*([\d.,]+)\s*(\p{L}*)\s*(?:đ|%|kg)?$/u.exec(text.trim().toLowerCase()) ?? []
  if (digits === undefined) return null
  const power = ['', 'đ', 'kg'].includes(word) ? 0 : powers[word]
  const figure = plain(digits)
  if (power === undefined || figure === null) return null
  const value = shifted(figure, power)
  return sign && /[1-9]/.test(value) ? `-${value}` : value
}

/** A figure of a fact as people read it. */
export function figureText(figure: string, unit: FactUnit | null): string {
  if (unit === 'money') return formatMoney(figure)
  if (unit === 'percent') return `${formatNumber(figure)}%`
  return unit === 'weight' ? formatKg(figure) : formatNumber(figure, 4)
}

/** A sum in dong by its millions or billions, as `1.5 tỷ`; null where two decimals do not say all of it. */
export function shortSum(t: Translate, sum: string): string | null {
  const [, sign, whole, zeros] = /^(-?)(\d+?)(0*)(?:\.0+)?$/.exec(sum) ?? []
  if (whole === undefined || whole === '0') return null
  const digits = whole.length + zeros!.length
  const [word, power] = digits > 9 ? (['billion', 9] as const) : (['million', 6] as const)
  if (digits <= 6 || digits > power + 3 || zeros!.length < power - 2) return null
  const all = `${whole}${zeros}`
  const rest = all.slice(-power).replace(/0+$/, '')
  return t(`workflows.short.${word}`, { sum: `${sign}${all.slice(0, -power)}${rest && `.${rest}`}` })
}
