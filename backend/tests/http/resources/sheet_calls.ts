import ExcelJS from 'exceljs'
import { signIn } from '#tests/support/client'
import { server } from '#tests/support/server'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Calls a sheet endpoint and reads what comes back as it is. */
export async function sheet(
  path: string,
  options: { account?: string; language?: string; file?: Uint8Array | string; type?: string; token?: string } = {},
) {
  const { account = 'superadmin', language = 'vi', file, type = XLSX } = options
  const response = await fetch(`${server().url}/v1.0${path}`, {
    method: file === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${options.token ?? (await signIn(account))}`,
      'accept-language': language,
      ...(file !== undefined && { 'content-type': type }),
    },
    body: file as string | undefined,
  })
  const content = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    content,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(content.toString()) : null,
  }
}

export async function rowsOf(content: Buffer): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(content as never)
  const rows: unknown[][] = []
  workbook.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
  return rows
}

export async function fileWith(rows: unknown[][]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('x').addRows(rows)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
