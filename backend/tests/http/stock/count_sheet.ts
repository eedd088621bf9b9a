import { signIn } from '#tests/support/client'
import { XLSX } from '#tests/support/sheets'
import { server } from '#tests/support/server'
import { superAdmin } from '#tests/support/documents/lives'
import { DAY } from './counting.ts'
import { done, type Row } from './transferring.ts'

/** A count that is not compared yet. */
export const opened = async (warehouseId: string, lines: readonly object[], more: object = {}): Promise<Row> =>
  done((await superAdmin()).post('/stock-counts', { documentDate: DAY, warehouseId, lines, ...more }))

/** What is sent with a sheet. */
export interface Sending {
  token?: string
  check?: boolean
  key?: string
  language?: string
}

/** Sends a sheet that was filled in to a count. */
export async function fill(id: string, file: Buffer, { token, check, key, language = 'en' }: Sending = {}) {
  const response = await fetch(`${server().url}/v1.0/stock-counts/${id}/lines/sheet${check ? '?check=true' : ''}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await signIn('superadmin'))}`,
      ...{ 'accept-language': language, 'content-type': XLSX },
      ...(key && { 'idempotency-key': key }),
    },
    body: new Uint8Array(file),
  })
  const body = (await response.json()) as Row
  return { status: response.status, headers: response.headers, body }
}

/** Rows that a sheet was refused at, each as `line field: message`. */
export const mistakes = ({ body }: { body: Row }): string[] =>
  (body.data?.refused ?? []).flatMap(({ line, errors }: Row) =>
    errors.map(({ field, message }: Row) => `${line} ${field}: ${message}`),
  )

/** A count as it is stored now. */
export const counts = async (id: string): Promise<Row> => done((await superAdmin()).get(`/stock-counts/${id}`))
