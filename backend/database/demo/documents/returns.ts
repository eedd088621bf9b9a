import { addDays } from '@barem/resources/calc/days'
import type { Values } from '#app/engine/behaviour'
import { madeFrom } from '#app/resources/read/made_from'
import { engine } from '#app/resources/serving'
import { rowsOf } from '#app/tenancy/run'
import { addDocument, writer } from './add_document.ts'
import { addExchange, addReturnWithoutInvoice } from './other_returns.ts'
import { dayAt, DAYS, type Trade } from './trade.ts'

/** Days after an invoice on which goods come back. */
const LATER = 3

interface Example {
  /** Whether the invoice was paid by then, so that the credit is held or paid back. */
  paid: boolean
  /** Pieces of its first line. */
  quantity: string
  reason: string
  steps: readonly string[]
  line?: Values
  more?: (made: Trade['made']) => Values
  /** Whether the till pays the credit back. */
  refunded?: boolean
}

/**
 * A month of returns, one of each kind: lowered debt, credit held, paid back, damaged, at the gate, and expected; those
 * without an invoice and exchanged come after them.
 */
const examples: readonly Example[] = [
  { paid: false, quantity: '5', reason: 'Thừa so với công trình', steps: ['receive', 'request'] },
  { paid: true, quantity: '3', reason: 'Giao sai quy cách', steps: ['receive', 'request'] },
  { paid: true, quantity: '4', reason: 'Khách đổi hàng', steps: ['receive', 'request'], refunded: true },
  {
    ...{ paid: true, quantity: '2', reason: 'Cong vênh', steps: ['receive', 'request'] },
    line: { productStatus: 'damaged', addedCost: '50000', note: 'Cong khi bốc xếp tại công trình (minh họa)' },
    more: (made) => ({ damagedWarehouseId: made('warehouses/Kho hàng lỗi') }),
  },
  { paid: false, quantity: '6', reason: 'Gỉ sét', steps: ['receive'] },
  { paid: true, quantity: '2', reason: 'Thừa so với công trình', steps: [] },
]

/** Posted invoices whose first line has many pieces, the oldest first, by whether they are paid. */
const invoicesOf = (last: string) =>
  rowsOf<{ id: string; day: string; paid: boolean }>(
    `select i.id, i.document_date::text as day, coalesce(b.amount, 0) <= 0 as paid
      from invoices i
        join invoices_lines l on l.tenant_id = i.tenant_id and l.owner_id = i.id and l.position = 0
        left join receivables_by_invoice b on b.tenant_id = i.tenant_id and b.invoice_id = i.id
      where i.tenant_id = app_tenant() and i.status = 'done' and l.quantity >= 20 and l.weight_mode <> 'coil'
        and i.document_date <= $1::date
      order by i.document_date desc, i.code`,
    [last],
  )

/** The body of a return of the first line of an invoice. */
async function bodyOf(example: Example, invoiceId: string, day: string, { made }: Trade): Promise<Values> {
  const returns = engine.lookup('returns')
  const { values, lines } = await madeFrom(engine, returns, returns.createdFrom[0]!, invoiceId)
  const { productId, invoiceLineId } = lines.lines![0]!
  return {
    ...{ ...values, documentDate: day, reasonId: made(`return-reasons/${example.reason}`) },
    ...{ warehouseId: made('warehouses/Kho Tổng'), ...example.more?.(made) },
    lines: [{ productId, invoiceLineId, quantity: example.quantity, ...example.line }],
  }
}

/** Pays the credit of a return back in cash. */
async function payBack(id: string, day: string, { made }: Trade, cashier: string): Promise<void> {
  const [own] = await rowsOf<{ customerId: string; code: string; amount: string }>(
    `select customer_id as "customerId", code, total_refund::text as amount from returns
      where tenant_id = app_tenant() and id = $1::uuid`,
    [id],
  )
  const { customerId, code, amount } = own!
  const body = {
    kind: 'refund' as const,
    ...{ returnId: id, customerId, amount, executionDate: day, content: `Hoàn tiền ${code}` },
    ...{ paymentMethodId: made('payment-methods/Tiền mặt'), fundId: made('funds/Quỹ tiền mặt') },
  }
  await addDocument('debt-transactions', body, ['request'], writer(cashier, new Date(`${day}T16:20:00+07:00`)))
}

/** What customers of the demo bring back: the keeper receives it, the accountant writes and posts it. */
export async function addReturns(trade: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const invoices = await invoicesOf(addDays(dayAt(DAYS - 1), -LATER))
  for (const example of examples) {
    const place = invoices.findIndex(({ paid }) => paid === example.paid)
    const [invoice] = place < 0 ? [] : invoices.splice(place, 1)
    if (!invoice) continue
    const day = addDays(invoice.day, LATER)
    const by = writer(users.get('superadmin')!, new Date(`${day}T14:10:00+07:00`))
    const body = await bodyOf(example, invoice.id, day, trade)
    const id = await addDocument('returns', body as never, example.steps, by)
    if (example.refunded) await payBack(id, day, trade, users.get('thuquy.demo')!)
  }
  await addReturnWithoutInvoice(trade, users)
  const exchanged = invoices.find(({ paid }) => paid)
  if (exchanged) await addExchange(exchanged.id, trade, users)
}
