import { addDays } from '@barem/resources/calc/days'
import { keepColumns, type Columns } from '#app/finance/statements/columns'
import { keepLines } from '#app/finance/statements/lines'
import { readLines } from '#app/finance/statements/read_lines'
import type { Cell } from '#app/resources/sheets/cell'
import { rowsOf } from '#app/tenancy/run'
import { dayAt, DAYS, type Trade } from './trade.ts'

/** Days of the statement, yesterday the last. */
const RANGE = 12

const COLUMNS: Columns = { head: 1, date: 0, out: 1, in: 2, reference: 3, content: 4, payer: 5 }

interface Said {
  date: string
  amount: string
  content: string
  payer: string | null
}

/** What is in the books of the account already; the bank writes it without accents and signs, a day later at times. */
const booked = (fundId: string, from: string): Promise<Said[]> =>
  rowsOf<Said>(
    `select e.date::text, e.amount::text, upper(search_form(coalesce(d.content, t.content, 'chuyen khoan'))) as content,
       upper(search_form(coalesce(d.payer, t.payer))) as payer
     from cash_entries e
       left join debt_transactions d on d.tenant_id = e.tenant_id and d.id = e.document_id
       left join other_transactions t on t.tenant_id = e.tenant_id and t.id = e.document_id
     where e.tenant_id = app_tenant() and e.fund_id = $1 and e.date >= $2::date and e.kind <> 'reversal'
     order by e.date, e.seq`,
    [fundId, from],
  )

/** Money of customers that nobody has entered: two bills by the numbers of their codes, and a part by a name. */
async function unbooked(day: string): Promise<Said[]> {
  const bills = await rowsOf<{ code: string; open: string; name: string }>(
    `select i.code, b.amount::text as open, c.name from invoices i
       join receivables_by_invoice b on b.tenant_id = i.tenant_id and b.invoice_id = i.id and b.amount > 0
       join customers c on c.tenant_id = i.tenant_id and c.id = i.customer_id
     where i.tenant_id = app_tenant() order by i.due_date, i.code limit 2`,
    [],
  )
  return bills.map(({ code, open, name }) => ({
    ...{ date: day, amount: open, payer: name },
    content: `CT DEN ${code.replaceAll('-', '')} THANH TOAN TIEN THEP`,
  }))
}

/** A statement of the account of the demo, which waits to be confirmed: most of it is booked, some is not. */
export async function addBankStatement({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const fundId = made('funds/Tài khoản Demo Sông Hồng')
  const [userId, last] = [users.get('ketoan.demo')!, dayAt(DAYS - 1)]
  const lines: Said[] = [
    ...(await booked(fundId, addDays(last, 1 - RANGE))),
    ...(await unbooked(last)),
    { date: last, amount: '-22000', content: 'PHI DICH VU SMS BANKING', payer: null },
  ]
  const cells = lines.map(({ date, amount, content, payer }, place): Cell[] => {
    const size = Number(amount.replace('-', ''))
    const sides = amount.startsWith('-') ? [size, null] : [null, size]
    return [date.split('-').toReversed().join('/'), ...sides, `FT${26_110_000 + place}`, content, payer]
  })
  const { lines: read } = readLines(
    cells.map((row, place) => ({ line: place + 2, cells: row })),
    COLUMNS,
  )
  await keepColumns(fundId, COLUMNS, userId)
  await keepLines(fundId, read, userId)
}
