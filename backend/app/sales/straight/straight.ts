import { ApiError } from '#app/http/api_error'
import type { Values } from '#app/engine/behaviour'
import type { Ask } from '#app/resources/write/transition'
import { transition } from '#app/resources/write/transition'
import { lockRow } from '#app/resources/write/lock_row'
import { StaleSave } from '#app/resources/write/stale_save'
import { storedNow } from '#app/resources/write/stored_values'
import { makeDone, saidAt, type Maker, type Stored } from '../sell/made_document.ts'
import { lockCredit } from '../sell/require_credit.ts'
import type { Delivery, StraightLine } from './straight_body.ts'
import { contractOf, isReady, sourceOf, type BuyingContract, type OpenLine } from './straight_source.ts'

/** The documents of goods that went straight from a supplier to a customer. */
export interface Delivered {
  order: Stored
  receipt: Stored
  issue: Stored
}

const mistakeAt = (field: string, rule: string, meta: Record<string, unknown> = {}) =>
  new ApiError('COM_ERR_001', { errors: [{ field, rule, meta }] })

const ASKS = 'straightAsksSomebody'

/** What is wrong with lines of an order that are not open, or that the contract does not buy any more. */
const mistakesIn = (lines: readonly StraightLine[], open: ReadonlyMap<string, OpenLine>) =>
  lines.flatMap(({ orderLineId }, place) => {
    const line = open.get(orderLineId)
    if (!line) return [{ field: `lines.${place}.orderLineId`, rule: 'straightDelivered' }]
    return line.receipt === null ? [{ field: `lines.${place}.quantity`, rule: 'straightNotBought' }] : []
  })

/** The kg of a line in both documents: those of the slip, or of the customer's scale beside them. */
function weighed({ weightBy }: Delivery, { values }: StraightLine) {
  const { declaredWeight = null, actualWeight = null } = values
  const counts = weightBy === 'slip' ? declaredWeight : actualWeight
  return { receipt: { declaredWeight, actualWeight: counts }, issue: { actualWeight: counts } }
}

/** The field of the body that says what a field of a document is made of. */
const fieldIn =
  ({ weightBy }: Delivery) =>
  (field: string): string => {
    if (/^lines\.\d+\.contractLineId$/.test(field)) return field.replace('contractLineId', 'orderLineId')
    return weightBy === 'slip' ? field.replace(/^(lines\.\d+)\.actualWeight$/, '$1.declaredWeight') : field
  }

/** The contract that the goods come by. @throws ApiError where there is none that is approved */
async function readyContract({ engine }: Maker, orderId: string): Promise<BuyingContract> {
  const contract = await contractOf(orderId)
  if (!contract) throw mistakeAt('contractId', 'straightNoContract')
  await lockRow(engine.lookup('purchase-contracts'), contract.id)
  if (!isReady(engine, contract)) throw mistakeAt('contractId', 'straightContract', { code: contract.code })
  return contract
}

/** The order, locked. @throws StaleSave, ApiError for one whose goods leave a warehouse */
async function lockedOrder({ engine }: Maker, id: string, version: number): Promise<Stored> {
  const orders = engine.lookup('sales-orders')
  const locked = await lockRow(orders, id)
  if (locked.version !== version) throw new StaleSave()
  const order = { ...(await storedNow(orders, id)), id }
  if ((order as Values).source !== 'supplier_direct') throw mistakeAt('contractId', 'notDirectOrder')
  await lockCredit(orders, order)
  return order
}

/**
 * Posts the receipt of goods of an order that come from its supplier, and the issue that takes them to its customer, in
 * the transaction at hand: both, or nothing. The receipt owes the supplier, the issue takes the goods at what they
 * cost, and the order is open to be invoiced.
 * @param id of the order
 * @throws StaleSave when the order was changed since `delivery.version`; ApiError with mistakes at fields of the body
 */
export async function deliverStraight(maker: Maker, id: string, delivery: Delivery): Promise<Delivered> {
  const [receipts, issues] = ['warehouse-receipts', 'warehouse-issues'].map(maker.engine.lookup)
  const { userId } = maker.writer
  await lockedOrder(maker, id, delivery.version)
  const contract = await readyContract(maker, id)
  const source = await sourceOf(maker, id, contract)
  const open = new Map(source.lines.map((line) => [line.orderLineId, line]))
  const errors = mistakesIn(delivery.lines, open)
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
  const { documentDate } = delivery.shared
  const days = documentDate ? { expectedExportDate: documentDate, expectedReceiveDate: documentDate } : {}
  const linesOf = (which: 'receipt' | 'issue') =>
    delivery.lines.map((line) => ({
      ...open.get(line.orderLineId)![which],
      ...{ quantity: line.values.quantity, reason: line.values.reason ?? null },
      ...weighed(delivery, line)[which],
    }))
  const posting = { asksSomebody: ASKS, heedsExceptions: true, comment: delivery.comment }
  return saidAt(fieldIn(delivery), async () => {
    const receipt = await makeDone(
      maker,
      receipts!,
      {
        ...{ ...source.receipt, ...delivery.shared, ...days, supplierSlip: delivery.supplierSlip },
        ...{ receivingOfficerId: userId, lines: linesOf('receipt') },
      },
      posting,
    )
    const issue = await makeDone(
      maker,
      issues!,
      {
        ...{ ...source.issue, ...delivery.shared, ...days, directReceiptId: receipt.id },
        ...{ officerId: userId, lines: linesOf('issue') },
      },
      posting,
    )
    const orders = maker.engine.lookup('sales-orders')
    const order = { ...(await storedNow(orders, id)), id, version: (await lockRow(orders, id)).version }
    return { order, receipt, issue }
  })
}

/**
 * Takes an issue of goods that went straight back, and the receipt that brought them, in the transaction at hand.
 * @param id of the issue
 * @throws StaleSave; ApiError for an issue without such a receipt, and all that undoing either throws
 */
export async function undoStraight({ engine, writer }: Maker, id: string, ask: Ask): Promise<string> {
  const [receipts, issues] = ['warehouse-receipts', 'warehouse-issues'].map(engine.lookup)
  const { directReceiptId } = await storedNow(issues!, id)
  if (typeof directReceiptId !== 'string') throw mistakeAt('directReceiptId', 'straightNoReceipt')
  await transition(engine, issues!, id, 'undo', ask, writer)
  await transition(engine, receipts!, directReceiptId, 'undo', { ...ask, version: null }, writer)
  return directReceiptId
}
