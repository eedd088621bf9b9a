/**
 * Words for a product that begin with its quantity, as `20*d16`. A size such as `20*40*1.4` is a product: a quantity
 * stands before a letter.
 * @returns count as it was typed, null where there is none
 */
export function countedWords(typed: string): { count: string | null; words: string } {
  const [, count, words] = /^(\d[\d.,]*)\s*\*\s*(\p{L}.*)$/u.exec(typed.trim()) ?? []
  return count === undefined ? { count: null, words: typed.trim() } : { count, words: words! }
}
