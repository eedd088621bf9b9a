import { KG_DECIMALS } from '@barem/resources/kit'

/** A number in any form: a decimal string from the server, or a number made here. */
export type Numeric = string | number | bigint

/** U+00A0, so that a sum and its currency stay on one line. */
const NO_BREAK = '\u00a0'

/**
 * `1234567.891` as `1,234,567.89`: commas, at most `decimals` digits (2 unless said), trailing zeros dropped.
 * Works on the digits themselves, so no sum is too long to be exact. The same in both languages.
 */
export function formatNumber(value: Numeric, decimals = 2): string {
  const match = /^(-?)(?=\.?\d)(\d*)(?:\.(\d*))?$/.exec(plain(value))
  if (!match) return String(value)
  const [, sign, whole, fraction = ''] = match
  const digits = roundHalfUp(whole || '0', fraction, decimals)
  const integer = digits.slice(0, digits.length - decimals) || '0'
  const rest = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  const text = integer.replace(/\B(?=(\d{3})+$)/g, ',') + (rest && `.${rest}`)
  return sign && /[1-9]/.test(text) ? `-${text}` : text
}

/** Vietnamese dong: `12,500,000 đ`; prices with `decimals`: `15,633.45 đ`. Other text is returned unchanged. */
export function formatMoney(value: Numeric, decimals = 0): string {
  const amount = formatNumber(value, decimals)
  return /\d$/.test(amount) ? `${amount}${NO_BREAK}đ` : amount
}

/** kg as people read them: at most two digits behind the point. Inputs keep all that are stored. */
export const formatKg = (value: Numeric): string => `${kgFigure(value)}${NO_BREAK}kg`

/** {@link formatKg} without its unit, where a head says it. */
export const kgFigure = (value: Numeric): string => withMinus(formatNumber(value, KG_DECIMALS))

/** A figure with a minus in place of its hyphen, as negative ones are shown; inputs keep the hyphen. */
export const withMinus = (figure: string): string => figure.replace(/^-/, '−')

/** A number small enough to be written `1e-7` is written out. */
function plain(value: Numeric): string {
  const text = String(value).trim()
  return typeof value === 'number' && text.includes('e') ? value.toFixed(20) : text
}

/** The digits of whole and fraction together, `decimals` of them behind the point. */
function roundHalfUp(whole: string, fraction: string, decimals: number): string {
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const up = (fraction[decimals] ?? '0') >= '5' ? 1n : 0n
  return (BigInt(whole + kept) + up).toString().padStart(decimals + 1, '0')
}
