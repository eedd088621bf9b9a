import {
  freeName,
  mayBecome,
  oneLine,
  OWN_LIMITS,
  type ChosenColumn,
  type OwnFieldType,
  type SheetColumn,
} from '@barem/resources/own'
import { ApiError } from '#app/http/api_error'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { guessOf, isCount } from './guess.ts'
import { fromHeads, textOf } from './sheet_table.ts'

/** A column of a sheet that a definition may begin from. */
export interface SheetHead extends ChosenColumn {
  /** The first cells, as text. */
  samples: string[]
  /** Whether it only counts the rows, as the list does by itself. */
  counts: boolean
}

const SAMPLES = 3
/** Characters of a head that tell its column apart. */
const HEAD = 240

/** The letters that a sheet has above a column: 0 → A, 26 → AA. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

/** Where a column stands in its rows, and what it is called. */
export interface PlacedColumn extends Pick<SheetColumn, 'head' | 'isNamed'> {
  index: number
}

/**
 * The columns of a sheet in order, each called otherwise: line breaks and blanks of heads are one blank, a head that
 * comes twice is counted, and what has cells below no head is called by its letter.
 */
export function columnsIn(sheet: readonly SheetRow[]): PlacedColumn[] {
  const [heads, ...rows] = fromHeads(sheet)
  if (!heads) return []
  const width = Math.max(heads.cells.length, ...rows.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, index) => ({ index, head: oneLine(textOf(heads.cells[index])) }))
  const taken = new Set<string>()
  const named = new Map(
    all.filter(({ head }) => head !== '').map(({ index, head }) => [index, freeName(head, taken, HEAD)]),
  )
  const isFilled = (index: number) => rows.some(({ cells }) => textOf(cells[index]) !== '')
  return all.flatMap(({ index }): PlacedColumn[] => {
    const head = named.get(index)
    if (head !== undefined) return [{ index, head, isNamed: true }]
    return isFilled(index) ? [{ index, head: freeName(lettersOf(index), taken, HEAD), isNamed: false }] : []
  })
}

/** Different texts in the order in which they come, capitals aside. */
function different(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}

/** Whether a text may be the name of a choice as it is. */
const isName = (text: string) => text.length <= OWN_LIMITS.label && oneLine(text) === text

/**
 * The columns of a sheet, each with what its cells seem to be, and how many rows are below the heads.
 * @throws ApiError COM_ERR_001 for a sheet without heads or without rows
 */
export function headsOf(sheet: readonly SheetRow[]): { columns: SheetHead[]; rows: number } {
  const [, ...rows] = fromHeads(sheet)
  if (rows.length === 0) throw new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule: 'xlsxEmpty' }] })
  let hasCode = false
  const columns = columnsIn(sheet).map(({ index, head, isNamed }): SheetHead => {
    const cells = rows.map((row) => row.cells[index] ?? null)
    const values = different(cells.map(textOf).filter((text) => text !== ''))
    const fit = values.length <= OWN_LIMITS.choices && values.every(isName)
    const proposed = guessOf(isNamed ? head : '', cells)
    const guess = proposed.type === 'select' && !fit ? { type: 'text' as const, options: {} } : proposed
    const counts = isNamed && isCount(head, cells)
    // One code is enough for a row.
    const as = counts ? null : guess.type === 'code' && hasCode ? 'text' : guess.type
    hasCode ||= as === 'code'
    return {
      head,
      isNamed,
      ...guess,
      as,
      samples: values.slice(0, SAMPLES).map(oneLine),
      values: fit ? values : null,
      counts,
    }
  })
  return { columns, rows: rows.length }
}

/**
 * The columns as somebody wants them.
 * @param said types between commas in the order of the columns, nothing for one that is left out
 * @throws ApiError COM_ERR_001 at `as` for types that columns cannot become, or for too many or too few
 */
export function chosenIn(columns: readonly SheetHead[], said: string): ChosenColumn[] {
  const types = said.split(',')
  const fits = columns.every((column, place) => types[place] === '' || mayBecome(types[place] as OwnFieldType, column))
  if (!fits || types.length !== columns.length)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'as', rule: 'enum' }] })
  return columns.map((column, place) => ({ ...column, as: (types[place] || null) as OwnFieldType | null }))
}

/**
 * A sheet with the keys of fields in the place of its heads, and nothing above columns that became no field.
 * @param fields of the definition that began from it; those of earlier releases name heads as the sheet has them
 */
export function headedByKeys(
  sheet: readonly SheetRow[],
  fields: readonly { key: string; head?: string; retired?: boolean }[],
): SheetRow[] {
  const keys = new Map(fields.flatMap(({ key, head, retired }) => (head && !retired ? [[head, key]] : [])))
  const [heads, ...rows] = fromHeads(sheet)
  if (!heads) return []
  const cells: (string | null)[] = []
  for (const { index, head } of columnsIn(sheet))
    cells[index] = keys.get(head) ?? keys.get(textOf(heads.cells[index])) ?? null
  return [{ ...heads, cells: Array.from(cells, (cell) => cell ?? null) }, ...rows]
}
