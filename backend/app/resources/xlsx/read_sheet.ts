import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ApiError } from '#app/http/api_error'
import type { Cell } from './cells.ts'
import { unpacksWithin } from './unpacks_within.ts'

export const MAX_BYTES = 10 * 1024 * 1024
export const MAX_ROWS = 5000
const MAX_COLUMNS = 200
/** Unpacked, a sheet of these limits is far smaller; what claims more is a bomb. */
export const MAX_UNPACKED = 150 * 1024 * 1024
const SECONDS = 20

export interface SheetRow {
  /** Number of the row as Excel shows it. */
  line: number
  cells: Cell[]
}

const refused = (rule: string, meta?: Record<string, unknown>) =>
  new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule, meta }] })

/** What the entries of a zip say that they unpack to, in bytes; null when it is no zip. */
export function unpackedSize(file: Buffer): number | null {
  if (file.length < 22 || file.readUInt32LE(0) !== 0x04034b50) return null
  let total = 0
  for (
    let at = file.indexOf('PK\x01\x02', 0, 'latin1');
    at !== -1 && at + 46 <= file.length;
    at = file.indexOf('PK\x01\x02', at + 46, 'latin1')
  )
    total += file.readUInt32LE(at + 24)
  return total
}

/**
 * The rows of the first sheet of an .xlsx file, empty ones left out.
 * @throws ApiError at `file` when it is no workbook, too big, or does not end
 */
export async function readSheet(file: Buffer): Promise<SheetRow[]> {
  const unpacked = unpackedSize(file)
  if (unpacked === null) throw refused('xlsx')
  // What it says of itself costs nothing to ask; whether that is true is seen as it unpacks.
  const within = unpacked > MAX_UNPACKED ? 'no' : await unpacksWithin(file, MAX_UNPACKED)
  if (within !== 'yes') throw within === 'no' ? refused('xlsxTooLarge', { rows: MAX_ROWS }) : refused('xlsx')
  const worker = new Worker(join(import.meta.dirname, 'read_worker.ts'), {
    workerData: { file, maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => void worker.terminate(), SECONDS * 1000)
  try {
    const { rows, tooMany } = await new Promise<{ rows: SheetRow[]; tooMany: boolean }>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('no answer')))
    })
    if (tooMany) throw refused('xlsxTooLarge', { rows: MAX_ROWS })
    return rows.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  } catch (error) {
    throw error instanceof ApiError ? error : refused('xlsx')
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
