import type { Choice } from './choice.ts'
import { markOf, readNumber } from '@barem/resources/read-number'
import { isReadable, plain, writeCell } from './cells.ts'
import { chooseGoods, emptyLine, type Header } from './changes.ts'
import { isEditable, type GridColumn } from './columns.ts'
import { headsOf, type Head } from './heads.ts'
import type { GridSpec } from './entry.ts'
import type { Goods, Line } from './line.ts'
import type { Place } from './navigation.ts'
import { specIn } from './reading.ts'

/**
 * The cells of a table as spreadsheets put it on the clipboard: tabs and lines, cells with either of them in quotes.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:^|(?<=[\t\n]))(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  for (const [, quoted, bare = '', end] of clean.matchAll(cell)) {
    rows.at(-1)!.push((quoted === undefined ? bare : quoted.replaceAll('""', '"')).trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((row) => row.some((value) => value !== ''))
}

/** Whether pasted text is a table, and not words for the one cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.replace(/[\r\n]+$/, ''))

export interface PastedCell {
  /** The line that it is pasted into, counted from 0. */
  row: number
  column: GridColumn
  text: string
  /** The name of a product that came with its code, in case the code is unknown. */
  name?: string
}

export interface Plan {
  cells: PastedCell[]
  /** Cells beyond the last column. */
  beyond: { row: number; text: string }[]
  /** Columns of the table without a column here, by their heads. */
  skipped: string[]
}

interface Ground {
  spec: GridSpec
  /** The heading of each column on screen. */
  headings: Readonly<Record<string, string>>
  from: Place
  /** The largest number of lines allowed. */
  max: number
}

/** Words that spreadsheets write in front of sums. */
const SUMS = new Set(['tong', 'cong', 'tong cong', 'tong so', 'total', 'sum'])

/** The cell for a row's product: its code, or its name if the row has no code. */
function productIn(values: readonly string[], heads: readonly Head[]): { text: string; name?: string } | null {
  const at = (to: Head['to']) => values.find((value, place) => value !== '' && heads[place]?.to === to)
  const [code, name] = [at('code'), at('name')]
  if (code === undefined) return name === undefined ? null : { text: name }
  return { text: code, ...(name !== undefined && { name }) }
}

function planBelow(
  heads: readonly Head[],
  [names, ...rows]: readonly string[][],
  { spec: { columns }, from, max }: Ground,
): Plan {
  const plan: Plan = {
    cells: [],
    beyond: [],
    skipped: names!.filter((_, place) => heads[place]!.to === 'unknown' && rows.some((values) => values[place])),
  }
  const product = columns.find(({ kind }) => kind === 'product')
  const lines = rows.filter((values) => !values.some((value) => SUMS.has(plain(value))))
  for (const [index, values] of lines.entries()) {
    const row = from.row + index
    const goods = productIn(values, heads)
    const cells = values.flatMap((text, place): PastedCell[] => {
      const head = heads[place]
      return text !== '' && head?.to === 'column' ? [{ row, column: head.column, text }] : []
    })
    if (goods && product) cells.unshift({ row, column: product, ...goods })
    if (row < max) plan.cells.push(...cells)
    else plan.beyond.push(...cells.map(({ text }) => ({ row, text })))
  }
  return plan
}

/**
 * Assigns the cells of a pasted table to the writable cells from the active one on, or to the columns that its own
 * headings name.
 */
export function planPaste(text: string, ground: Ground): Plan {
  const table = readTable(text)
  const { spec, headings, from, max } = ground
  const heads = table[0] ? headsOf(table[0], spec, headings) : null
  if (heads) return planBelow(heads, table, ground)
  const targets = spec.columns
    .slice(from.column)
    .filter((column, place) => isEditable(column) && (place === 0 || !column.seldom))
  const plan: Plan = { cells: [], beyond: [], skipped: [] }
  for (const [index, values] of table.entries()) {
    const row = from.row + index
    for (const [place, value] of values.entries()) {
      const column = targets[place]
      if (value === '') continue
      if (column && row < max) plan.cells.push({ row, column, text: value })
      else plan.beyond.push({ row, text: value })
    }
  }
  return plan
}

/**
 * The words of a cell as the grid reads them: numbers by the decimal mark of their table. If the table does not show
 * which mark it uses, they stay as they are, to be read one by one.
 */
function alike(cells: readonly PastedCell[]): (cell: PastedCell, line: Line) => string {
  const mark = markOf(
    cells
      .filter(({ column }) => column.kind === 'number')
      .map(({ text, column: { reads } }) => ({ text, scale: reads.scale })),
  )
  return ({ text, column }, line) =>
    mark === null || column.kind !== 'number' ? text : (readNumber(text, specIn(line, column).scale, mark) ?? text)
}

export interface Refused {
  /** Counted from 1, as on screen. */
  line: number
  /** Null for cells beyond the last column or line. */
  column: string | null
  text: string
}

/** A number may mean something else by what is chosen beside it, such as a price, so that it is written last. */
const rank = ({ kind, name }: GridColumn, columns: readonly GridColumn[]): number =>
  kind === 'product' ? -1 : kind === 'choice' ? columns.findIndex((one) => one.name === name) : columns.length

/**
 * Carries out a plan. Products are found by `goodsOf` their words; words that are not understood stay in their cell and
 * are reported.
 * @returns the lines and what was not understood
 */
export function paste(
  lines: readonly Line[],
  { cells, beyond }: Omit<Plan, 'skipped'>,
  header: Header,
  goodsOf: (text: string) => Goods | null,
  choicesOf: (field: string) => readonly Choice[],
): { lines: Line[]; refused: Refused[] } {
  const { columns, entry, goods: ofGoods } = header.spec
  const result = [...lines]
  const refused: Refused[] = []
  const read = alike(cells)
  for (const cell of [...cells].sort(
    (one, other) => one.row - other.row || rank(one.column, columns) - rank(other.column, columns),
  )) {
    const { row, column, text: code, name } = cell
    while (result.length <= row) result.push(emptyLine(header))
    const line = result[row]!
    const goods = column.kind === 'product' ? (goodsOf(code) ?? (name === undefined ? null : goodsOf(name))) : null
    const text = [code, name].filter(Boolean).join(' ')
    const choices = choicesOf(column.name)
    const open = entry.isOpen(line, column.name, undefined)
    const understood =
      column.kind === 'product' ? goods !== null : open && isReadable(line, column, read(cell, line), choices)
    if (!understood) refused.push({ line: row + 1, column: column.name, text })
    if (column.kind === 'product')
      result[row] = goods ? chooseGoods(line, goods, header) : { ...line, [ofGoods!.product]: null, goods: null, text }
    else if (open) result[row] = writeCell(line, column, read(cell, line), header, choices)
  }
  const outside = beyond.map(({ row, text }): Refused => ({ line: row + 1, column: null, text }))
  return { lines: result, refused: [...refused, ...outside].sort((one, other) => one.line - other.line) }
}
