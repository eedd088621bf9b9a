import { exact } from '@barem/resources/calc/exact'
import type { AnyResource } from '@barem/resources/kit'
import { lockPartner, withoutExceptionChecks } from '#app/documents/exceptions'
import type { Values } from '#app/engine/behaviour'
import { validateCreate } from '#app/resources/validation/validator'
import { createRow } from '#app/resources/write/save'
import { storedNow } from '#app/resources/write/stored_values'
import { transition } from '#app/resources/write/transition'
import { writeError } from '#app/resources/write/violations'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { within, type Maker, type Stored } from '../sell/made_document.ts'
import { above, isCash, orderAfter, receive, requireSettled, sellGoods, type Paid, type Sold } from '../sell/sell.ts'
import type { Sale } from '../sell/sell_body.ts'
import type { Exchange } from './exchange_body.ts'

/** The documents of an exchange. */
export interface Exchanged {
  back: Stored
  order: Stored
  /** Null where somebody has to approve the return first: the sale comes after that. */
  sold: Sold | null
}

/** Adds the draft of a document. */
async function drafted({ engine, seen, writer }: Maker, resource: AnyResource, body: Values): Promise<Stored> {
  const values = await validateCreate(seen(resource), body)
  const { id } = await createRow(engine, resource, values, writer, null).catch((error) => {
    throw writeError(engine.violations, error, values)
  })
  return { ...(await storedNow(resource, id)), id }
}

/** Takes a step with a return, and answers it as it is then. */
async function step({ engine, writer }: Maker, { id }: Stored, action: string): Promise<Stored> {
  const returns = engine.lookup('returns')
  await transition(engine, withoutExceptionChecks(returns), id, action, { version: null, comment: null }, writer)
  return { ...(await storedNow(returns, id)), id }
}

/** What was weighed for the order is not weighed again. */
const weighedIn = ({ lines }: Stored): Sale['weighed'] =>
  new Map(
    (lines as readonly Values[])
      .filter(({ weightSource, actualWeight }) => weightSource === 'weighed' && actualWeight !== null)
      .map(({ id, actualWeight }) => [String(id), { actualWeight }]),
  )

/** What pays for the goods that are taken: the goods that come back, and money. */
async function paidBy({ totalRefund, refundFundId }: Stored, { payment }: Exchange): Promise<Paid> {
  const given = payment && above(payment.amount)
  const isPaidOut = refundFundId !== null || (given !== null && (await isCash(payment!)))
  return { amount: exact.add(String(totalRefund ?? '0'), given ?? '0').toFixed(), isCash: isPaidOut }
}

/** The goods that are taken leave first, so that none of them is one that comes back. */
async function sold(maker: Maker, back: Stored, order: Stored, exchange: Exchange): Promise<Sold | null> {
  const { client } = tenantTransaction()
  const { issue, payment } = exchange
  const sale: Sale = { version: order.version as number, issue, weighed: weighedIn(order), invoice: {}, payment }
  await client.rawQuery('savepoint exchange')
  const goods = await sellGoods(maker, order.id, sale, await paidBy(back, exchange))
  const posted = await within('return', () => step(maker, back, 'request'))
  if (posted.status !== 'done') {
    // Nothing is taken before those who are asked have approved what comes back.
    await client.rawQuery('rollback to savepoint exchange')
    await within('return', () => step(maker, back, 'request'))
    return null
  }
  return { ...goods, ...(await receive(maker, goods.invoice, sale)) }
}

/**
 * Takes goods back and sells others at once, in the transaction at hand: all of it happens, or nothing. The credit of
 * the return pays for the goods that are taken, and whether the customer may owe the rest is judged after both. Where
 * somebody has to approve the return, the order waits as a draft; so do both as `isDraft` says.
 * @param isPreview whether nobody has said yet what is paid
 * @throws ApiError with mistakes at the parts of the body
 */
export async function exchange(maker: Maker, said: Exchange, isPreview = false): Promise<Exchanged> {
  const { engine } = maker
  const [returns, orders] = [engine.lookup('returns'), engine.lookup('sales-orders')]
  const draft = await within('return', () => drafted(maker, returns, said.back))
  await lockPartner(returns, draft)
  const back = said.isDraft ? draft : await within('return', () => step(maker, draft, 'receive'))
  const taken = { ...said.order, customerId: back.customerId, returnId: back.id }
  const order = await within('order', () => drafted(maker, orders, taken))
  if (said.isDraft) return { back, order, sold: null }
  const made = await sold(maker, back, await orderAfter(maker, order.id), said)
  if (made && !isPreview) await requireSettled(maker, made.order, made.invoice)
  return {
    back: { ...(await storedNow(returns, back.id)), id: back.id },
    order: await orderAfter(maker, order.id),
    sold: made,
  }
}
