import ExcelJS from 'exceljs'
import type { AnyResource } from '@barem/resources/kit'
import { translate, type Language } from '#app/language/translate'
import { kindOf, type CellContext } from './cells.ts'
import { sheetColumns } from './columns.ts'

/** Widest a column is made; longer texts wrap. */
const WIDEST = 48
const FORMATS: Record<string, string> = {
  money: '#,##0',
  weight: '#,##0.###',
  decimal: '#,##0.####',
  percent: '0.##',
  date: 'dd/mm/yyyy',
  dateTime: 'dd/mm/yyyy hh:mm',
}

/**
 * A workbook of `rows` as the API answers them, titled in the caller's language; without rows, a template to fill in.
 * Required columns carry a star.
 */
export async function writeSheet(
  resource: AnyResource,
  rows: Record<string, unknown>[],
  language: Language,
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  // Excel refuses some signs in names and more than 31 letters.
  const sheet = workbook.addWorksheet(
    translate(language, `resources:${resource.name}.title`)
      .replace(/[*?:\\/[\]]/g, ' ')
      .slice(0, 31),
    { views: [{ state: 'frozen', ySplit: 1 }] },
  )
  const columns = sheetColumns(resource, language)
  sheet.columns = columns.map(({ name, field, title }) => ({
    key: name,
    header: field.required ? `${title} *` : title,
    width: Math.max(14, title.length + 4),
    style: FORMATS[field.type] ? { numFmt: FORMATS[field.type] } : {},
  }))
  sheet.getRow(1).font = { bold: true }
  for (const row of rows) {
    const cells = columns.map(({ name, field }) =>
      kindOf(field).write(row, {
        resource: resource.name,
        name,
        field,
        language,
        related: new Map(),
      } satisfies CellContext),
    )
    sheet.addRow(cells)
  }
  for (const [index, { field }] of columns.entries()) {
    const longest = Math.max(
      0,
      ...rows.slice(0, 200).map((_, row) => String(sheet.getRow(row + 2).getCell(index + 1).value ?? '').length),
    )
    const column = sheet.getColumn(index + 1)
    column.width = Math.min(WIDEST, Math.max(column.width ?? 14, longest + 2))
    if (field.type === 'longText') column.alignment = { wrapText: true, vertical: 'top' }
  }
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
