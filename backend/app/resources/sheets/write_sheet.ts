import type { Cell } from './cell.ts'
import { shownDecimals, type AnyResource, type Field, type FieldSet } from '@barem/resources/kit'
import { ApiError } from '#app/http/api_error'
import { translate, type Language } from '#app/language/translate'
import { writerOf, type CellContext } from './cells.ts'
import { sheetColumns, type SheetColumn } from './columns.ts'
import type { MadeColumn } from './process/messages.ts'
import { SheetProcessEnded, withSheetProcess } from './process/start.ts'

const NARROWEST = 14
const FORMATS: Record<string, string> = {
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm',
}
const THOUSANDS = '#,##0'

/** How Excel shows the values of a field: numbers with the decimals that screens show, whole ones without a point. */
function formatOf(field: Field): string | undefined {
  if (field.role === 'count' || !('scale' in field)) return FORMATS[field.type]
  const whole = field.type === 'percent' ? '0' : THOUSANDS
  const decimals = shownDecimals(field)
  return decimals > 0 ? `${whole}.${'#'.repeat(decimals)}` : whole
}

type Row = Record<string, unknown>

/** How a column of a field is made. */
export function madeColumn({ field, title, starred }: SheetColumn): MadeColumn {
  const format = formatOf(field)
  return {
    header: starred ? `${title} *` : title,
    width: Math.max(NARROWEST, title.length + 4),
    ...(format && { format }),
    wraps: field.type === 'longText',
  }
}

/** Excel refuses some signs in names and more than 31 letters. */
const nameOf = (title: string) => title.replace(/[*?:\\/[\]]/g, ' ').slice(0, 31)

/** The cells of a row as it is answered, in words that people read. */
export const cellsOf = (
  of: Pick<FieldSet, 'name'>,
  columns: readonly SheetColumn[],
  row: Row,
  language: Language,
): Cell[] =>
  columns.map(({ name, field }) =>
    writerOf(field)(row, { resource: of.name, name, field, language } satisfies CellContext),
  )

/** A sheet of a workbook. What Excel refuses in its title is left out. */
export interface SheetToWrite {
  title: string
  columns: MadeColumn[]
  parts: AsyncIterable<Cell[][]> | Iterable<Cell[][]>
}

/**
 * A workbook of these sheets, made in a process of its own as their rows come.
 * @throws ApiError COM_ERR_010 when the process takes too much memory or time
 */
export function writeSheets(sheets: readonly SheetToWrite[]): Promise<Buffer> {
  return withSheetProcess({ task: 'write' }, async ({ send, answers }) => {
    for (const { title, columns, parts } of sheets) {
      await send({ sheet: { name: nameOf(title), columns } })
      for await (const rows of parts) await send({ rows })
    }
    await send({ end: true })
    let file = Buffer.alloc(0)
    for await (const answer of answers) if ('file' in answer) file = Buffer.from(answer.file)
    return file
  }).catch((error) => {
    throw error instanceof SheetProcessEnded ? new ApiError('COM_ERR_010') : error
  })
}

/**
 * A workbook of rows as an export reads them, titled in the caller's language; without rows, a template to fill in.
 * Required columns carry a star.
 * @param titles of columns that are called otherwise than their fields
 * @throws ApiError COM_ERR_010 when the process takes too much memory or time
 */
export function writeSheet(
  resource: AnyResource,
  parts: AsyncIterable<Row[]> | Iterable<Row[]>,
  language: Language,
  titles: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const columns = sheetColumns(resource, language).map((column) => ({
    ...column,
    title: titles[column.name] ?? column.title,
  }))
  async function* cells() {
    for await (const rows of parts) yield rows.map((row) => cellsOf(resource, columns, row, language))
  }
  const title = translate(language, `resources:${resource.name}.title`)
  return writeSheets([{ title, columns: columns.map(madeColumn), parts: cells() }])
}
