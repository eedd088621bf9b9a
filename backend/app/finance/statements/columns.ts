import { unknownName } from '#app/http/api_error'
import { rowsOf } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import type { SheetRow } from '#app/resources/sheets/process/messages'
import { cellText } from '#app/resources/sheets/cell'
import { plainLetters } from '@barem/resources/calc/statement_match'

/** What a column of a statement may hold. `amount` has a sign, and replaces `in` and `out`. */
export const columnNames = ['date', 'in', 'out', 'amount', 'content', 'reference', 'payer', 'balance'] as const
export type ColumnName = (typeof columnNames)[number]

/** Where a statement has what: places of columns from 0, and the line of its head as Excel counts. */
export type Columns = { head: number } & Partial<Record<ColumnName, number>>

const MOST_COLUMNS = 200

/** Heads that banks write, without accents and signs. */
const HEADS: Readonly<Record<ColumnName, RegExp>> = {
  date: /^(ngay|ngaygiaodich|ngaygd|transactiondate|date|postingdate|ngayhieuluc|ngayhachtoan)/,
  in: /^(ghico|co$|phatsinhco|psco|sotienghico|credit|thu$|tienvao)/,
  out: /^(ghino|no$|phatsinhno|psno|sotienghino|debit|chi$|tienra)/,
  amount: /^(sotien|amount)/,
  content: /^(noidung|diengiai|mota|description|details|remark|transactiondetail)/,
  reference: /^(sothamchieu|sobuttoan|sochungtu|magiaodich|magd|soct|reference|refno|transactionno)/,
  payer: /^(tendoiung|doitac|nguoichuyen|tennguoi|correspondent|tentaikhoandoiung|remitter)/,
  balance: /^(sodu|balance)/,
}

/** The columns that a sheet names, as banks do; null where no row names a day and an amount. */
export function guessColumns(rows: readonly SheetRow[]): Columns | null {
  for (const { line, cells } of rows) {
    const columns: Columns = { head: line }
    for (const [place, cell] of cells.entries()) {
      const head = plainLetters(cellText(cell))
      const name = columnNames.find((one) => columns[one] === undefined && HEADS[one].test(head))
      if (name) columns[name] = place
    }
    if (columns.date !== undefined && isOfMoney(columns)) return columns
  }
  return null
}

const isOfMoney = ({ amount, in: came, out: went }: Columns) => amount !== undefined || (came ?? went) !== undefined

const placeOf = (name: string, value: unknown, least: number, most: number): number => {
  const place = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : -1
  if (place < least || place > most) throw unknownName('integer', [name])
  return place
}

/** Reads the columns from a query. @throws ApiError 400 naming a column that is unknown or missing */
export function columnsIn(query: Readonly<Record<string, unknown>>): Columns {
  const strange = Object.keys(query).filter((name) => name !== 'head' && !columnNames.some((one) => one === name))
  if (strange.length > 0) throw unknownName('unknownFilter', strange)
  const columns: Columns = { head: placeOf('head', query.head, 0, 9999) }
  for (const name of columnNames)
    if (query[name] !== undefined && query[name] !== '') columns[name] = placeOf(name, query[name], 0, MOST_COLUMNS - 1)
  if (columns.date === undefined) throw unknownName('required', ['date'])
  if (!isOfMoney(columns)) throw unknownName('required', ['amount'])
  return columns
}

/** The columns that were chosen before, unless the head of this sheet stands elsewhere or begins otherwise. */
export function columnsOf(rows: readonly SheetRow[], kept: Columns | null): Columns | null {
  const guessed = guessColumns(rows)
  const isAsBefore = guessed === null || (guessed.head === kept?.head && guessed.date === kept.date)
  return kept !== null && isAsBefore ? kept : guessed
}

/** The columns that were chosen last for an account. */
export async function keptColumns(fundId: string): Promise<Columns | null> {
  const [kept] = await rowsOf<{ columns: Columns }>(
    'select columns from bank_statement_columns where tenant_id = app_tenant() and fund_id = $1',
    [fundId],
  )
  return kept?.columns ?? null
}

export async function keepColumns(fundId: string, columns: Columns, userId: string): Promise<void> {
  await rowsOf(
    `insert into bank_statement_columns (tenant_id, fund_id, columns, updated_by) values ($1, $2, $3, $4)
     on conflict (tenant_id, fund_id) do update
       set columns = excluded.columns, updated_by = excluded.updated_by, updated_at = now()`,
    [tenantTransaction().tenantId, fundId, JSON.stringify(columns), userId],
  )
}
