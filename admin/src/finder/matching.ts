import { plain } from '../resources/model/plain.ts'

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

function fit(words: string[], typed: string[]): number | null {
  if (words.join(' ').startsWith(typed.join(' '))) return 0
  if (
    typed.length === 1 &&
    typed[0].length > 1 &&
    words
      .map(([first]) => first)
      .join('')
      .startsWith(typed[0])
  )
    return 1
  return typed.every((one) => words.some((word) => word.startsWith(one))) ? 2 : null
}

/**
 * How well what was typed fits the best of several names, without accents: 0 a name begins so, 1 so do the first
 * letters of its words
 * (`dh` for Đơn hàng), 2 each word typed begins a word of it; null when it does not.
 */
export function fitOf(names: readonly string[], typed: string): number | null {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return null
  const fits = names.map((name) => fit(wordsIn(name), wanted)).filter((one) => one !== null)
  return fits.length > 0 ? Math.min(...fits) : null
}

/** The things that fit, the best first; equal fits keep their order. */
export function fitting<T>(
  things: readonly T[],
  fitOfOne: (thing: T) => number | null,
  most: number,
): { thing: T; fit: number }[] {
  return things
    .map((thing) => ({ thing, fit: fitOfOne(thing) }))
    .filter((one): one is { thing: T; fit: number } => one.fit !== null)
    .sort((one, other) => one.fit - other.fit)
    .slice(0, most)
}

export type Piece = { text: string; found: boolean }

/** A text in pieces, marked by whether they match a typed word; a single letter counts only where a word begins. */
export function piecesOf(text: string, typed: string): Piece[] {
  const signs = [...text.normalize('NFC')]
  const forms = signs.map((sign) => plain(sign))
  const whole = forms.join('')
  const starts = forms.map((_, index) => forms.slice(0, index).join('').length)
  const found = signs.map(() => false)
  for (const word of new Set(wordsIn(typed)))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      if (word.length === 1 && /[\p{L}\p{N}]/u.test(whole[at - 1] ?? '')) continue
      for (const [index, start] of starts.entries()) if (start >= at && start < at + word.length) found[index] = true
    }
  const pieces: Piece[] = []
  for (const [index, sign] of signs.entries()) {
    const last = pieces.at(-1)
    if (last?.found === found[index]) last.text += sign
    else pieces.push({ text: sign, found: found[index] })
  }
  return pieces
}
