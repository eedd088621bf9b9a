import type { Values } from '#app/engine/behaviour'
import type { Language } from '#app/language/translate'
import type { SheetColumn } from './columns.ts'
import type { SheetOfLines } from './lines_columns.ts'
import { cellsOf, madeColumn, writeSheets } from './write_sheet.ts'

/** Room for a code and a name, in characters. */
const NAMED = 44

/** What nobody writes goes out only where it says something: what a blind count expects does not. */
const saysSomething = ({ name, field }: SheetColumn, lines: readonly Values[]): boolean =>
  !field.readOnly || lines.some((line) => line[name] !== null && line[name] !== undefined)

/**
 * A workbook of the lines of one document, to be filled in.
 * @param lines as the document is answered, with the rows that they lead to
 * @param title what its sheet is called
 * @throws ApiError COM_ERR_010 when its process takes too much memory or time
 */
export function writeLinesSheet(
  { lines: of, columns }: SheetOfLines,
  lines: readonly Values[],
  title: string,
  language: Language,
): Promise<Buffer> {
  const shown = columns.filter((column) => saysSomething(column, lines))
  const made = shown.map((column) => {
    const one = madeColumn(column)
    return 'to' in column.field ? { ...one, width: Math.max(one.width, NAMED) } : one
  })
  const cells = lines.map((line) => cellsOf(of, shown, line, language))
  return writeSheets([{ title, columns: made, parts: [cells] }])
}
