import type { InputOf } from '#app/engine/behaviour_of'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { transition } from '#app/resources/write/transition'
import { engine } from '#app/resources/serving'
import { addDocument, writer } from './add_document.ts'
import { dayAt, DAYS } from './trade.ts'

type Body = InputOf<'debt-adjustments'>

interface Owing {
  id: string
  amount: string
}

/** Parties who owe something, or are owed something, the largest first. */
async function owing(party: 'customer' | 'supplier'): Promise<Owing[]> {
  const ledger = party === 'customer' ? 'receivables' : 'payables'
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select b.${party}_id as id, b.amount::text as amount from ${ledger}_by_${party} b
       left join company_settings s on s.tenant_id = b.tenant_id and s.walk_in_customer_id = b.${party}_id
     where b.tenant_id = app_tenant() and b.amount > 1000000 and s.tenant_id is null order by b.amount desc, 1`,
  )) as { rows: Owing[] }
  return rows
}

/** Adds one as the accountant does; the administrator approves all but roundings. */
async function add(body: Body, minute: number, users: ReadonlyMap<string, string>): Promise<void> {
  const [accountant, administrator] = [users.get('ketoan.demo')!, users.get('quantri.demo')!]
  const at = (later: number) => new Date(Date.parse(`${body.documentDate}T10:00:00+07:00`) + (minute + later) * 60_000)
  const isAsked = body.kind !== 'rounding'
  const full = { ...body, ...(isAsked && { approverId: administrator }) }
  const id = await addDocument('debt-adjustments', full, ['request'], writer(accountant, at(0)))
  const approving = writer(administrator, at(9))
  if (isAsked)
    await transition(
      engine,
      engine.lookup('debt-adjustments'),
      id,
      'approve',
      { version: null, comment: null },
      approving,
    )
}

/** An invoice of this customer that is posted, the latest. */
async function invoiceOf(customerId: string): Promise<string[]> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select id from invoices
       where tenant_id = app_tenant() and customer_id = ? and status = 'done' and grand_total > 5000000
       order by document_date desc, code desc limit 1`,
    [customerId],
  )) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}

/** Two receipts of one supplier up to a day whose goods are invoiced at final prices, the latest. */
async function invoicedReceipts(until: string): Promise<{ supplierId: string; receiptIds: string[] } | null> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select r.supplier_id as "supplierId", array_agg(r.id::text order by r.document_date desc, r.code desc) as ids
       from warehouse_receipts r
       where r.tenant_id = app_tenant() and r.status = 'done' and r.document_date <= ?::date and not exists (
         select from warehouse_receipts_lines l
           left join matching_by_receipt_line m on m.tenant_id = l.tenant_id and m.receipt_line_id = l.id
           where l.tenant_id = r.tenant_id and l.owner_id = r.id
             and (l.price_state = 'provisional' or coalesce(m.quantity, 0) < l.quantity))
       group by r.supplier_id order by count(*) desc, max(r.code) desc limit 1`,
    [until],
  )) as { rows: { supplierId: string; ids: string[] }[] }
  const [row] = rows
  return row ? { supplierId: row.supplierId, receiptIds: row.ids.slice(0, 2) } : null
}

/** Prices that a supplier lowers: one waits for the adjusting invoice, of the other it is here. */
async function loweredBySupplier(documentDate: string): Promise<Partial<Body>[]> {
  const received = await invoicedReceipts(documentDate)
  if (!received) return []
  const { supplierId, receiptIds } = received
  return [
    {
      ...{ kind: 'supplier_price_cut' as const, supplierId, receiptIds: receiptIds.slice(0, 1), amount: '1100000' },
      reason: 'Hàng có vài cây cong, nhà máy giảm giá',
    },
    {
      ...{ kind: 'supplier_volume_discount' as const, supplierId, receiptIds, amount: '2200000' },
      ...{ adjustingSerial: '1C26TDC', adjustingNumber: '00000017', adjustingDate: documentDate },
      reason: 'Chiết khấu sản lượng theo thỏa thuận',
    },
  ]
}

/** A fine, two discounts for paying early, some dong that are rounded off, and prices that are lowered. */
export async function addDebtAdjustments(users: ReadonlyMap<string, string>): Promise<void> {
  const [customers, suppliers] = [await owing('customer'), await owing('supplier')]
  const documentDate = dayAt(DAYS - 4)
  const [first, second, third, fourth] = customers
  const lowered = fourth ? await invoiceOf(fourth.id) : []
  const [mill] = suppliers
  const all: Partial<Body>[] = [
    ...(first
      ? [
          {
            kind: 'late_fee' as const,
            customerId: first.id,
            amount: '1250000',
            reason: 'Chậm thanh toán 15 ngày theo hợp đồng',
          },
        ]
      : []),
    ...(second
      ? [{ kind: 'payment_discount' as const, customerId: second.id, amount: '800000', reason: 'Thanh toán trước hạn' }]
      : []),
    ...(third
      ? [
          {
            kind: 'rounding' as const,
            customerId: third.id,
            amount: String(Number(BigInt(third.amount) % 1000n) || 500),
            reason: 'Làm tròn số lẻ',
          },
        ]
      : []),
    ...(fourth && lowered.length > 0
      ? [
          {
            ...{ kind: 'price_cut' as const, customerId: fourth.id, invoiceIds: lowered, amount: '1500000' },
            reason: 'Giảm giá do giao chậm theo thỏa thuận',
          },
        ]
      : []),
    ...(mill
      ? [
          {
            kind: 'supplier_discount' as const,
            supplierId: mill.id,
            amount: '2400000',
            reason: 'Nhà máy chiết khấu trả sớm',
          },
        ]
      : []),
  ]
  const bought = await loweredBySupplier(documentDate)
  for (const [place, body] of [...all, ...bought].entries())
    await add({ documentDate, ...body } as Body, place * 20, users)
}
