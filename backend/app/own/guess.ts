import type { OwnFieldType } from '@barem/resources/own'
import { EMAIL, normalisePhone, normaliseTaxCode, PHONE, shapesOfText, TAX_CODE } from '@barem/resources/kit'
import { markOf, readNumber, type Mark } from '@barem/resources/read-number'
import { isSpecial, type Cell, type ReadCell } from '#app/resources/sheets/cell'
import { booleanIn, dayIn, phoneIn, plain, taxCodeIn } from '#app/resources/sheets/read_cells'

/** What a column of a sheet seems to be: a type, and options that its cells show. */
export interface Guess {
  type: OwnFieldType
  options: Readonly<Record<string, unknown>>
}

/** Decimals that a field may keep. */
const FINEST = 6
/** Different values that a list of choices may have, each of which comes twice on average. */
const CHOICES = { most: 20, longest: 60 }
const LINE = 255
const CODE = 30
const INTEGER = 2_147_483_647
/** Beyond this a sheet keeps digits that nobody wrote. */
const DIGITS = 15

/** What heads say of their columns, without accents. */
const HEADS = {
  money: /\b(tien|gia|phi|luong|cuoc|thanh tien|doanh thu|amount|price|cost|fee)\b/,
  weight: /\b(kg|trong luong|khoi luong|can nang|tai trong|weight|load)\b/,
  percent: /%|\b(ty le|phan tram|percent|rate)\b/,
  phone: /\b(dien thoai|dt|sdt|di dong|phone|mobile|tel)\b/,
  taxCode: /\b(mst|ma so thue|tax code)\b/,
  count: /^(stt|s\.t\.t|tt|so tt|so thu tu|thu tu|no\.?|#)$/,
  code: /^(ma|ma so|so hieu|ky hieu|code|id)\b/,
}

const bare = (head: string) => head.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase()

const textOf = (cell: ReadCell): string => String(plain(cell) ?? '').trim()

/** A number of a cell as digits with a point; null for all that is none, such as a text with a zero in front. */
function numberIn(cell: Cell, mark: Mark | null): string | null {
  if (typeof cell === 'number') return readNumber(textOf(cell), FINEST)
  if (typeof cell !== 'string' || /^0\d/.test(cell.trim())) return null
  return readNumber(cell, FINEST, mark)
}

/** What numbers are, by their head and by how fine and how large they are; null where a field could not keep them. */
function numberGuess(head: string, numbers: readonly string[]): Guess | null {
  if (numbers.some((number) => number.replace(/\D/g, '').length > DIGITS)) return null
  const scale = Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0))
  const values = numbers.map(Number)
  const among = (least: number, most: number) => values.every((value) => value >= least && value <= most)
  if (HEADS.percent.test(head) && scale <= 2 && among(0, 100)) return { type: 'percent', options: {} }
  if (HEADS.weight.test(head) && scale <= 3 && among(0, Infinity)) return { type: 'weight', options: {} }
  if (HEADS.money.test(head) && scale <= 2 && among(0, Infinity))
    return { type: 'money', options: scale > 0 ? { scale } : {} }
  if (scale === 0 && among(-INTEGER, INTEGER)) return { type: 'integer', options: {} }
  return { type: 'decimal', options: scale === 0 || scale > 4 ? { scale } : {} }
}

/** Types that each cell of a column has to be of, the surest first. */
function certain(head: string, cells: readonly Cell[]): Guess | null {
  const all = (test: (cell: Cell) => boolean) => cells.every(test)
  const looks = (pattern: RegExp, normalise = (text: string) => text) =>
    all((cell) => pattern.test(normalise(textOf(cell))))
  const guess = (type: OwnFieldType, options = {}): Guess => ({ type, options })
  if (all((cell) => typeof booleanIn(cell) === 'boolean' && Number.isNaN(Number(textOf(cell))))) return guess('boolean')
  if (all((cell) => cell instanceof Date) && cells.some((cell) => (cell as Date).getTime() % 86_400_000 !== 0))
    return guess('dateTime')
  if (all((cell) => typeof cell !== 'number' && /^\d{4}-\d\d-\d\d$/.test(String(dayIn(cell))))) return guess('date')
  if (looks(EMAIL)) return guess('email')
  if (HEADS.taxCode.test(head) && all((cell) => TAX_CODE.test(normaliseTaxCode(String(taxCodeIn(cell))))))
    return guess('taxCode')
  const isPhone = (cell: Cell) => PHONE.test(normalisePhone(String(phoneIn(cell))))
  if (all(isPhone) && (HEADS.phone.test(head) || all((cell) => typeof cell === 'string' && /^[0+]/.test(cell))))
    return guess('phone')
  if (looks(shapesOfText.plate.pattern, shapesOfText.plate.normalise)) return guess('text', { shape: 'plate' })
  if (looks(/^(https?:\/\/|www\.)/i) && looks(shapesOfText.url.pattern, shapesOfText.url.normalise))
    return guess('text', { shape: 'url' })
  return null
}

/** Words that are no number: a code, one of a few choices, or text as long as it is. */
function wordGuess(head: string, texts: readonly string[]): Guess {
  const different = new Set(texts.map((text) => text.toLowerCase())).size
  const longest = Math.max(...texts.map(({ length }) => length))
  const isCode = HEADS.code.test(head) && different === texts.length && longest <= CODE
  if (isCode && texts.every((text) => !/\s/.test(text))) return { type: 'code', options: { unique: true } }
  if (different <= CHOICES.most && longest <= CHOICES.longest && texts.length >= 2 * different && different > 1)
    return { type: 'select', options: {} }
  if (longest > LINE || texts.some((text) => /[\r\n]/.test(text)))
    return { type: 'longText', options: longest > 2000 ? { max: Math.min(20_000, longest) } : {} }
  return { type: 'text', options: {} }
}

/** Whether a column only counts the rows below its head: 1, 2, 3. */
export const isCount = (head: string, column: readonly ReadCell[]): boolean =>
  HEADS.count.test(bare(head)) && column.every((cell, place) => textOf(cell) === String(place + 1))

/** Percents and numbers with zeros in front as the text that the sheet shows. */
const shownIn = (cell: ReadCell): Cell => (isSpecial(cell) ? cell.text : cell)

/** What the cells below a head seem to be; text where nothing else fits all of them, or there are none. */
export function guessOf(head: string, column: readonly ReadCell[]): Guess {
  const cells = column.map(shownIn).filter((cell) => cell !== null && textOf(cell) !== '')
  if (cells.length === 0) return { type: 'text', options: {} }
  const isPercent = column.every((cell) => cell === null || cell === '' || (isSpecial(cell) && cell.is === 'percent'))
  const said = `${bare(head)}${isPercent ? ' %' : ''}`
  const known = certain(said, cells)
  if (known) return known
  const mark = markOf(cells.flatMap((cell) => (typeof cell === 'string' ? [{ text: cell, scale: FINEST }] : [])))
  const numbers = cells.map((cell) => numberIn(cell, mark))
  const number = numbers.every((one) => one !== null) ? numberGuess(said, numbers) : null
  return number ?? wordGuess(said, cells.map(textOf))
}
