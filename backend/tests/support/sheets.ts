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
