import type ExcelJS from 'exceljs'
import { parentPort, workerData } from 'node:worker_threads'
import type { Cell } from './cells.ts'

/** Reads the first sheet of a workbook, in a thread of its own: a hostile file takes down nothing but this. */
function plain(value: ExcelJS.CellValue): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.normalize('NFC')
  if (typeof value !== 'object' || value instanceof Date) return value
  if ('richText' in value) return plain(value.richText.map(({ text }) => text).join(''))
  if ('hyperlink' in value) return plain(value.text as ExcelJS.CellValue)
  // A formula whose result is 0 comes back without one.
  if ('formula' in value || 'sharedFormula' in value) return plain((value.result ?? 0) as ExcelJS.CellValue)
  return '#!'
}

/** The part of the package that reads: all of it would take longer to load than most files to read. */
const { default: Workbook } = (await import('exceljs/lib/doc/workbook.js' as string)) as {
  default: typeof ExcelJS.Workbook
}

const { file, maxRows, maxColumns } = workerData as { file: Uint8Array; maxRows: number; maxColumns: number }
const workbook = new Workbook()
await workbook.xlsx.load(Buffer.from(file) as never)
const rows: { line: number; cells: Cell[] }[] = []
let tooMany = false
workbook.worksheets[0]?.eachRow((row, line) => {
  const values = (row.values as ExcelJS.CellValue[]).slice(1)
  if (rows.length > maxRows || values.length > maxColumns) tooMany = true
  else rows.push({ line, cells: Array.from(values, plain) })
})
parentPort!.postMessage({ rows, tooMany })
