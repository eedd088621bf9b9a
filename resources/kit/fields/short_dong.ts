/** How many zeros a word adds to the number before it, by the word without accents: `k` adds three. */
const ZEROS: Readonly<Record<string, number>> = {
  k: 3,
  n: 3,
  ng: 3,
  nghin: 3,
  ngan: 3,
  tr: 6,
  trieu: 6,
  ty: 9,
  ti: 9,
}

const withoutAccents = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Digits, a word, and digits that go on below it: `15`, `tr`, `5` of `15tr5`. */
const SHORT = /^(-?[\d.,]+)(\p{L}[\p{L}\p{M}]*)(\d{1,3})?$/u

/** A plain decimal times ten to the power of `zeros`. */
function shifted(number: string, zeros: number): string {
  const [whole = '', fraction = ''] = number.split('.')
  const rest = fraction.slice(zeros)
  return `${whole}${fraction.slice(0, zeros).padEnd(zeros, '0')}${rest ? `.${rest}` : ''}`
}

/**
 * Dong as people shorten them: `15k`, `15,5k`, `1tr2`, `1,5 tỷ`. Decimals are at most two, so that `1.500k` is a
 * million and a half.
 * @param text without spaces
 * @param read reads a number with at most two decimals
 * @returns a plain decimal, which may begin with zeros; null for other words
 */
export function shortDong(text: string, read: (number: string) => string | null): string | null {
  const [, digits = '', word = '', below = ''] = SHORT.exec(text) ?? []
  const zeros = ZEROS[withoutAccents(word)]
  const number = zeros === undefined ? null : read(digits)
  if (zeros === undefined || number === null) return null
  if (below === '') return shifted(number, zeros)
  return number.includes('.') ? null : `${number}${below.padEnd(zeros, '0')}`
}
