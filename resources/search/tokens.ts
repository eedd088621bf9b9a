import { searchForm } from './form.ts'
import { meanings, SECTIONS } from './words.ts'

const MAX_LENGTH = 200

/**
 * Replaces the blank inside a phrase, so that the phrase is one token; it cannot be typed, since control characters are
 * left out.
 */
export const BLANK = '\u0001'

const phrases = meanings
  .flatMap(({ typed }) => typed.filter((words) => words.includes(' ')))
  .concat(SECTIONS.map((letter) => `chu ${letter}`))
const PHRASE = new RegExp(`(?<![a-z0-9])(?:${phrases.join('|')})(?![a-z0-9])`, 'g')

/** Rewrites in order, each joining what belongs together or parting what does not. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  // D10,D12 are two; 1,2 is one number.
  [/[,;](?!\d)|(?<!\d)[,;]/g, ' '],
  [/(?<![a-z0-9.])\.(?=\d)/g, '0.'],
  // 1m5 is 1.5 m, 2ly5 is 2.5 mm, 4 zem 5 is 4.5 zem.
  [/(?<![a-z0-9])(\d{1,4})(m|ly|li)(\d{1,3})(?![a-wyz0-9])/g, '$1.$3$2'],
  [/(?<![a-z0-9])(\d{1,4}) ?(?:zem|dem) ?(\d)(?![a-z0-9])/g, '$1.$2zem'],
  [/(\d) ?(?:mm|ly|li|m)? ?[x*] ?(?=\d)/g, '$1x'],
  [/(?<![a-z0-9])(hop|vuong|ong|la|tam|to|ton)(?=\d)/g, '$1 '],
  // Chequered plate is tôn gân at the counter, and tấm gân in the list.
  [/(?<![a-z0-9])(?:ton|tole)(?=(?: [^ ]+){0,2} (?:gan|nham)(?![a-z0-9]))/g, ''],
  [/(?<![a-z0-9])chu (?=[vluihcz] ?\d)/g, ''],
  [/(?<![a-z0-9])(phi|fi|dn|cb|ss|sd|d|q|s|v|l|u|i|h|c|z) (?=\d)/g, '$1'],
  [/(\d) (ly|li|mm|zem|dem|kg|ky|ki|k)(?![a-z0-9])/g, '$1$2'],
  [/(?<![a-z0-9])(cb\d{3}) (?=[tv](?![a-z0-9]))/g, '$1'],
  [PHRASE, ''],
]

const rewrite = (text: string, [what, by]: readonly [RegExp, string]) =>
  what === PHRASE ? text.replace(what, (phrase) => phrase.replaceAll(' ', BLANK)) : text.replace(what, by)

/**
 * What a person typed as tokens: lower case, no accents, joined as the trade reads it (`phi 20` is `phi20`, `v5 x 5li`
 * is `v5x5li`).
 * Signs alone are left out, unless there is nothing else.
 */
export function tokensOf(typed: string): string[] {
  // While accents are there: Ø and Φ are phi, ô is not; thick (dày) says nothing that its number does not, wire (dây)
  // does.
  const text = typed
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øφϕ⌀∅] ?(?=\d)/g, 'phi')
    .replace(/(?<![\p{L}\p{N}])(?:dày|dầy|day) ?(?=\d)/gu, ' ')
  const tokens = rewrites.reduce(rewrite, searchForm(text)).split(' ')
  const bare = tokens
    .map((token) => token.replace(/^[("'[{]+|[)"'\]}.:!?]+$/g, ''))
    .filter((token) => /[\p{L}\p{N}]/u.test(token))
  return bare.length > 0 ? bare : tokens.filter(Boolean)
}
