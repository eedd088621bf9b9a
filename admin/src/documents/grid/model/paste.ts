import { plain, readCell, writeCell, type Choice } from './cells.ts'
import { chooseGoods, emptyLine, type Header } from './changes.ts'
import { isEditable, type GridColumn } from './columns.ts'
import { isOpen, type Goods, type Line } from './line.ts'
import type { Place } from './navigation.ts'

/** The cells of a table as spreadsheets put it on the clipboard: tabs and lines, cells with either of them in quotes. */
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
  /** Of the line that it goes to, counted from 0. */
  row: number
  column: GridColumn
  text: string
}

export interface Plan {
  cells: PastedCell[]
  /** Cells that no column is left for. */
  beyond: { row: number; text: string }[]
}

interface Ground {
  columns: readonly GridColumn[]
  /** What each column is called on screen. */
  headings: Readonly<Record<string, string>>
  from: Place
  /** The most lines that there may be. */
  max: number
}

/** Heads of columns that only count the lines. */
const COUNTS = new Set(['#', 'stt', 'tt', 'no', 'no.'])

type Target = GridColumn | 'count' | null

/** The columns that a head names, null for a name that is none of ours; null when the row is no head. */
function byHead(row: readonly string[], { columns, headings }: Ground): Target[] | null {
  const found = row.map((name): Target => (COUNTS.has(plain(name)) ? 'count' : (columns.find((column) => plain(headings[column.name] ?? '') === plain(name)) ?? null)))
  const known = found.filter((target) => target !== null && target !== 'count')
  return known.length > 1 || (row.length === 1 && known.length === 1) ? found : null
}

/** Where each cell of a pasted table goes: into the cells that can be written in, from the active one on, or below the names of its own head. */
export function planPaste(text: string, ground: Ground): Plan {
  const table = readTable(text)
  const head = table[0] ? byHead(table[0], ground) : null
  const targets: Target[] = head ?? ground.columns.slice(ground.from.column).filter((column, place) => isEditable(column) && (place === 0 || !column.seldom))
  const plan: Plan = { cells: [], beyond: [] }
  for (const [index, values] of (head ? table.slice(1) : table).entries()) {
    const row = ground.from.row + index
    for (const [place, value] of values.entries()) {
      const column = targets[place]
      if (value === '' || column === 'count' || (column && !isEditable(column))) continue
      if (column && row < ground.max) plan.cells.push({ row, column, text: value })
      else plan.beyond.push({ row, text: value })
    }
  }
  return plan
}

export interface Refused {
  /** Counted from 1, as on screen. */
  line: number
  /** Null for what no column or line is left for. */
  column: string | null
  text: string
}

/** A price is written after the type that it is for. */
const ORDER = ['productId', 'quantityUnit', 'priceType']
const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/**
 * Carries out a plan. Products are found by `goodsOf` their words; words that are not understood stay in their cell and are told.
 * @returns the lines and what was not understood
 */
export function paste(lines: readonly Line[], { cells, beyond }: Plan, header: Header, goodsOf: (text: string) => Goods | null, choicesOf: (field: string) => readonly Choice[]): { lines: Line[]; refused: Refused[] } {
  const result = [...lines]
  const refused: Refused[] = []
  for (const { row, column, text } of [...cells].sort((one, other) => one.row - other.row || rank(one.column.name) - rank(other.column.name))) {
    while (result.length <= row) result.push(emptyLine())
    const line = result[row]!
    const goods = column.kind === 'product' ? goodsOf(text) : null
    const choices = choicesOf(column.name)
    const open = isOpen(line, column.name, undefined)
    const understood = column.kind === 'product' ? goods !== null : open && readCell(text, column, choices) !== undefined
    if (!understood) refused.push({ line: row + 1, column: column.name, text })
    if (column.kind === 'product') result[row] = goods ? chooseGoods(line, goods, header) : { ...line, productId: null, goods: null, text }
    else if (open) result[row] = writeCell(line, column, text, header, choices)
  }
  const outside = beyond.map(({ row, text }): Refused => ({ line: row + 1, column: null, text }))
  return { lines: result, refused: [...refused, ...outside].sort((one, other) => one.line - other.line) }
}

/** The product that words mean: by its code, its name, or as the only one found; null when it might be another. */
export function meant(text: string, found: readonly Goods[]): Goods | null {
  const words = plain(text)
  return found.find(({ code }) => plain(code) === words) ?? found.find(({ name }) => plain(name) === words) ?? (found.length === 1 ? found[0]! : null)
}
