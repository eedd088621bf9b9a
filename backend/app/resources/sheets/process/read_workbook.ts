import { unpackedSize, zipEntries } from '#app/zip/entries'
import type { Answer, SheetRow, Task } from './messages.ts'
import { readRows } from './read_rows.ts'
import {
  BrokenWorkbook,
  cellFormats,
  partAt,
  partsOf,
  relationsOf,
  sharedTexts,
  sheetsOf,
  TooManyCells,
  type Parts,
} from './workbook_parts.ts'

type Read = Extract<Task, { task: 'read' }>
type Done = Extract<Answer, { done: true }>

/** Rows sent at once, few enough for the receiver to stay responsive. */
const PART = 250

/** The rows of the first sheet that is not hidden. */
async function firstSheet(parts: Parts, { maxRows, maxColumns, maxCells }: Read): Promise<SheetRow[]> {
  const root = await relationsOf(parts, '')
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  const workbook = await partAt(parts, path)
  if (!workbook) return []
  const { sheets, is1904 } = sheetsOf(workbook)
  const relations = await relationsOf(parts, path)
  const pathOf = (type: string, id?: string) =>
    relations.find((one) => one.type === type && (id === undefined || one.id === id))?.path
  const sheet = sheets.find(({ id, isHidden }) => !isHidden && pathOf('worksheet', id) !== undefined)
  if (!sheet) return []
  const at = async (wanted: string | undefined) => (wanted === undefined ? null : partAt(parts, wanted))
  const content = await at(pathOf('worksheet', sheet.id))
  if (!content) throw new BrokenWorkbook()
  const [texts, styles] = [await at(pathOf('sharedStrings')), await at(pathOf('styles'))]
  const around = {
    texts: texts ? sharedTexts(texts, maxCells) : [],
    formats: styles ? cellFormats(styles) : [],
    is1904,
  }
  return readRows(content, around, { maxRows, maxColumns, maxCells })
}

/** Reads the first sheet of a workbook that is not hidden, rows without anything in them left out. */
export async function readWorkbook(task: Read, send: (answer: Answer) => void): Promise<Done> {
  const entries = zipEntries(Buffer.from(task.file))
  if (!entries) return { done: true, problem: 'broken' }
  if (unpackedSize(entries) > task.maxUnpacked) return { done: true, problem: 'tooLarge' }
  try {
    const rows = await firstSheet(partsOf(entries), task)
    for (let from = 0; from < rows.length; from += PART) send({ rows: rows.slice(from, from + PART) })
    return { done: true }
  } catch (error) {
    return { done: true, problem: error instanceof TooManyCells ? error.problem : 'broken' }
  }
}
