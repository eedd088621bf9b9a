import { isInBundles, piecesIn } from '@barem/resources/calc/bundles'
import { exactly } from '@barem/resources/calc/exact'
import { readNumber, type NumberSpec } from '@barem/resources/read-number'
import { type Doubt, readWords, standing } from '../../resources/inputs/number/doubt.ts'
import type { GridColumn } from './columns.ts'
import { valueIn, type Goods, type Line } from './line.ts'

type Column = Pick<GridColumn, 'name' | 'reads' | 'isWhole' | 'bundle'>

/**
 * What may be written in a cell of numbers.
 * @param known the product as it is today; a stored line does not say how its goods are sold
 */
export const specIn = (line: Line, { reads, isWhole }: Column, known?: Goods): NumberSpec =>
  isWhole?.(line, known ?? line.goods) ? { ...reads, scale: 0 } : reads

/** A line's notes on the words of a cell besides its value. */
interface Note {
  /** Words that could not be read. */
  unread: string | null
  /** Words that may be read both ways. */
  doubt: Doubt | null
}

function without<T>(record: Readonly<Record<string, T>> | undefined, field: string): Record<string, T> {
  const { [field]: _gone, ...rest } = record ?? {}
  return rest
}

/** A line with a note of how the words of a cell were read. */
export function noted(line: Line, field: string, { unread, doubt }: Note): Line {
  const { unread: _words, doubts: _doubts, ...bare } = line
  const words = { ...without(line.unread, field), ...(unread !== null && { [field]: unread }) }
  const doubts = { ...without(line.doubts, field), ...(doubt !== null && { [field]: doubt }) }
  return {
    ...bare,
    ...(Object.keys(words).length > 0 && { unread: words }),
    ...(Object.keys(doubts).length > 0 && { doubts }),
  }
}

/** The doubts of a line that are still open: their cells have not been written since. */
export const doubtsOf = (line: Line): [string, Doubt][] =>
  Object.entries(line.doubts ?? {}).flatMap(([field, doubt]): [string, Doubt][] => {
    const stands = standing(doubt, valueIn(line, field))
    return stands ? [[field, stands]] : []
  })

/** How many pieces words in bundles mean; null for other words, and as long as the line does not know its bundles. */
function bundled(line: Line, { bundle }: Column, text: string): string | null {
  const size = bundle === undefined ? null : valueIn(line, bundle)
  return size === null ? null : piecesIn(text, Number(size))
}

/** Whether a cell holds words in bundles. */
export const isBundled = ({ bundle }: Column, words: string): boolean => bundle !== undefined && isInBundles(words)

/** The words of a number in a cell, and what they mean in this line. A quantity below zero is not taken as a value. */
export function readIn(line: Line, column: Column, text: string, known?: Goods): Note & { value: string | null } {
  const pieces = bundled(line, column, text)
  if (pieces !== null) return { value: pieces, unread: null, doubt: null }
  const { value, kept, doubt } = readWords(text, specIn(line, column, known))
  if (value === null || (column.isWhole && exactly(value)?.lt(0))) return { value: null, unread: kept, doubt: null }
  return { value, unread: null, doubt }
}

/** A value with parts of a piece, in a line whose goods are sold whole: it was written before they were known. */
function brokenPiece(line: Line, { name, isWhole }: Column): string | undefined {
  const value = valueIn(line, name)
  return value !== null && isWhole?.(line, line.goods) && exactly(value)?.isInteger() === false ? value : undefined
}

/**
 * A number that was written before the goods of its line were known, as those goods have it: `1.000` bars are a
 * thousand, and parts of a bar are none.
 * @param known the product as it is today, where the line does not say
 * @returns the line itself where they change nothing
 */
export function reread(line: Line, column: Column, known?: Goods): Line {
  const { name } = column
  const words =
    line.unread?.[name] ?? doubtsOf(line).find(([field]) => field === name)?.[1].typed ?? brokenPiece(line, column)
  if (words === undefined) return line
  const { value, ...note } = readIn(line, column, words, known)
  const next = { ...noted(line, name, note), [name]: value }
  const reading = (one: Line) => JSON.stringify([valueIn(one, name), one.unread ?? null, one.doubts ?? null])
  return reading(next) === reading(line) ? line : next
}

/** Words that are a number, but with parts of a piece that is sold whole. */
export const isPart = (words: string, { reads }: Column): boolean => readNumber(words, reads.scale) !== null
