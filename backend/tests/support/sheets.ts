import ExcelJS from 'exceljs'
import { signIn } from './client.ts'
import { workbook } from './files.ts'
import { server } from './server.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Imported {
  status: number
  headers: Headers
  body: any
}

/** A sheet of these lines under their headings. */
export const sheetOf = (heading: string[], lines: unknown[][]): Promise<Buffer> => workbook([heading, ...lines])

/** Sends a sheet to be imported; with `check` nothing is saved. */
export async function importSheet(
  token: string,
  resource: string,
  file: Buffer,
  { key, check = false, url = server().url }: { key?: string; check?: boolean; url?: string } = {},
): Promise<Imported> {
  const response = await fetch(`${url}/v1.0/${resource}/import${check ? '?check=true' : ''}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      'content-type': XLSX,
      ...(key && { 'idempotency-key': key }),
    },
    body: new Uint8Array(file),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** The rows of the first sheet of a workbook that the super admin downloads, in English. */
export async function downloaded(path: string): Promise<ExcelJS.CellValue[][]> {
  const response = await fetch(`${server().url}/v1.0${path}`, {
    headers: { authorization: `Bearer ${await signIn('superadmin')}`, 'accept-language': 'en' },
  })
  if (response.status !== 200) throw new Error(await response.text())
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await response.arrayBuffer())
  const rows: ExcelJS.CellValue[][] = []
  book.worksheets[0]!.eachRow(({ values }) => void rows.push((values as ExcelJS.CellValue[]).slice(1)))
  return rows
}
