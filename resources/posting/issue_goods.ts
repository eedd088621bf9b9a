import { given, type Figure } from '../calc/exact.ts'
import type { Facts, OrderLine, Tolerances } from '../calc/settle/index.ts'
import { fieldOfOrder, ordersOf } from '../calc/settle/named_orders.ts'
import { entry } from './parts/entry.ts'
import { leaving, placesIn, planStock } from './parts/goods.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { doneFor } from './parts/progress.ts'
import { farFromBarem, tooEarly } from './parts/reasons.ts'
import { also, refusal, refusals, refusedOf, unless, type MayRefuse } from './parts/refusals.ts'
import { ofStraight, ofStraightLine, straight } from './issue_straight.ts'
import { goesBack, returnGoods, returnKeys } from './return_goods.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type Row } from './planner.ts'
import { issue, issueAt, partOf, type OnHand } from './stock/index.ts'
import { heldBySource, takeReserved } from './take_reserved.ts'

/** States of an order in which goods may leave for it. */
const OPEN_STATES: readonly string[] = ['approved', 'in_progress']

/** Refuses orders that goods cannot leave for. */
function ofOrder(document: Row, { id, status, customerId, orderDate }: OrderLine['order']): MayRefuse {
  const field = fieldOfOrder(document, id)
  if (!OPEN_STATES.includes(status)) return refusal(null, field, 'closedOrder')
  if (customerId !== document.customerId)
    return refusal(null, field === 'orderId' ? 'customerId' : field, 'otherCustomer')
  return tooEarly(document, orderDate, 'beforeOrder')
}

/** Refuses a line that cannot be posted as it is. */
const ofLine = (line: Row, source: OrderLine | undefined, tolerances: Tolerances): MayRefuse => [
  source?.isClosed && refusal(line, 'orderLineId', 'closedOrderLine'),
  farFromBarem(line, tolerances),
]

/** More than was sold. */
function tooMuch({ line, source }: Made<OrderLine>, { fulfilment }: LedgerBalances): MayRefuse {
  const issued = doneFor(fulfilment, { orderLineId: source.id })
  const meta = { sold: source.quantity!, issued: issued.toFixed() }
  return issued.plus(String(line.quantity)).gt(source.quantity!) && refusal(line, 'quantity', 'overOrder', meta)
}

/** Goods by our scale; else, and by barem, with their share of the kg on hand, the last pieces with the rest. */
function goodsOf(line: Row, { here }: OnHand) {
  const pieces = String(line.quantity)
  const share = partOf(here, pieces)
  return {
    pieces,
    actualKg: (line.actualWeight as Figure) ?? share.actualKg,
    baremKg: share.baremKg,
  }
}

/** How the goods of a line leave: at their average, or at what the receipt of goods that go straight has cost. */
function issued(line: Row, onHand: OnHand, facts: Facts) {
  const own = straight(line, goodsOf(line, onHand), facts)
  if (own) return issueAt(onHand, own.goods, own.value)
  const basis = facts.goods.get(String(line.productId))?.valuationBasis ?? 'actual_kg'
  return issue(onHand, goodsOf(line, onHand), { basis, threshold: null })
}

/** The kg that a line took out of stock, as they were planned. */
const leftWith = (entries: readonly PlannedEntry[], line: Row, measure: 'actualKg' | 'baremKg'): string =>
  entries
    .filter((entry) => entry.line === idOf(line) && entry.kind === 'issue')
    .reduce((kg, { measures }) => kg.minus(measures[measure]!), given('0', 'kg'))
    .toFixed()

/** Entries of progress for the line of the order that an issued line is made from. */
function fulfilled(
  entries: readonly PlannedEntry[],
  { line, source }: Made<OrderLine>,
  isStraight: boolean,
): PlannedEntry {
  const measures = {
    quantity: String(line.quantity),
    pieces: String(line.quantity),
    // Of goods that went straight the customer's scale decides, though all kg that came have left.
    actualKg: (isStraight ? (line.actualWeight as Figure) : null) ?? leftWith(entries, line, 'actualKg'),
    // What was agreed with the order, as its amount follows from it.
    baremKg: (line.theoreticalWeight as Figure) ?? leftWith(entries, line, 'baremKg'),
  }
  return entry('fulfilment', 'issue', { orderLineId: source.id }, measures, { line: idOf(line) })
}

/**
 * Goods that leave a warehouse at their moving average, and what they do for the order that sold them; those that go
 * back to their supplier leave at what they had cost.
 */
export const issueGoods = definePlanner({
  name: 'issueGoods',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'orderId', 'moreOrderIds', 'customerId', 'warehouseId', 'reason'],
    ...['lines.productId', 'lines.orderLineId', 'lines.quantity', 'lines.actualWeight', 'lines.theoreticalWeight'],
    ...['lines.errorMargin', 'lines.reason', 'purpose', 'receiptId', 'supplierId', 'lines.receiptLineId'],
  ],
  facts: ['goods', 'orderLines', 'tolerances', 'receivedLines', 'payableTerms', 'directReceipt'],
  lockedFacts: ['receivedLines', 'openPayables', 'directReceipt'],
  keys: (document, { orderLines }) => {
    if (goesBack(document)) return returnKeys(document)
    const places = placesIn(document.warehouseId, document)
    const held = madeFrom(document, orderLines, 'orderLineId').flatMap(
      ({ line, source }) => heldBySource(source, line) ?? [],
    )
    return {
      stock: places,
      fulfilment: sourceKeys(document, 'orderLineId'),
      reservations: [...places, ...held],
    }
  },
  plan(document, facts, balances) {
    if (goesBack(document)) return returnGoods(document, facts, balances, goodsOf)
    const lines = linesOf(document).map((line) => ({ line, source: facts.orderLines.get(String(line.orderLineId)) }))
    const made = madeFrom(document, facts.orderLines, 'orderLineId')
    const isStraight = facts.directReceipt !== null
    const taken = takeReserved(document.warehouseId, lines, balances)
    const byOthers = taken.map((one) => one.byOthers)
    const goods = leaving(document.warehouseId, document, byOthers, (line, onHand) => issued(line, onHand, facts))
    const stock = planStock(goods, balances)
    const refused = refusals(
      ordersOf(made.map(({ source }) => source)).map((order) => [
        ofOrder(document, order),
        ofStraight(document, order, facts),
      ]),
      lines.map(({ line, source }) => [ofLine(line, source, facts.tolerances), ofStraightLine(line, source, facts)]),
      made.map((one) => tooMuch(one, balances)),
      refusedOf(stock),
    )
    return unless(refused, () =>
      also(stock, (entries) => [
        ...made.map((one) => fulfilled(entries, one, isStraight)),
        ...taken.flatMap((one) => one.entries),
      ]),
    )
  },
})
