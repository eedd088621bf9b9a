/** Ways that people write a phone number come down to 0 and 9 or 10 digits. */
export const normalisePhone = (text: string) => text.replace(/[\s.()-]/g, '').replace(/^(\+84|0084|84(?=\d{9,10}$))/, '0')
export const isPhone = (text: string) => /^0\d{9,10}$/.test(normalisePhone(text))

export const normaliseTaxCode = (text: string) => text.replace(/[\s.-]/g, '')
export const isTaxCode = (text: string) => /^(\d{10}|\d{12}|\d{13})$/.test(normaliseTaxCode(text))

const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3]

/** Whether the tenth digit of a company's tax code is the one that the first nine ask for. Personal ones have none. */
export function hasTaxCheckDigit(text: string): boolean {
  const code = normaliseTaxCode(text)
  if (code.length === 12 || !isTaxCode(code)) return true
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(code[index]), 0)
  return 10 - (sum % 11) === Number(code[9])
}

/** Loose on purpose: the server has the last word. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
export const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** A plain decimal of at most `scale` digits after the point. */
export const isDecimal = (text: string, scale: number) => new RegExp(`^-?\\d{1,15}${scale > 0 ? `(\\.\\d{1,${scale}})?` : ''}$`).test(text)
