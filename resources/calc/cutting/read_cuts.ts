import { aboveZero, exact } from '../exact.ts'

/** Pieces of one length. */
export interface Cut {
  count: number
  /** Metres, at most four decimals. */
  length: string
}

/** `2.5`, `2,5`, `2m5`, `2.5m`. */
const LENGTH = /^(\d{1,3})(?:[.,](\d{1,4})m?|m(\d{1,4})?)?$/
const COUNT = /^\d{1,4}$/

/** Metres as they are typed; `2m5` is 2.5. Null for anything else, and for nothing. */
function metres(typed: string): string | null {
  const [, whole, decimals, centimetres] = LENGTH.exec(typed) ?? []
  return whole === undefined ? null : (aboveZero(`${whole}.${decimals ?? centimetres ?? '0'}`)?.toFixed() ?? null)
}

/** `3x2.5` is three pieces of 2.5 m. `2.5x3` is the same, since there is no half a piece. */
function readOne(typed: string): Cut | null {
  const parts = typed.split('x')
  if (parts.length > 2) return null
  const [first, second] = parts as [string, string?]
  const [count, length] = second === undefined ? ['1', first] : COUNT.test(first) ? parts : [second, first]
  const found = COUNT.test(count!) ? metres(length!) : null
  return found && Number(count) > 0 ? { count: Number(count), length: found } : null
}

/**
 * What is cut from one bar, as people write it: `3x2.5 + 1.2`, with `+`, `;` or spaces between. The same length twice
 * counts together. Null for what cannot be read.
 */
export function readCuts(typed: string): Cut[] | null {
  const parts = typed
    .toLowerCase()
    .replace(/\s*[x×*]\s*/g, 'x')
    .split(/\s*[+;]\s*|,\s+|\s+/)
    .filter(Boolean)
  const cuts = parts.map(readOne)
  if (cuts.length === 0 || cuts.some((cut) => cut === null)) return null
  const byLength = Map.groupBy(cuts as Cut[], ({ length }) => length)
  return [...byLength].map(([length, same]) => ({ length, count: same.reduce((all, { count }) => all + count, 0) }))
}

/** The same as one text, such as `3x2.5 + 1.2`. */
export const writeCuts = (cuts: readonly Cut[]): string =>
  cuts.map(({ count, length }) => (count === 1 ? length : `${count}x${length}`)).join(' + ')

/** Metres of the pieces together. */
export const lengthOf = (cuts: readonly Cut[]) =>
  cuts.reduce((all, { count, length }) => all.plus(exact.mul(length, count)), new exact(0))
