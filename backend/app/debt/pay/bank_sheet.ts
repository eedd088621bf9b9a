import { kindsThat } from '@barem/resources/debts'
import type { Language } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { rowsOf } from '#app/tenancy/run'
import { moneyColumn, textColumn } from '#app/resources/sheets/made_column'
import { wordsOf } from '../sheet_column.ts'

interface Order {
  code: string
  holder: string | null
  account: string | null
  bank: string | null
  branch: string | null
  amount: string
  content: string
}

/** What a bank is asked to pay by posted vouchers of suppliers, in the order of their numbers. */
export const bankOrders = (ids: readonly string[]): Promise<Order[]> =>
  rowsOf<Order>(
    `select d.code, coalesce(s.account_holder_name, s.name) as holder, s.bank_account_number as account,
       s.bank_name as bank, s.bank_branch as branch, d.amount::text as amount, coalesce(d.content, d.code) as content
     from debt_transactions d
       join suppliers s on s.tenant_id = d.tenant_id and s.id = d.supplier_id
       join funds f on f.tenant_id = d.tenant_id and f.id = d.fund_id and f.kind = 'bank'
     where d.tenant_id = app_tenant() and d.id = any($1::uuid[]) and d.status = 'done' and d.kind = any($2)
     order by d.code`,
    [ids, kindsThat(({ money }) => money === 'out')],
  )

/** The same as a workbook: beneficiary, account, bank, amount and what it is for. */
export function bankSheet(language: Language, orders: readonly Order[]): Promise<Buffer> {
  const word = wordsOf(language)
  const columns = [
    textColumn(word('bank.voucher'), 18),
    textColumn(word('bank.holder'), 40),
    textColumn(word('bank.account'), 22),
    textColumn(word('bank.name'), 30),
    textColumn(word('bank.branch'), 26),
    moneyColumn(word('bank.amount'), 20),
    textColumn(word('bank.content'), 50),
  ]
  const rows = orders.map(({ code, holder, account, bank, branch, amount, content }): Cell[] => [
    ...[code, holder, account, bank, branch],
    ...[Number(amount), content],
  ])
  return writeSheets([{ title: word('bank.title'), columns, parts: [rows] }])
}
