import { exact, exactly, type Figure } from '@barem/resources/calc/exact'
import { receivableDebts } from '@barem/resources/debts'
import { approvalOf } from '#app/approvals/approval_of'
import { leftOf } from '#app/debt/left_now'
import { fundOf } from '#app/debt/receivable'
import { walkInCustomer, whilePaying } from '#app/debt/walk_in'
import type { Values } from '#app/engine/behaviour'
import { wrongState } from '#app/engine/refusals'
import { ApiError } from '#app/http/api_error'
import { amountText } from '#app/language/amount'
import { lockRow } from '#app/resources/write/lock_row'
import { StaleSave } from '#app/resources/write/stale_save'
import { storedNow } from '#app/resources/write/stored_values'
import { approveAtOnce } from './approve_at_once.ts'
import {
  linesOf,
  makeDone,
  needsApproval,
  onLinesOf,
  takenFrom,
  within,
  type Maker,
  type Stored,
} from './made_document.ts'
import { lockCredit, requireCredit } from './require_credit.ts'
import type { Sale } from './sell_body.ts'

/** The documents of a sale at once. */
export interface Sold {
  order: Stored
  /** Null where all was issued before. */
  issue: Stored | null
  invoice: Stored
  /** Null where nothing was received. */
  payment: Stored | null
  /** Dong that go back to a customer who gave more than is due. */
  change: string
}

const mistakeAt = (field: string, rule: string) => new ApiError('COM_ERR_001', { errors: [{ field, rule }] })

/** The order in a state in which goods may leave for it: it is approved at once unless it was approved before. */
async function approved(maker: Maker, id: string, version: number): Promise<Stored> {
  const orders = maker.engine.lookup('sales-orders')
  const { field, actions } = orders.states!
  const locked = await lockRow(orders, id)
  if (locked.version !== version) throw new StaleSave()
  const order = await storedNow(orders, id)
  await lockCredit(orders, order)
  const state = String(order[field])
  // Goods that go straight from a supplier leave no warehouse.
  if (order.source !== 'warehouse') throw mistakeAt('issue.warehouseId', 'directOrder')
  const [, request] = Object.entries(actions).find(([, { approval }]) => approval === 'open')!
  if (request.from.includes(state)) {
    // Whoever was asked may have refused: the order goes its way, and is not sold past them.
    if (await approvalOf(orders.name, id)) throw needsApproval('sellWasAsked', orders.states!.approval!.approver)
    return approveAtOnce(maker, orders, id, version)
  }
  const [, { to }] = Object.entries(actions).find(([, { approval }]) => approval === 'approve')!
  const { progress } = orders.states!
  if (![to, progress!.begun, progress!.done].includes(state)) throw wrongState(orders, state)
  return { ...order, id }
}

/** Issues what is open of an order; null where nothing is. */
async function issueOf(maker: Maker, order: Stored, { issue: said, weighed }: Sale): Promise<Stored | null> {
  const issues = maker.engine.lookup('warehouse-issues')
  const from = issues.createdFrom.find(({ relation }) => relation === 'orderId')!
  if (!from.inStates.includes(String(order.status))) return null
  const made = await takenFrom(maker, issues, 'orderId', order.id)
  const lines = linesOf(issues, made).map((line) => ({ ...line, ...weighed.get(String(line.orderLineId)) }))
  if (lines.length === 0) return null
  return onLinesOf(order, lines, () => makeDone(maker, issues, { ...made.values, ...said, lines }))
}

/** Invoices what was issued of an order and is not invoiced yet. */
async function invoiceOf(maker: Maker, order: Stored, { invoice: said }: Sale): Promise<Stored> {
  const invoices = maker.engine.lookup('invoices')
  const made = await takenFrom(maker, invoices, 'orderId', order.id)
  const lines = linesOf(invoices, made)
  if (lines.length === 0) throw mistakeAt('lines', 'nothingToInvoice')
  return onLinesOf(order, lines, () => makeDone(maker, invoices, { ...made.values, ...said, lines }))
}

/** What is open of an invoice: its total less the deposits that paid it. */
const openOf = ({ id }: Stored): Promise<string> => leftOf(receivableDebts, 'invoices', id)

/** An amount above zero as the body has it; others are refused by the document that they are for. */
export const above = (amount: unknown): Figure =>
  typeof amount === 'string' && exactly(amount)?.gt(0) ? (exactly(amount)!.toFixed() as Figure) : null

