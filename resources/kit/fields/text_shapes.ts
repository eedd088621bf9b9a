/** Forms that a line of text may have to be of. */
export const textShapes = ['plate', 'url'] as const
export type TextShape = (typeof textShapes)[number]

/** Province, series and number of a civil plate, the number apart from a series that ends in a digit. */
const PARTED = /^(\d{2})[-\s.]*([A-ZĐ]{1,2}\d?)[-\s.]+(\d{3}[.\s-]?\d{1,2})$/
const WHOLE = /^(\d{2})[-\s.]*([A-ZĐ]{1,2}|[A-ZĐ]{1,2}\d(?=\d{5}))(\d{3}[.\s-]?\d{1,2})$/
/** Two letters and two pairs of digits, as the army has. */
const ARMY = /^([A-ZĐ]{2})[-\s.]*(\d{2})[-\s.]*(\d{2})$/

/** `51c 12345` → `51C-123.45`: a plate of Vietnam as it is painted; anything else stays. */
function normalisePlate(text: string): string {
  const plate = text.trim().toUpperCase()
  const [, province, series, number] = PARTED.exec(plate) ?? WHOLE.exec(plate) ?? []
  if (number !== undefined) {
    const digits = number.replace(/\D/g, '')
    return `${province}${series}-${digits.length === 5 ? `${digits.slice(0, 3)}.${digits.slice(3)}` : digits}`
  }
  const [, letters, one, two] = ARMY.exec(plate) ?? []
  return two === undefined ? plate : `${letters}-${one}-${two}`
}

/** `thep.vn/gia` → `https://thep.vn/gia`; what names a scheme keeps it. */
const normaliseUrl = (text: string): string => {
  const url = text.trim()
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(url) || !url.includes('.') ? url : `https://${url}`
}

/** How a text of each form is tidied, and what it is then. An address is one that a browser opens as a page. */
export const shapesOfText: Readonly<Record<TextShape, { normalise: (text: string) => string; pattern: RegExp }>> = {
  plate: {
    normalise: normalisePlate,
    pattern: /^(\d{2}[A-ZĐ]{1,2}\d?-(\d{4}|\d{3}\.\d{2})|[A-ZĐ]{2}-\d{2}-\d{2}|\d{2}-\d{3}-(NG|QT|NN)-\d{2})$/,
  },
  url: {
    normalise: normaliseUrl,
    pattern: /^https?:\/\/[^\s/?#@:"'<>]+\.[^\s/?#@:"'<>]+(:\d{1,5})?([/?#][^\s"'<>]*)?$/i,
  },
}
