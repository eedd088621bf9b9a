import { idOf, isOffBarem, linesOf, placeOf, refusal } from './document.ts'
import { given, type Figure } from '../calc/exact.ts'
import type { Facts, OrderLine, Tolerances } from '../calc/settle/index.ts'
import { fieldOfOrder, ordersOf } from '../calc/settle/named_orders.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type PostingRefusal, type Row } from './planner.ts'
import { issue, partOf, type OnHand } from './stock/index.ts'
import { lackOf, planStock, type StockLine } from './stock_lines.ts'
import { heldBySource, takeReserved } from './take_reserved.ts'

/** States of an order in which goods may leave for it. */
const OPEN_STATES: readonly string[] = ['approved', 'in_progress']

/** What has to be said of an order that goods leave for. */
function ofOrder(document: Row, { id, status, isDirect, customerId, orderDate }: OrderLine['order']): PostingRefusal[] {
  const field = fieldOfOrder(document, id)
  if (!OPEN_STATES.includes(status)) return [refusal(null, field, 'closedOrder')]
  if (isDirect) return [refusal(null, field, 'directOrder')]
  if (customerId !== document.customerId)
    return [refusal(null, field === 'orderId' ? 'customerId' : field, 'otherCustomer')]
  const isEarly = orderDate !== null && String(document.documentDate) < orderDate
  return isEarly && document.reason === null ? [refusal(null, 'reason', 'beforeOrder', { day: orderDate })] : []
}

/** What has to be said of a line before it posts. */
const ofLine = (line: Row, source: OrderLine | undefined, tolerances: Tolerances): PostingRefusal[] => [
  ...(source?.isClosed ? [refusal(line, 'orderLineId', 'closedOrderLine')] : []),
  ...(isOffBarem(line, tolerances) && line.reason === null ? [refusal(line, 'reason', 'farFromBarem')] : []),
]

/** More than was sold. */
function tooMuch(line: Row, source: OrderLine, { fulfilment }: LedgerBalances): PostingRefusal[] {
  const done = given(fulfilment.per(['orderLineId'], { orderLineId: source.id }).quantity!, 'issued')
  const all = done.plus(given(String(line.quantity), 'quantity'))
  const meta = { sold: source.quantity!, issued: done.toFixed() }
  return all.gt(given(source.quantity!, 'sold')) ? [refusal(line, 'quantity', 'overOrder', meta)] : []
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

/** Goods that leave, unless others have reserved them. */
const stockLine = (document: Row, line: Row, byOthers: string, { goods }: Facts): StockLine => ({
  line: idOf(line),
  keys: placeOf(document.warehouseId, line),
  plan: (onHand) => {
    const lack = lackOf(onHand, String(line.quantity), byOthers)
    if (lack) return lack
    return issue(onHand, goodsOf(line, onHand), {
      basis: goods.get(String(line.productId))?.valuationBasis ?? 'actual_kg',
      threshold: null,
    })
  },
})

/** The kg that a line took out of stock, as they were planned. */
const leftWith = (entries: readonly PlannedEntry[], line: Row, measure: 'actualKg' | 'baremKg'): string =>
  entries
    .filter((entry) => entry.line === idOf(line) && entry.kind === 'issue')
    .reduce((kg, { measures }) => kg.minus(measures[measure]!), given('0', 'kg'))
    .toFixed()

/** What a line does for the line of the order that it is made from. */
const fulfilled = (entries: readonly PlannedEntry[], line: Row, source: OrderLine): PlannedEntry => ({
  ledger: 'fulfilment',
  line: idOf(line),
  kind: 'issue',
  keys: { orderLineId: source.id },
  measures: {
    quantity: String(line.quantity),
    pieces: String(line.quantity),
    actualKg: leftWith(entries, line, 'actualKg'),
    // What was agreed with the order, as its amount follows from it.
    baremKg: (line.theoreticalWeight as Figure) ?? leftWith(entries, line, 'baremKg'),
  },
  facts: {},
})

const sourceOf = ({ orderLines }: Facts, { orderLineId }: Row) => orderLines.get(String(orderLineId))

/** Goods that leave a warehouse at their moving average, and what they do for the order that sold them. */
export const issueGoods = definePlanner({
  name: 'issueGoods',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'orderId', 'moreOrderIds', 'customerId', 'warehouseId', 'reason'],
    ...['lines.productId', 'lines.orderLineId', 'lines.quantity', 'lines.actualWeight', 'lines.theoreticalWeight'],
    ...['lines.errorMargin', 'lines.reason'],
  ],
  facts: ['goods', 'orderLines', 'tolerances'],
  keys: (document, facts) => {
    const lines = linesOf(document)
    const places = lines.map((line) => placeOf(document.warehouseId, line))
    const held = lines.flatMap((line) => {
      const source = sourceOf(facts, line)
      return (source && heldBySource(source, line)) ?? []
    })
    return {
      stock: places,
      fulfilment: lines.flatMap(({ orderLineId }) =>
        orderLineId === null ? [] : [{ orderLineId: String(orderLineId) }],
      ),
      reservations: [...places, ...held],
    }
  },
  plan(document, facts, balances) {
    const lines = linesOf(document).map((line) => {
      const [source, place] = [sourceOf(facts, line), placeOf(document.warehouseId, line)]
      return { line, source, place }
    })
    const made = lines.flatMap(({ line, source }) => (source ? [{ line, source }] : []))
    const refusals = [
      ...ordersOf(made.map(({ source }) => source)).flatMap((order) => ofOrder(document, order)),
      ...lines.flatMap(({ line, source }) => ofLine(line, source, facts.tolerances)),
      ...made.flatMap(({ line, source }) => tooMuch(line, source, balances)),
    ]
    const taken = takeReserved(lines, balances)
    const stock = planStock(
      lines.map(({ line }, place) => stockLine(document, line, taken[place]!.byOthers, facts)),
      balances,
      'quantity',
    )
    if ('refusals' in stock) return { refusals: [...refusals, ...stock.refusals] }
    if (refusals.length > 0) return { refusals }
    return {
      entries: [
        ...stock.entries,
        ...made.map(({ line, source }) => fulfilled(stock.entries, line, source)),
        ...taken.flatMap(({ entries }) => entries),
      ],
    }
  },
})
