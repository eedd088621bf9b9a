import type { Cell } from '../cell.ts'
import ExcelJS from 'exceljs'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { MadeColumn, MadeSheet, Part } from './messages.ts'

/** Widest a column is made; longer texts wrap. */
const WIDEST = 48
/** Rows whose texts decide how wide columns are. */
const LOOKED_AT = 200

const lengthOf = (cell: Cell | undefined) => String(cell ?? '').length

const widthOf = ({ width }: MadeColumn, place: number, rows: Cell[][]) =>
  Math.min(
    WIDEST,
    rows.slice(0, LOOKED_AT).reduce((widest, row) => Math.max(widest, lengthOf(row[place]) + 2), width),
  )

const columnOf = (column: MadeColumn, place: number, rows: Cell[][]) => ({
  header: column.header,
  width: widthOf(column, place, rows),
  style: {
    ...(column.format && { numFmt: column.format }),
    ...(column.wraps && { alignment: { wrapText: true, vertical: 'top' as const } }),
  },
})

/** A whole number uses the part of a format before the point, or else the point would be shown behind it. */
function addRow(sheet: ExcelJS.Worksheet, cells: Cell[], columns: MadeColumn[]): void {
  const row = sheet.addRow(cells)
  columns.forEach(({ format }, place) => {
    if (format?.includes('.#') && Number.isInteger(cells[place]))
      row.getCell(place + 1).numFmt = format.slice(0, format.indexOf('.'))
  })
  row.commit()
}

/** A sheet that begins with its first rows: their texts decide how wide its columns are. */
function sheetOf(workbook: ExcelJS.stream.xlsx.WorkbookWriter, { name, columns }: MadeSheet) {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  let begun = false
  function begin(rows: Cell[][]) {
    begun = true
    sheet.columns = columns.map((column, place) => columnOf(column, place, rows))
    const heading = sheet.getRow(1)
    heading.font = { bold: true }
    heading.commit()
  }
  return {
    add(rows: Cell[][]) {
      if (!begun) begin(rows)
      for (const row of rows) addRow(sheet, row, columns)
    },
    end() {
      if (!begun) begin([])
      sheet.commit()
    },
  }
}

/** Makes a workbook of sheets that come one after the other, each with rows in parts; none of them is kept. */
export async function writeWorkbook(parts: AsyncIterable<Part>): Promise<Buffer> {
  const stream = new PassThrough()
  const file = buffer(stream)
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true })
  let sheet: ReturnType<typeof sheetOf> | undefined
  for await (const part of parts) {
    if ('rows' in part) sheet?.add(part.rows)
    else {
      sheet?.end()
      sheet = sheetOf(workbook, part.sheet)
    }
  }
  sheet?.end()
  await workbook.commit()
  return file
}
