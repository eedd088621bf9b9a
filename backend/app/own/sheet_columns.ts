import { OWN_LIMITS } from '@barem/resources/own'
import { ApiError } from '#app/http/api_error'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { guessOf, isCount, type Guess } from './guess.ts'
import { fromHeads, textOf } from './sheet_table.ts'

/** A column of a sheet that a definition may begin from. */
export interface SheetHead extends Guess {
  /** As the sheet has it. */
  head: string
  /** The first cells, as text. */
  samples: string[]
  /** All different cells, where a list of choices could have them; else null. */
  values: string[] | null
  /** Whether it only counts the rows, as the list does by itself. */
  counts: boolean
}

const SAMPLES = 3

/** Different texts in the order in which they come, capitals aside. */
function different(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (text !== '' && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}

/**
 * The heads of a sheet, each with what its cells seem to be, and how many rows are below them.
 * @throws ApiError COM_ERR_001 for a sheet without heads, without rows, or with a head that comes twice
 */
export function headsOf(sheet: readonly SheetRow[]): { columns: SheetHead[]; rows: number } {
  const [heads, ...rows] = fromHeads(sheet)
  const refuse = (rule: string, meta?: Record<string, unknown>) =>
    new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule, meta }] })
  if (!heads || rows.length === 0) throw refuse('xlsxEmpty')
  const seen = new Set<string>()
  const columns = heads.cells.flatMap((cell, place): SheetHead[] => {
    const head = textOf(cell)
    if (head === '') return []
    if (seen.has(head.toLowerCase())) throw refuse('sameHead', { head })
    seen.add(head.toLowerCase())
    const cells = rows.map((row) => row.cells[place] ?? null)
    const texts = cells.map(textOf).filter((text) => text !== '')
    const values = different(texts)
    const fit = values.length <= OWN_LIMITS.choices && values.every(({ length }) => length <= OWN_LIMITS.label)
    return [
      {
        head,
        ...guessOf(head, cells),
        samples: values.slice(0, SAMPLES),
        values: fit ? values : null,
        counts: isCount(head, cells),
      },
    ]
  })
  return { columns, rows: rows.length }
}

/**
 * A sheet with the keys of fields in the place of its heads, and nothing above columns that became no field.
 * @param fields of the definition that began from it
 */
export function headedByKeys(
  sheet: readonly SheetRow[],
  fields: readonly { key: string; head?: string; retired?: boolean }[],
): SheetRow[] {
  const keys = new Map(fields.flatMap(({ key, head, retired }) => (head && !retired ? [[head, key]] : [])))
  const [heads, ...rows] = fromHeads(sheet)
  return heads ? [{ ...heads, cells: heads.cells.map((cell) => keys.get(textOf(cell)) ?? null) }, ...rows] : []
}
