import type { EmployeeDebtKey, PayableKey, ReceivableKey } from '@barem/resources/debts'
import { superAdmin } from '#tests/support/documents/lives'
import { returned } from '../returns/returning.ts'
import { received } from '../stock/receiving.ts'
import { adjusted } from './adjusting.ts'
import { acceptedOf, shortOf } from './claiming.ts'
import { givenBack } from './giving_back.ts'
import { settledAt } from './price_settling.ts'
import { matched, receivedOf } from './supplier_invoicing.ts'
import { approvedTicket, paidSlip } from './spending.ts'
import { product, warehouse } from '../stock/stock.ts'
import { answered, FREE, invoiced, paid, paidTo, SOLD, soldAndIssued, supplier, take, type Row } from './owing.ts'

export type Side = 'debt' | 'credit'

/** What of each item is posted, in dong. */
export const AMOUNT = 1_000_000

/** An item that was posted: the document, and the id and number of the item itself. */
export interface Posted {
  row: Row
  id: string
  code: string
}

const opening =
  (resource: string, party: string) =>
  async (partyId: string, side: Side): Promise<Posted> => {
    const amount = String(side === 'debt' ? AMOUNT : -AMOUNT)
    const line = {
      [party]: partyId,
      number: crypto.randomUUID(),
      amount,
      documentDate: '2025-12-05',
      dueDate: '2026-01-04',
    }
    const body = { openedOn: '2026-01-31', lines: [line] }
    const draft = await answered((await superAdmin()).post(`/${resource}`, body))
    const row = await answered(take(resource, draft, 'post'))
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

/** A receipt of goods of a supplier, and of their way where another carries them. */
async function receivedFrom(supplierId: string, more: object = {}): Promise<Row> {
  const line = { productId: await product(), quantity: '10', priceType: 'piece', unitPrice: String(AMOUNT / 10) }
  const days = { documentDate: '2026-02-02', dueDate: '2026-03-04' }
  return received(await warehouse(), [line], { supplierId, ...days, ...more })
}

async function goods(supplierId: string): Promise<Posted> {
  const row = await receivedFrom(supplierId)
  return { row, id: row.id, code: row.code }
}

async function freight(freightSupplierId: string): Promise<Posted> {
  const way = { freight: String(AMOUNT), freightSupplierId, freightDueDate: '2026-03-04' }
  const row = await receivedFrom(await supplier(), way)
  return { row, id: row.id, code: row.code }
}

async function advanced(supplierId: string): Promise<Posted> {
  const row = await paidTo(supplierId, String(AMOUNT), { kind: 'advance' })
  return { row, id: row.id, code: row.code }
}

/** What an invoice of a supplier asks for more than its receipt, or less of one that is paid. */
async function differing(supplierId: string, side: Side): Promise<Posted> {
  const { receipt } = await receivedOf(
    { quantity: '10', priceType: 'piece', unitPrice: String(AMOUNT / 5) },
    { supplierId },
  )
  await paidTo(supplierId, String(2 * AMOUNT), { receiptId: receipt.id })
  const more = { documentDate: '2026-02-06', dueDate: '2026-03-04' }
  const row = await matched(receipt, { unitPrice: String(AMOUNT / (side === 'debt' ? 10 / 3 : 10)) }, more)
  return { row, id: row.id, code: row.code }
}

/** What a final price asks for more than the provisional one, or less of a receipt that is paid. */
async function settled(supplierId: string, side: Side): Promise<Posted> {
  const line = { quantity: '10', priceType: 'piece', unitPrice: String(AMOUNT / 5), priceState: 'provisional' }
  const { receipt } = await receivedOf(line, { supplierId })
  await paidTo(supplierId, String(2 * AMOUNT), { receiptId: receipt.id })
  const more = { documentDate: '2026-02-06', dueDate: '2026-03-04' }
  const row = await settledAt(receipt, String(AMOUNT / (side === 'debt' ? 10 / 3 : 10)), more)
  return { row, id: row.id, code: row.code }
}

/** What a supplier credits for kg that were missing of a receipt that is paid. */
async function shortWeight(supplierId: string): Promise<Posted> {
  const { receipt } = await shortOf({ unitPrice: String(AMOUNT / 20) }, { supplierId })
  await paidTo(supplierId, receipt.payable, { receiptId: receipt.id })
  const row = await acceptedOf(receipt, { shortWeight: '20' }, { answeredOn: '2026-02-06' })
  return { row, id: row.id, code: row.code }
}

/** What a supplier credits for goods of a receipt that is paid, which went back. */
async function wentBack(supplierId: string): Promise<Posted> {
  const receipt = await receivedFrom(supplierId)
  await paidTo(supplierId, receipt.payable, { receiptId: receipt.id })
  const row = await givenBack(receipt, '10', { documentDate: '2026-02-06' })
  return { row, id: row.id, code: row.code }
}

/** A fine for paying late, or a discount for paying early that is granted once nothing is owed. */
const adjusting =
  (party: 'customerId' | 'supplierId', kinds: Readonly<Record<Side, string>>) =>
  async (partyId: string, side: Side): Promise<Posted> => {
    const more = side === 'debt' ? { dueDate: '2026-03-04' } : {}
    const row = await adjusted({ kind: kinds[side], [party]: partyId, amount: String(AMOUNT), ...more })
    return { row, id: row.id, code: row.code }
  }

/** Null of an item that is never open: it has a test of its own. */
type Posters<Key extends string> = Readonly<Record<Key, ((partyId: string, side: Side) => Promise<Posted>) | null>>

/** Posts each kind of item for a supplier. */
const ofSuppliers: Posters<PayableKey> = {
  receiptId: goods,
  freightReceiptId: freight,
  transactionId: advanced,
  openingPayableId: opening('opening-payables', 'supplierId'),
  supplierInvoiceId: differing,
  priceSettlementId: settled,
  adjustmentId: adjusting('supplierId', { debt: 'supplier_late_fee', credit: 'supplier_discount' }),
  claimId: shortWeight,
  offsetId: null,
  supplierReturnId: wentBack,
}

/** Posts each kind of item for a customer. */
const ofCustomers: Posters<ReceivableKey> = {
  invoiceId: invoice,
  transactionId: transaction,
  openingLineId: opening('opening-receivables', 'customerId'),
  returnId: comingBack,
  adjustmentId: adjusting('customerId', { debt: 'late_fee', credit: 'payment_discount' }),
  offsetId: null,
}

async function spent(employeeId: string): Promise<Posted> {
  const row = await approvedTicket(employeeId, 'reimbursement', String(AMOUNT))
  return { row, id: row.id, code: row.code }
}

/** An advance, or a slip that paid a claim and comes back. */
async function slipped(employeeId: string, side: Side): Promise<Posted> {
  const advance = { dueDate: '2026-03-04' }
  if (side === 'debt') return postedSlip(await paidSlip(employeeId, 'advance', String(AMOUNT), advance))
  const { id: expenseTicketId } = await approvedTicket(employeeId, 'reimbursement', String(AMOUNT))
  const { id: slipId } = await paidSlip(employeeId, 'reimbursement', String(AMOUNT), { expenseTicketId })
  return postedSlip(await paidSlip(employeeId, 'advance_return', String(AMOUNT), { slipId }))
}

const postedSlip = (row: Row): Posted => ({ row, id: row.id, code: row.code })

/** Posts each kind of item for an employee. */
const ofEmployees: Posters<EmployeeDebtKey> = {
  expenseTicketId: spent,
  paymentSlipId: slipped,
  openingAdvanceId: opening('opening-advances', 'employeeId'),
}

/** Every row of the lists of items has its function here, by its ledger. */
export const posting = { receivables: ofCustomers, payables: ofSuppliers, employeeDebts: ofEmployees } as const
