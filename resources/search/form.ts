/** Letters that do not decompose into a base letter and a mark, as the database's unaccent writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '×': '*',
  '²': '2',
  '³': '3',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
}

const OTHER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/**
 * Text as search sees it: lower case, no accents, one blank between words; the counterpart of the database's
 * `search_form`.
 */
export const searchForm = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(OTHER, (sign) => LETTERS[sign]!)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
