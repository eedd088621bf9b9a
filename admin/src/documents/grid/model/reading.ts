import { readNumber, type NumberSpec } from '@barem/resources/read-number'
import { type Doubt, readWords, standing } from '../../../resources/inputs/number/doubt.ts'
import type { GridColumn } from './columns.ts'
import type { Goods, Line } from './line.ts'

/** Whether goods of a line are sold in whole pieces only. Goods counted in tonnes have no pieces. */
export const isWhole = ({ goods, quantityUnit }: Line, known: Goods | null | undefined = goods): boolean =>
  known?.allowFraction === false && quantityUnit !== 'tonne'

/**
 * What may be written in a cell of numbers.
 * @param known the product as it is today; a stored line does not say how its goods are sold
 */
export const specIn = (line: Line, { name, reads }: Pick<GridColumn, 'name' | 'reads'>, known?: Goods): NumberSpec =>
  name === 'quantity' && isWhole(line, known ?? line.goods) ? { ...reads, scale: 0 } : reads

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

const valueIn = (line: Line, field: string) =>
  ((line as unknown as Record<string, string | null | undefined>)[field] ?? null) as string | null

/** The doubts of a line that are still open: their cells have not been written since. */
export const doubtsOf = (line: Line): [string, Doubt][] =>
  Object.entries(line.doubts ?? {}).flatMap(([field, doubt]): [string, Doubt][] => {
    const stands = standing(doubt, valueIn(line, field))
    return stands ? [[field, stands]] : []
  })

/** The words of a number in a cell, and what they mean in this line. */
export function readIn(
  line: Line,
  column: Pick<GridColumn, 'name' | 'reads'>,
  text: string,
  known?: Goods,
): Note & { value: string | null } {
  const { value, kept, doubt } = readWords(text, specIn(line, column, known))
  return { value, unread: value === null ? kept : null, doubt }
}

const readingOf = ({ quantity, unread, doubts }: Line) => JSON.stringify([quantity, unread ?? null, doubts ?? null])

/**
 * A quantity that was written before its goods were known, as those goods have it: `1.000` bars are a thousand.
 * @param known the product as it is today, where the line does not say
 * @returns the line itself where they change nothing
 */
export function rereadQuantity(line: Line, column: Pick<GridColumn, 'name' | 'reads'>, known?: Goods): Line {
  const words = line.unread?.quantity ?? doubtsOf(line).find(([field]) => field === 'quantity')?.[1].typed
  if (words === undefined) return line
  const { value, ...note } = readIn(line, column, words, known)
  const next = { ...noted(line, 'quantity', note), quantity: value }
  return readingOf(next) === readingOf(line) ? line : next
}

/** Words that are a number, but with parts of a piece that is sold whole. */
export const isPart = (words: string): boolean => readNumber(words, 3) !== null
