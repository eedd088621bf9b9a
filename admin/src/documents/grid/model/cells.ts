import { readNumber } from '@barem/resources/read-number'
import { setField, type Header } from './changes.ts'
import type { GridColumn } from './columns.ts'
import type { Line } from './line.ts'

/** A choice of a cell with its word on screen. */
export interface Choice {
  value: string
  label: string
}

/** Words without accents and case, as they are compared. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim()

/** The choice that words mean: by its value, its word, or the only one whose word has them. Null when none or several do. */
export function readChoice(typed: string, choices: readonly Choice[]): string | null {
  const text = plain(typed)
  if (text === '') return null
  const exact = choices.find(({ value, label }) => plain(label) === text || value === text)
  if (exact) return exact.value
  const some = choices.filter(({ label }) => plain(label).includes(text))
  return some.length === 1 ? some[0]!.value : null
}

/** What words mean in a cell; undefined when they cannot be read, null when they empty it. */
export function readCell(
  text: string,
  { kind, scale }: Pick<GridColumn, 'kind' | 'scale'>,
  choices: readonly Choice[] = [],
): string | null | undefined {
  if (text.trim() === '') return null
  if (kind === 'number') return readNumber(text, scale) ?? undefined
  if (kind === 'choice') return readChoice(text, choices) ?? undefined
  return text.trim()
}

function withUnread(line: Line, field: string, text: string | null): Line {
  const { [field]: _gone, ...others } = line.unread ?? {}
  const unread = text === null ? others : { ...others, [field]: text }
  const { unread: _old, ...bare } = line
  return Object.keys(unread).length > 0 ? { ...bare, unread } : bare
}

/** A line after somebody has written `text` in a cell. What cannot be read stays in the cell as it is, and is told; a choice stays what it was. */
export function writeCell(
  line: Line,
  column: Pick<GridColumn, 'name' | 'kind' | 'scale'>,
  text: string,
  header: Header,
  choices?: readonly Choice[],
): Line {
  const value = readCell(text, column, choices)
  if (value === undefined) return column.kind === 'choice' ? line : withUnread(line, column.name, text.trim())
  return setField(
    line.unread?.[column.name] === undefined ? line : withUnread(line, column.name, null),
    column.name,
    value,
    header,
  )
}
