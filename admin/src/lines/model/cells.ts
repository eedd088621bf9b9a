import { readDay } from '../../format/day.ts'
import type { Choice } from './choice.ts'
import { setField, type Header } from './changes.ts'
import type { GridColumn, Written } from './columns.ts'
import type { Line } from './line.ts'
import { noted, readIn } from './reading.ts'

/** Words without accents and case, as they are compared. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()

/**
 * The choice that words mean: by its value, its word, or the only one whose word has them. Null when none or several
 * do.
 */
export function readChoice(typed: string, choices: readonly Choice[]): string | null {
  const text = plain(typed)
  if (text === '') return null
  const exact = choices.find(({ value, label }) => plain(label) === text || value === text)
  if (exact) return exact.value
  const some = choices.filter(({ label }) => plain(label).includes(text))
  return some.length === 1 ? some[0]!.value : null
}

/** Reads words in a cell without numbers; undefined when they cannot be read, null when they empty it. */
function readText(text: string, kind: GridColumn['kind'], choices: readonly Choice[]): string | null | undefined {
  if (text.trim() === '') return null
  // What rows words mean is asked of the server.
  if (kind === 'relation') return undefined
  if (kind === 'date') return readDay(text) ?? undefined
  return kind === 'choice' ? (readChoice(text, choices) ?? undefined) : text.trim()
}

/** Whether the words can be read as what the cell holds; those for a related row are looked for later. */
export const isReadable = (line: Line, column: Written, text: string, choices: readonly Choice[] = []): boolean =>
  column.kind === 'number'
    ? readIn(line, column, text).unread === null
    : column.kind === 'relation' || readText(text, column.kind, choices) !== undefined

/** Besides numbers, the cells in which words stay that mean nothing yet. */
const KEEPS_WORDS: ReadonlySet<GridColumn['kind']> = new Set(['date', 'relation'])

/**
 * Writes `text` in a cell of a line. A number, a day or a related row that it does not say stays in the cell as words,
 * is marked, and counts as empty; a choice stays unchanged.
 */
export function writeCell(
  line: Line,
  column: Written,
  text: string,
  header: Header,
  choices: readonly Choice[] = [],
): Line {
  const { name, kind } = column
  if (kind !== 'number') {
    const value = readText(text, kind, choices)
    if (!KEEPS_WORDS.has(kind)) return value === undefined ? line : setField(line, name, value, header)
    const unread = value === undefined ? text.trim() : null
    return setField(noted(line, name, { unread, doubt: null }), name, value ?? null, header)
  }
  const { value, unread, doubt } = readIn(line, column, text)
  return setField(noted(line, name, { unread, doubt }), name, value, header)
}
