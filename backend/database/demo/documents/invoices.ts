import { addDays } from '@barem/resources/calc/days'
import { exact, rounded } from '@barem/resources/calc/exact'
import type { Values, Writer } from '#app/engine/behaviour'
import { engine } from '#app/resources/serving'
import { madeFrom } from '#app/resources/read/made_from'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { transition } from '#app/resources/write/transition'
import { storedNow } from '#app/resources/write/stored_values'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { dayAt, DAYS, RECENT, type Trade } from './trade.ts'

/** Days after an issue on which it is invoiced, and after an invoice on which it is paid. */
const BILLED = 1
const PAID = 12

type Made = Values & { id: string }

const writerOn = (userId: string, day: string, time: string): Writer => ({
  ...{ userId, identity: null, address: null, source: 'screen' },
  at: new Date(`${day}T${time}:00+07:00`),
})

/** A document that nobody has to approve, posted on the day that it says. */
async function posted(resource: string, body: Values, writer: Writer): Promise<Made> {
  const definition = engine.lookup(resource)
  const { id } = await createRow(engine, definition, await validateCreate(definition, body), writer)
  await transition(engine, definition, id, 'request', { version: null, comment: null }, writer)
  return { ...(await storedNow(definition, id)), id }
}

/** The invoice of what left for an order. */
async function invoiceOf(orderId: string, day: string, userId: string): Promise<Made> {
  const invoices = engine.lookup('invoices')
  const { values, lines } = await madeFrom(engine, invoices, invoices.createdFrom[0]!, orderId)
  const own = lines.lines!.map(({ productId, orderLineId, quantity }) => ({ productId, orderLineId, quantity }))
  return posted('invoices', { ...values, documentDate: day, lines: own }, writerOn(userId, day, '15:20'))
}

/** Older invoices are paid, but for one in so many. */
const SETTLED = DAYS - RECENT - 20
const BAD_EVERY = 17

/** How much of an invoice is paid: most in full, some a part of it, others nothing. */
function payment({ grandTotal, documentDate }: Values, place: number): string | null {
  if (String(documentDate) < dayAt(SETTLED) && place % BAD_EVERY !== 7) return String(grandTotal)
  if (place % 4 === 3) return null
  return place % 4 === 1 ? rounded(exact.mul(String(grandTotal), '0.4'), 0) : String(grandTotal)
}

/** What was issued is invoiced the day after, and paid, paid in part, or overdue. */
export async function addInvoices({ made }: Trade, users: ReadonlyMap<string, string>): Promise<void> {
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select i.order_id as id, max(i.document_date)::text as day from warehouse_issues i
      where i.tenant_id = app_tenant() and i.status = 'done' and i.order_id is not null
      group by i.order_id order by 2, 1`,
  )) as { rows: { id: string; day: string }[] }
  const last = dayAt(DAYS - 1)
  const [accountant, cashier] = [users.get('ketoan.demo')!, users.get('thuquy.demo')!]
  for (const [place, { id, day }] of rows.entries()) {
    const on = addDays(day, BILLED)
    // The newest issues wait for their invoice.
    if (on > last) continue
    const invoice = await invoiceOf(id, on, accountant)
    const [paidOn, amount] = [addDays(on, PAID), payment(invoice, place)]
    if (amount === null || paidOn > last) continue
    const isCash = place % 5 === 4
    const method = isCash ? 'Tiền mặt' : 'Chuyển khoản'
    const fund = isCash ? 'Quỹ tiền mặt' : 'Tài khoản Demo Sông Hồng'
    const body = {
      ...{ kind: 'receipt', invoiceId: invoice.id, customerId: invoice.customerId, executionDate: paidOn, amount },
      ...{ paymentMethodId: made(`payment-methods/${method}`), fundId: made(`funds/${fund}`) },
      ...{ payer: invoice.contactPerson, content: `Thanh toán ${String(invoice.code)}` },
    }
    await posted('debt-transactions', body, writerOn(cashier, paidOn, '10:05'))
  }
}
