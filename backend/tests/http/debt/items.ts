import type { ReceivableKey } from '@barem/resources/debts'
import { superAdmin } from '#tests/support/documents/lives'
import { returned } from '../returns/returning.ts'
import { answered, FREE, invoiced, paid, SOLD, soldAndIssued, take, type Row } from './owing.ts'

export type Side = 'debt' | 'credit'

/** What of each item is posted, in dong. */
export const AMOUNT = 1_000_000

/** An item that was posted: the document, and the id and number of the item itself. */
export interface Posted {
  row: Row
  id: string
  code: string
}

async function openingLine(customerId: string, side: Side): Promise<Posted> {
  const amount = String(side === 'debt' ? AMOUNT : -AMOUNT)
  const line = { customerId, number: crypto.randomUUID(), amount, documentDate: '2025-12-05', dueDate: '2026-01-04' }
  const body = { openedOn: '2026-01-31', lines: [line] }
  const draft = await answered((await superAdmin()).post('/opening-receivables', body))
  const row = await answered(take('opening-receivables', draft, 'post'))
  return { row, id: row.lines[0].id, code: line.number }
}

async function invoice(customerId: string): Promise<Posted> {
  const { order } = await soldAndIssued(customerId, SOLD, '50', { ...FREE, orderDate: '2026-01-05' })
  const row = await invoiced(order, String(AMOUNT / 100_000), { dueDate: '2026-03-01' })
  return { row, id: row.id, code: row.code }
}

async function transaction(customerId: string): Promise<Posted> {
  const row = await paid(customerId, String(AMOUNT))
  return { row, id: row.id, code: row.code }
}

/** All of an invoice that was paid comes back. */
async function comingBack(customerId: string): Promise<Posted> {
  const { row: sale } = await invoice(customerId)
  await paid(customerId, String(AMOUNT), { invoiceId: sale.id })
  const row = await returned(sale, { quantity: sale.lines[0].quantity }, { documentDate: '2026-02-06' })
  return { row, id: row.id, code: row.code }
}

/** Posts each kind of item for a customer. Every row of the list of items has its function here. */
export const posting: Readonly<Record<ReceivableKey, (customerId: string, side: Side) => Promise<Posted>>> = {
  invoiceId: invoice,
  transactionId: transaction,
  openingLineId: openingLine,
  returnId: comingBack,
}
