import { signIn, type Answer, api } from '#tests/support/client'
import { workbook } from '#tests/support/files'
import { server } from '#tests/support/server'
import { XLSX } from '#tests/support/sheets'
import { superAdmin } from '#tests/support/documents/lives'
import { answered, type Row } from './owing.ts'

/** A row of a statement: day, money out, money in, balance, number of the bank, text, who. */
export type StatementRow = readonly (string | number | Date | null)[]

export const HEAD = ['Ngày giao dịch', 'Ghi nợ', 'Ghi có', 'Số dư', 'Số tham chiếu', 'Nội dung', 'Tên đối ứng']
/** Where statements have what that begin with {@link HEAD} in their third line. */
export const COLUMNS = 'head=3&date=0&out=1&in=2&balance=3&reference=4&content=5&payer=6'

/** A statement as banks write it, with lines above its head. */
export const statement = (rows: readonly StatementRow[]): Promise<Buffer> =>
  workbook([['NGÂN HÀNG MẪU'], ['Sao kê tài khoản', '001100'], HEAD, ...rows.map((row) => [...row])])

/** Sends a workbook to a call of statements. */
export async function send(call: string, file: Buffer, token?: string): Promise<Answer> {
  const response = await fetch(`${server().url}/v1.0/bank-statements/${call}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? (await signIn('superadmin'))}`,
      'accept-language': 'en',
      'content-type': XLSX,
    },
    body: new Uint8Array(file),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Keeps the lines of a statement of an account. */
export const uploaded = async (fundId: string, rows: readonly StatementRow[]): Promise<Row> =>
  answered(send(`import?fundId=${fundId}&${COLUMNS}`, await statement(rows)))

/** The lines of an account in a state, the oldest first. */
export const linesOf = async (fundId: string, state = 'proposed'): Promise<Row> =>
  answered((await superAdmin()).get(`/bank-statements/lines?fundId=${fundId}&state=${state}&_end=100`))

/** What is proposed for a line, as it is confirmed. */
export function decisionOf({ proposal }: Row): Row {
  const { by: _by, document: _document, code: _code, date: _date, partyName: _name, allocations, ...rest } = proposal
  const parts = allocations?.map(({ key, id, amount }: Row) => ({ key, id, amount }))
  return { ...rest, ...(parts && { allocations: parts }) }
}

/** Decides on a line as somebody. */
export const decide = async (line: { id: string }, call: string, body: object, token?: string): Promise<Answer> =>
  api(token ?? (await signIn('superadmin'))).post(`/bank-statements/lines/${line.id}/${call}`, body)

/** A number as a VietQR code writes it. */
export const memo = (code: string) => code.replaceAll('-', '')
