import type { Cell } from '../cell.ts'
import type ExcelJS from 'exceljs'
import { composed } from '#app/language/composed'
import { unpackedSize, zipEntries } from '#app/zip/entries'
import { pack, type Packed } from '#app/zip/pack'
import { unpack } from '#app/zip/unpack'
import type { Answer, SheetRow, Task } from './messages.ts'

type Read = Extract<Task, { task: 'read' }>
type Done = Extract<Answer, { done: true }>

/** Rows sent at once, few enough for the receiver to stay responsive. */
const PART = 250

function plain(value: ExcelJS.CellValue): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return composed(value)
  if (typeof value !== 'object' || value instanceof Date) return value
  if ('richText' in value) return plain(value.richText.map(({ text }) => text).join(''))
  if ('hyperlink' in value) return plain(value.text as ExcelJS.CellValue)
  // A formula whose result is 0 comes back without one.
  if ('formula' in value || 'sharedFormula' in value) return plain((value.result ?? 0) as ExcelJS.CellValue)
  return '#!'
}

/** The file as the library shall see it: packed anew from what our own reader found, checked and unpacked. */
async function checked(file: Buffer, most: number): Promise<Buffer | Done> {
  const entries = zipEntries(file)
  if (!entries) return { done: true, problem: 'broken' }
  if (unpackedSize(entries) > most) return { done: true, problem: 'tooLarge' }
  const files: Packed[] = []
  for (const entry of entries) {
    const content = await unpack(entry)
    if (!content) return { done: true, problem: 'broken' }
    files.push({ name: entry.name, content, crc: entry.crc })
  }
  return pack(files)
}

async function load(file: Buffer): Promise<ExcelJS.Workbook> {
  // Imports only the reading part of the package: all of it takes longer to load than most files to read.
  const { default: Workbook } = (await import('exceljs/lib/doc/workbook.js' as string)) as {
    default: typeof ExcelJS.Workbook
  }
  const workbook = new Workbook()
  await workbook.xlsx.load(file as never)
  return workbook
}

/** Reads the first sheet of a workbook, rows without anything in them left out. */
export async function readWorkbook(
  { file, maxRows, maxColumns, maxUnpacked }: Read,
  send: (answer: Answer) => void,
): Promise<Done> {
  const packed = await checked(Buffer.from(file), maxUnpacked)
  if ('done' in packed) return packed
  const rows: SheetRow[] = []
  let tooMany = false
  const [sheet] = (await load(packed)).worksheets
  sheet?.eachRow((row, line) => {
    const values = (row.values as ExcelJS.CellValue[]).slice(1)
    if (rows.length > maxRows || values.length > maxColumns) tooMany = true
    else rows.push({ line, cells: Array.from(values, plain) })
  })
  if (tooMany) return { done: true, problem: 'tooManyRows' }
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  for (let from = 0; from < filled.length; from += PART) send({ rows: filled.slice(from, from + PART) })
  return { done: true }
}
