import type { Member } from './members.ts'

/** A text as a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

export const code = (text: string): string => `\`${text}\``

/** A table of names and what they say. */
export const named = (head: string, members: readonly Member[]): string =>
  table(
    [head, 'What it says'],
    members.map(({ name, says }) => [code(name), says]),
  )

/** A default as an author writes it; nothing for one that means "not said". */
export function preset(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'object' && Object.keys(value).length === 0) return ''
  return code(typeof value === 'string' ? `'${value}'` : JSON.stringify(value))
}
