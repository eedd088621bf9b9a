import { languages, translate, type Language } from '#app/language/translate'
import { cellText, isSpecial, type Cell, type ReadCell } from '#app/resources/sheets/cell'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { columnsIn } from './sheet_columns.ts'
import { fromHeads } from './sheet_table.ts'

const REASON = 'validation:sheetReason'
const WIDTH = { narrowest: 10, reason: 48 }

/** A cell that is written again, so that it is read as it was: 5 % is 5, and 00123 keeps its zeros. */
const rewritten = (cell: ReadCell): Cell =>
  cell instanceof Date ? cellText(cell) : isSpecial(cell) ? (cell.is === 'percent' ? cell.value! : cell.text) : cell

/**
 * A workbook of some rows of a sheet under its heads, each with the reason why it was refused behind it.
 * @param reasons by the number of the row in the sheet
 */
export function refusedSheet(
  sheet: readonly SheetRow[],
  reasons: ReadonlyMap<number, string>,
  title: string,
  language: Language,
): Promise<Buffer> {
  const reasonHeads = languages.map((one) => translate(one, REASON))
  // A sheet that came back before has its old reasons.
  const columns = columnsIn(sheet).filter(({ head }) => !reasonHeads.includes(head))
  const reason = translate(language, REASON)
  const lines = fromHeads(sheet).filter(({ line }) => reasons.has(line))
  const rows = lines.map(({ line, cells }): Cell[] => [
    ...columns.map(({ index }) => rewritten(cells[index] ?? null)),
    reasons.get(line)!,
  ])
  const heads = columns.map(({ head }) => ({
    header: head,
    width: Math.max(WIDTH.narrowest, head.length + 2),
    wraps: false,
  }))
  return writeSheets([
    { title, columns: [...heads, { header: reason, width: WIDTH.reason, wraps: true }], parts: [rows] },
  ])
}