export const isCash = async (said: Values) => (await fundOf(said))?.kind === 'cash'

/**
 * Receives money for an invoice. Cash beyond what is due goes back at once; money at a bank is all there, so that what
 * is beyond is held for the customer.
 */
async function paymentOf(maker: Maker, invoice: Stored, said: Values): Promise<Pick<Sold, 'payment' | 'change'>> {
  const payments = maker.engine.lookup('debt-transactions')
  const due = await openOf(invoice)
  const given = above(said.amount)
  const isBeyond = given !== null && (await isCash(said)) && exact.sub(given, due).gt(0)
  if (isBeyond && exact.sub(due, 0).lte(0)) return { payment: null, change: given }
  const amount = isBeyond ? due : said.amount
  const { customerId, id: invoiceId } = invoice
  const own = exact.sub(due, 0).gt(0) ? { invoiceId } : {}
  const payment = await makeDone(maker, payments, { kind: 'receipt', customerId, ...own, ...said, amount })
  return { payment, change: isBeyond ? exact.sub(given, due).toFixed() : '0' }
}

/** @throws ApiError at the payment of somebody who may not owe, while something is open of their invoice */
async function requirePaid(invoice: Stored): Promise<void> {
  const due = await openOf(invoice)
  if (exact.sub(due, 0).lte(0)) return
  throw new ApiError('COM_ERR_001', {
    errors: [{ field: 'payment.amount', rule: 'walkInPays', meta: { due: amountText(due) } }],
  })
}

/** Money that a sale is told of, with whether it is cash; null where none is received. */
async function givenIn({ payment }: Sale): Promise<Paid | null> {
  const given = payment && above(payment.amount)
  return given === null ? null : { amount: given, isCash: await isCash(payment!) }
}

/** What a customer hands over with an invoice, whether in cash. */
export interface Paid {
  amount: string
  isCash: boolean
}

/**
 * Approves an order where nobody has to be asked, issues what is open, and invoices what is issued, in the transaction
 * at hand. The caller receives what is to be paid, and then asks for `requireSettled`.
 * @param paid what will pay the invoice in the same transaction
 * @throws StaleSave, ApiError as `sell` does
 */
export async function sellGoods(
  maker: Maker,
  id: string,
  sale: Sale,
  paid: Paid | null,
): Promise<Pick<Sold, 'order' | 'issue' | 'invoice'>> {
  const order = await approved(maker, id, sale.version)
  const issue = await within('issue', () => issueOf(maker, order, sale))
  const invoice = await within('invoice', () => whilePaying(paid, () => invoiceOf(maker, order, sale)))
  return { order, issue, invoice }
}

/** Receives the money of a sale for its invoice. @throws ApiError at the payment */
export const receive = (maker: Maker, invoice: Stored, { payment }: Sale) =>
  payment === null ? { payment: null, change: '0' } : within('payment', () => paymentOf(maker, invoice, payment))

/** @throws ApiError at the payment where somebody owes who may not, or more than they may */
export async function requireSettled(maker: Maker, order: Stored, invoice: Stored): Promise<void> {
  if (invoice.customerId === (await walkInCustomer())) await requirePaid(invoice)
  if (above(await openOf(invoice)) !== null) await requireCredit(order, maker.writer)
}

/** The order as it is after its goods were sold. */
export async function orderAfter({ engine }: Maker, id: string): Promise<Stored> {
  const orders = engine.lookup('sales-orders')
  return { ...(await storedNow(orders, id)), id, version: (await lockRow(orders, id)).version }
}

/**
 * Sells an order at once, in the transaction at hand: approves it where nobody has to be asked, issues what is open,
 * invoices what is issued, and receives money for it. All of it happens, or nothing.
 * @param id of the order
 * @param isPreview whether nobody has said yet what is paid, so that a walk-in customer may owe all of it
 * @throws StaleSave when the order was changed since `sale.version`; ApiError with mistakes at the parts of the body
 */
export async function sell(maker: Maker, id: string, sale: Sale, isPreview = false): Promise<Sold> {
  const { order, issue, invoice } = await sellGoods(maker, id, sale, await givenIn(sale))
  const received = await receive(maker, invoice, sale)
  if (!isPreview) await requireSettled(maker, order, invoice)
  return { order: await orderAfter(maker, id), issue, invoice, ...received }
}
