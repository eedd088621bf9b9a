import { addDays } from '@barem/resources/calc/days'
import { exact, rounded, sum } from '@barem/resources/calc/exact'
import { singleId } from '#app/resources/write/single'
import { settingsResource } from '#app/company/settings'
import type { InputOf } from '#app/engine/behaviour_of'
import { engine } from '#app/resources/serving'
import { updateRow } from '#app/resources/write/save'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS, morningOf, RECENT, type Trade } from './trade.ts'

type Users = ReadonlyMap<string, string>

/** What suppliers were owed before the demo's first day: the place of the supplier, age in days, days given, dong. */
const OWED = [
  [1, 38, 30, '412500000'],
  [3, 21, 15, '186340000'],
  [4, 12, 30, '268900000'],
  [6, 9, 7, '54120000'],
] as const

/** Money of the company that a supplier held. */
const HELD = [5, 14, '-30000000'] as const

/** Funds begin with money, and from the first day on receipts owe their suppliers. */
export async function beginPayables({ made }: Trade, users: Users): Promise<void> {
  const by = writer(users.get('superadmin')!, morningOf(0, 0))
  const opening: InputOf<'opening-funds'> = {
    openedOn: dayAt(0),
    note: 'Kiểm kê két và đối chiếu số dư với ngân hàng',
    lines: [
      { fundId: made('funds/Quỹ tiền mặt'), amount: '186500000' },
      { fundId: made('funds/Tài khoản Demo Sông Hồng'), amount: '9840000000' },
    ],
  }
  await addDocument('opening-funds', opening, ['post'], by)
  await updateRow(engine, settingsResource, await singleId(settingsResource), { payablesSince: dayAt(0) }, null, by)
}

/** What the old books say that suppliers were owed, document by document. */
function openingBody({ suppliers }: Trade): InputOf<'opening-payables'> {
  const supplierAt = (place: number) => suppliers[place % suppliers.length]!.id
  const openedOn = dayAt(0)
  const owed = OWED.map(([place, age, given, amount], index) => {
    const documentDate = addDays(openedOn, -age)
    const number = `${String(2104 + index * 37)}`
    return { supplierId: supplierAt(place), number, documentDate, dueDate: addDays(documentDate, given), amount }
  })
  const [place, age, amount] = HELD
  const documentDate = addDays(openedOn, -age)
  const held = { supplierId: supplierAt(place), number: 'UNC-0188', documentDate, amount, note: 'Ứng trước tiền phôi' }
  const lines = [...owed, held]
  const controlTotal = sum(lines.map((line) => line.amount)).toFixed()
  return { openedOn, controlTotal, lines, note: 'Chuyển từ sổ công nợ cũ, đã đối chiếu với nhà cung cấp' }
}

export async function addOpeningPayables(trade: Trade, users: Users): Promise<void> {
  const by = writer(users.get('ketoan.demo')!, morningOf(0, 1))
  await addDocument('opening-payables', openingBody(trade), ['post'], by)
}

async function rows<T>(sql: string, bindings: readonly string[] = []): Promise<T[]> {
  const { rows: all } = (await tenantTransaction().client.rawQuery(sql, [...bindings])) as { rows: T[] }
  return all
}

/** The least that a fund has at the end of a day or of any later one. */
export async function leastFrom(fundId: string, day: string): Promise<string> {
  const [fund] = await rows<{ least: string | null }>(
    `select min(balance) filter (where date >= ?)::text as least from (
       select date, sum(sum(amount)) over (order by date) as balance from cash_entries
       where tenant_id = app_tenant() and fund_id = ? group by date
       union all
       select ?::date, sum(amount) from cash_entries where tenant_id = app_tenant() and fund_id = ? and date <= ?::date
     ) b`,
    [day, fundId, day, fundId, day],
  )
  return fund?.least ?? '0'
}

interface Due {
  supplierId: string
  key: string
  id: string
  code: string
  amount: string
  due: string
}

/** How much of a debt is paid when it is due: older ones all, of the others most all, some a part, and some nothing. */
const partOf = ({ amount, due }: Due, place: number): string | null =>
  due < dayAt(DAYS - RECENT - 20)
    ? amount
    : place % 5 === 3
      ? null
      : place % 5 === 1
        ? rounded(exact.mul(amount, '0.6'), 0)
        : amount

/**
 * Suppliers are paid by bank on the day on which goods, freight and older debts are due, as far as there is money; what
 * is left is late or not due yet. Invoices for services are paid from the till, one of them though a bank had to.
 */
export async function addSupplierPayments({ made }: Trade, users: Users): Promise<void> {
  const last = dayAt(DAYS - 1)
  const bank = {
    fundId: made('funds/Tài khoản Demo Sông Hồng'),
    paymentMethodId: made('payment-methods/Chuyển khoản'),
  }
  const till = { fundId: made('funds/Quỹ tiền mặt'), paymentMethodId: made('payment-methods/Tiền mặt') }
  const due = await rows<Due>(
    `select e.supplier_id as "supplierId", e.amount::text as amount, e.due_date::text as due,
       case when e.receipt_id is not null then 'receiptId' when e.freight_receipt_id is not null
         then 'freightReceiptId' when e.supplier_invoice_id is not null then 'supplierInvoiceId'
         else 'openingPayableId' end as key,
       coalesce(e.receipt_id, e.freight_receipt_id, e.supplier_invoice_id, e.opening_payable_id) as id,
       coalesce(r.code, v.code, l.number) as code
     from payables_entries e
       left join warehouse_receipts r on r.tenant_id = e.tenant_id and r.id = coalesce(e.receipt_id, e.freight_receipt_id)
       left join supplier_invoices v on v.tenant_id = e.tenant_id and v.id = e.supplier_invoice_id
       left join opening_payables_lines l on l.tenant_id = e.tenant_id and l.id = e.opening_payable_id
     where e.tenant_id = app_tenant() and e.kind in ('goods', 'freight', 'opening', 'invoice') and e.amount > 0 and e.due_date <= ?
     order by e.due_date, code, e.amount`,
    [last],
  )
  for (const [place, debt] of due.entries()) {
    const { supplierId, key, id, code, due: day } = debt
    const paid = partOf(debt, place)
    const executionDate = day < dayAt(0) ? dayAt(3) : day
    const from = key === 'supplierInvoiceId' ? till : bank
    if (paid === null || exact.sub(await leastFrom(from.fundId, executionDate), paid).lt(0)) continue
    const body = {
      ...{ kind: 'payment', supplierId, executionDate, amount: paid, ...from },
      content: `Thanh toán ${code}`,
      allocations: [{ [key]: id, amount: paid }],
    } as InputOf<'debt-transactions'>
    await addDocument(
      'debt-transactions',
      body,
      ['request'],
      writer(users.get('thuquy.demo')!, new Date(`${executionDate}T14:10:00+07:00`)),
    )
  }
}
