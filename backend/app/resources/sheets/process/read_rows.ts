import type { ReadCell } from '../cell.ts'
import type { SheetRow } from './messages.ts'
import { formatted } from './number_format.ts'
import { readable, TooManyCells, type Format } from './workbook_parts.ts'
import { readXml } from './xml.ts'

/** What cells of a sheet point to. */
export interface Around {
  texts: readonly string[]
  formats: readonly Format[]
  is1904: boolean
}

export interface Limits {
  maxRows: number
  maxColumns: number
  maxCells: number
}

/** A cell as its XML says it. */
interface Written {
  index: number
  type: string
  style: number
  formula: string | null
  value: string | null
  inline: string
}

/** `BC12` → 54: the place of a cell in its row, from 0. */
function placeOf(reference: string): number {
  let place = 0
  for (const letter of /^[A-Za-z]+/.exec(reference)?.[0].toUpperCase() ?? '')
    place = place * 26 + letter.charCodeAt(0) - 64
  return place - 1
}

const isYes = (text: string | undefined) => text === '1' || text === 'true'

function valueOf({ type, style, formula, value, inline }: Written, { texts, formats, is1904 }: Around): ReadCell {
  if (type === 'e') return { is: 'error', text: value ?? '#' }
  if (type === 'inlineStr') return readable(inline)
  if (type === 'str') return readable(value ?? '')
  if (value === null || value === '') return formula === null ? null : { is: 'formula', text: `=${formula || '…'}` }
  if (type === 's') return texts[Number(value)] ?? null
  if (type === 'b') return isYes(value)
  if (type === 'd') {
    const day = new Date(
      /[zZ]|[+-]\d\d:\d\d$/.test(value) ? value : `${value.includes('T') ? value : `${value}T00:00:00`}Z`,
    )
    return Number.isNaN(day.getTime()) ? { is: 'error', text: value } : day
  }
  const number = Number(value)
  if (!Number.isFinite(number)) return { is: 'error', text: value }
  const { id, format } = formats[style] ?? { id: 0, format: null }
  return formatted(number, id, format, is1904)
}

const isFilled = (cell: ReadCell | undefined) => cell !== null && cell !== undefined && cell !== ''

/** Ranges that are merged, as `A5:C7`. */
const MOST_MERGED = 2000

/** Marks the rows that a range of merged cells touches. */
function markMerged(rows: readonly SheetRow[], ranges: readonly string[]): void {
  for (const range of ranges) {
    const [from, to = from] = range.split(':').map((end) => Number(/\d+$/.exec(end)?.[0] ?? 0)) as [number, number?]
    for (const row of rows) if (row.line >= from && row.line <= to) row.merged ??= range
  }
}

/**
 * Reads the rows of a sheet that have anything in them; cells are counted while they are read.
 * @throws TooManyCells for more rows, columns or cells than there may be
 */
export function readRows(content: Buffer, around: Around, { maxRows, maxColumns, maxCells }: Limits): SheetRow[] {
  const rows: SheetRow[] = []
  const merged: string[] = []
  let [line, count, isTooLarge] = [0, 0, false]
  let row: SheetRow = { line, cells: [] }
  let cell: Written | null = null
  let [into, spoken]: ['formula' | 'value' | 'inline' | null, number] = [null, 0]
  function end() {
    const value = cell ? valueOf(cell, around) : null
    if (cell && isFilled(value)) {
      if (cell.index >= maxColumns) isTooLarge = true
      else row.cells[cell.index] = value
    }
    cell = null
  }
  readXml(content, {
    open(name, attributes) {
      if (name === 'row') {
        line = attributes.r ? Number(attributes.r) : line + 1
        row = { line, cells: [], ...(isYes(attributes.hidden) && { hidden: true }) }
        count++
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes
        const index: number = r ? placeOf(r) : row.cells.length
        cell = { index, type: t, style: Number(s), formula: null, value: null, inline: '' }
        count++
      } else if (name === 'f' && cell) [into, cell.formula] = ['formula', '']
      else if (name === 'v' && cell) [into, cell.value] = ['value', '']
      else if (name === 't' && cell && spoken === 0) into = 'inline'
      else if (name === 'rPh') spoken++
      else if (name === 'mergeCell' && merged.push(attributes.ref ?? '') > MOST_MERGED) throw new TooManyCells()
      if (count > maxCells) throw new TooManyCells()
    },
    text(text) {
      if (cell && into) cell[into] = (cell[into] ?? '') + text
    },
    close(name) {
      if (name === 'c') end()
      else if (name === 'f' || name === 'v' || name === 't') into = null
      else if (name === 'rPh') spoken--
      else if (name === 'row' && row.cells.some(isFilled)) {
        row.cells = Array.from(row.cells, (one) => one ?? null)
        if (rows.length > maxRows) isTooLarge = true
        else rows.push(row)
      }
    },
  })
  if (isTooLarge) throw new TooManyCells('tooManyRows')
  markMerged(rows, merged)
  return rows
}
