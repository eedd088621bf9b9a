import { ApiError } from '#app/http/api_error'
import { unpackedSize, zipEntries } from '#app/zip/entries'
import type { SheetRow } from './process/messages.ts'
import { SheetProcessEnded, withSheetProcess } from './process/start.ts'

export const MAX_BYTES = 10 * 1024 * 1024
export const MAX_ROWS = 5000
const MAX_COLUMNS = 200
/** Cells of all its rows, empty ones too. */
const MAX_CELLS = 500_000
/** Unpacked, a sheet of these limits is far smaller; a larger one is a bomb. */
export const MAX_UNPACKED = 64 * 1024 * 1024

const refused = (rule: string, meta?: Record<string, unknown>) =>
  new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule, meta }] })

const PROBLEMS = {
  broken: () => refused('xlsx'),
  tooLarge: () => refused('xlsxTooLarge', { rows: MAX_ROWS }),
  tooManyRows: () => refused('xlsxTooLarge', { rows: MAX_ROWS }),
  tooHeavy: () => refused('xlsxTooHeavy', { rows: MAX_ROWS }),
}

/**
 * The rows of the first sheet of an .xlsx file that is not hidden, empty ones left out; read in a process of its own.
 * @throws ApiError at `file` when it is not a workbook, too big, or takes too much memory or time
 */
export async function readSheet(file: Buffer): Promise<SheetRow[]> {
  // Checked here too, so that most files that are not workbooks start no process.
  const entries = zipEntries(file)
  if (!entries) throw PROBLEMS.broken()
  if (unpackedSize(entries) > MAX_UNPACKED) throw PROBLEMS.tooLarge()
  const most = { maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS, maxCells: MAX_CELLS, maxUnpacked: MAX_UNPACKED }
  const task = { task: 'read', file, ...most } as const
  try {
    return await withSheetProcess(task, async ({ answers }) => {
      const rows: SheetRow[] = []
      for await (const answer of answers) {
        if ('rows' in answer) rows.push(...answer.rows)
        if ('problem' in answer && answer.problem) throw PROBLEMS[answer.problem]()
      }
      return rows
    })
  } catch (error) {
    throw error instanceof SheetProcessEnded ? PROBLEMS.tooHeavy() : error
  }
}
