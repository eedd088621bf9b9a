/** Digits with the one point that parts the decimals. */
const PLAIN = /^-?\d{1,15}(\.\d+)?$/

/** Whether a mark stands where thousands are parted: `1,234` and `12,345,678`. */
const parts = (text: string, mark: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${mark}\\d{3})+$`).test(text)

/** Which mark parts the decimals of a number; null for none. */
function decimalMark(text: string): '.' | ',' | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (point >= 0) return text.indexOf('.') === point ? '.' : null
  if (comma < 0 || parts(text, ',')) return null
  return text.indexOf(',') === comma ? ',' : null
}

/**
 * A number as people and spreadsheets write it: `15,500`, `11,7`, `1.234.567,5`, `12 500 đ`. One point alone always parts decimals, as
 * everywhere on screen. Null for text that is no number, or has more than `scale` decimals.
 */
export function readNumber(typed: string, scale: number): string | null {
  const text = typed
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/[−–]/g, '-')
    .replace(/(đ|₫|vnd|kg|%)$/i, '')
  const mark = decimalMark(text)
  if (mark === null && /[.,]/.test(text) && !parts(text, ',') && !parts(text, '.')) return null
  const plain = mark === ',' ? text.replaceAll('.', '').replace(',', '.') : mark === '.' ? text.replaceAll(',', '') : text.replace(/[.,]/g, '')
  if (!PLAIN.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  const rest = fraction.replace(/0+$/, '')
  if (rest.length > scale) return null
  const integer = whole.replace(/^(-?)0+(?=\d)/, '$1')
  return rest ? `${integer}.${rest}` : integer
}
