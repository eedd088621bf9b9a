import { exact, sum, type Figure } from '../calc/exact.ts'
import { RETURN_PLACES } from '../calc/return_places.ts'
import type { Facts, SoldLine } from '../calc/settle/index.ts'
import { returnLine, shareOf } from '../calc/settle/return_line.ts'
import { nextPart } from '../calc/settle/parts.ts'
import { type VatMode, withoutVat, withVat } from '../calc/vat.ts'
import type { Keys } from './balances.ts'
import { debtParts, debtsIn, spread, type Part } from './parts/debts.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, type StockLine } from './parts/goods.ts'
import { inTurn } from './parts/in_turn.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { doneFor } from './parts/progress.ts'
import { farOff } from './parts/reasons.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type Row } from './planner.ts'
import { arrive } from './stock/index.ts'

const { owe, setOff, keysOf } = debtParts(receivableDebts)
const ownKeys = keysOf('returns')

type Back = Made<SoldLine>

const placeField = ({ productStatus }: Row) => RETURN_PLACES[productStatus as keyof typeof RETURN_PLACES]

const placeOf = (document: Row, line: Row): Keys => ({
  productId: String(line.productId),
  warehouseId: String(document[placeField(line)] ?? document.warehouseId),
})

const others = ({ moreInvoiceIds }: Row): readonly unknown[] => (moreInvoiceIds as readonly string[] | undefined) ?? []

const namesInvoice = (document: Row, id: string) => document.invoiceId === id || others(document).includes(id)

/** Refuses a line of an invoice that cannot come back so. */
function ofInvoice(document: Row, { line, source: { invoice } }: Back): MayRefuse {
  const field = others(document).includes(invoice.id) ? 'moreInvoiceIds' : 'invoiceId'
  return [
    !namesInvoice(document, invoice.id) && refusal(line, 'invoiceLineId', 'otherInvoice'),
    invoice.status !== 'done' && refusal(null, field, 'undoneInvoice', { code: invoice.code }),
    invoice.customerId !== document.customerId && refusal(null, field, 'otherCustomer'),
    invoice.vat !== (document.vat ?? 'off') && refusal(null, field, 'otherVat'),
    String(document.documentDate) < invoice.documentDate &&
      refusal(null, 'documentDate', 'returnBeforeSale', { day: invoice.documentDate }),
  ]
}

/** Refuses more than was sold and has not come back yet. */
function tooMuch({ line, source }: Back, { returning }: LedgerBalances): MayRefuse {
  const before = doneFor(returning, { invoiceLineId: source.id })
  const meta = { sold: exact.add(source.quantity ?? '0', 0).toFixed(), returned: before.toFixed() }
  return before.plus(String(line.quantity)).gt(source.quantity ?? '0') && refusal(line, 'quantity', 'overSold', meta)
}

/** Refuses a line that lacks what its state or its kg ask for. */
const ofLine = (document: Row, line: Row, { tolerances }: Facts): MayRefuse => [
  document[placeField(line)] === null && refusal(null, placeField(line), `place_${String(line.productStatus)}`),
  line.weightBasis === 'returned' && line.reason === null && refusal(line, 'reason', 'weightBasis'),
  farOff(line, line.errorMargin === null ? null : exact.add(String(line.errorMargin), 0), tolerances, 'farFromSold'),
]

const FOLLOWING = ['soldWeight', 'paidWeight', 'theoreticalWeight', 'amount', 'discountShare', 'tax'] as const

const differs = (one: unknown, other: unknown) => !exact.sub(String(one ?? '0'), String(other ?? '0')).isZero()

/** Refuses a line whose figures would be others now, because more came back in the meantime. */
function stale(document: Row, line: Row, facts: Facts): MayRefuse {
  const now = returnLine.compute(line, undefined, facts, document)
  const isStale = 'values' in now && FOLLOWING.some((name) => differs(line[name], now.values[name]))
  return isStale && refusal(line, 'amount', 'staleReturn')
}

/** Each refusal of the document once, though several lines lead to it. */
const once = (all: ReturnType<typeof refusals>) => [
  ...new Map(all.map((one) => [`${one.line} ${one.field} ${one.rule}`, one])).values(),
]

const refusalsOf = (document: Row, back: readonly Back[], facts: Facts, balances: LedgerBalances) =>
  once(
    refusals(
      back.map((one) => ofInvoice(document, one)),
      back.map((one) => tooMuch(one, balances)),
      linesOf(document).map((line) => ofLine(document, line, facts)),
      document.totalRefund === null && refusal(null, 'totalRefund', 'amountUnknown'),
      document.totalRefund !== null &&
        exact.add(String(document.totalRefund), 0).isNegative() &&
        refusal(null, 'addedCost', 'negativeRefund'),
    ),
  )

/** What the customer gets for a line. */
const totalOf = (line: Row, vat: VatMode): string => {
  const goods = exact.sub(String(line.amount), String(line.discountShare ?? '0')).toFixed()
  return exact.sub(withVat(goods, (line.tax ?? null) as Figure, vat), String(line.addedCost ?? '0')).toFixed()
}

const COSTS = ['cost', 'costByPiece', 'costByActualKg', 'costByBaremKg'] as const

/** What goods cost that come back: by pieces, those of coils by their kg, what the line of the order was issued at. */
function costsOf(
  { line, source: { issued, productId, orderLineId, weightMode } }: Back,
  { returning }: LedgerBalances,
) {
  const before = returning.per(['productId', 'orderLineId'], { productId: productId!, orderLineId })
  const pieces = { all: issued.pieces, before: before.quantity!, now: String(line.quantity) }
  const kg = { all: issued.actualKg, before: before.actualKg!, now: String(line.paidWeight ?? '0') }
  const part = weightMode === 'coil' ? kg : pieces
  return Object.fromEntries(
    COSTS.map((name) => [name, exact.max(0, nextPart(issued[name], part, before[name]!) ?? '0').toFixed()]),
  ) as Record<(typeof COSTS)[number], string>
}

/** What comes back of a line. */
function returned(document: Row, back: Back, balances: LedgerBalances): PlannedEntry {
  const { line, source } = back
  const vat = (document.vat ?? 'off') as VatMode
  const measures = {
    quantity: String(line.quantity),
    actualKg: String(line.paidWeight ?? '0'),
    soldKg: String(line.soldWeight ?? '0'),
    baremKg: String(line.theoreticalWeight ?? '0'),
    amount: withoutVat(String(line.amount), (line.tax ?? null) as Figure, vat),
    discount: String(line.discountShare ?? '0'),
    tax: String(line.tax ?? '0'),
    total: totalOf(line, vat),
    ...costsOf(back, balances),
  }
  const keys = { productId: source.productId!, orderLineId: source.orderLineId, invoiceLineId: source.id }
  return entry('returning', 'return', keys, measures, { line: idOf(line) })
}

/** Goods as they come to their warehouse: by our scale, else with their share of what left, at that cost. */
function goodsOf(document: Row, { line, source: { issued } }: Back, cost: string, before: string): StockLine {
  const pieces = { all: issued.pieces, before, now: String(line.quantity) }
  const share = (kg: string) => shareOf(kg, pieces, 3) ?? '0'
  const goods = {
    pieces: String(line.quantity),
    actualKg: String(line.actualWeight ?? line.soldWeight ?? '0'),
    baremKg: share(issued.baremKg),
    value: cost,
  }
  return { line: idOf(line), keys: placeOf(document, line), plan: () => arrive('return_in', goods) }
}

/** What each invoice that goods come back of gets of their credit, as far as it is open. */
function paidBack(document: Row, entries: readonly PlannedEntry[], facts: Facts): Part[] {
  const debts = debtsIn(facts.openItems).filter(({ key }) => key === 'invoiceId')
  const credits = Map.groupBy(entries, ({ keys }) => facts.soldLines.get(keys.invoiceLineId!)!.invoice.id)
  let left = exact.add(String(document.totalRefund), 0)
  return [...credits].flatMap(([id, own]) => {
    const credit = exact.min(left, exact.max(0, sum(own.map(({ measures }) => measures.total!))))
    const parts = spread(
      credit.toFixed(),
      debts.filter((item) => item.id === id),
    )
    left = left.minus(sum(parts.map(({ amount }) => amount)))
    return parts
  })
}

/** Goods come back at the cost that they left with; their credit first lowers the invoices that they come from. */
export const postReturn = definePlanner({
  name: 'postReturn',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'invoiceId', 'moreInvoiceIds', 'customerId', 'warehouseId', 'damagedWarehouseId'],
    ...['scrapWarehouseId', 'vat', 'totalRefund'],
    ...['lines.productId', 'lines.invoiceLineId', 'lines.orderLineId', 'lines.quantity', 'lines.actualWeight'],
    ...['lines.soldWeight', 'lines.paidWeight', 'lines.theoreticalWeight', 'lines.errorMargin', 'lines.weightBasis'],
    ...['lines.productStatus', 'lines.reason', 'lines.amount', 'lines.discountShare', 'lines.tax', 'lines.addedCost'],
  ],
  facts: ['goods', 'tolerances'],
  lockedFacts: ['soldLines', 'openItems'],
  keys: (document) => ({
    stock: linesOf(document).map((line) => placeOf(document, line)),
    // Nothing more is issued meanwhile, so that the cost of what left stays.
    fulfilment: sourceKeys(document, 'orderLineId'),
    returning: linesOf(document).map(({ productId, orderLineId, invoiceLineId }) => ({
      ...{ productId: String(productId), orderLineId: String(orderLineId), invoiceLineId: String(invoiceLineId) },
    })),
    receivables: [ownKeys(document)],
  }),
  plan(document, facts, balances) {
    const back = madeFrom(document, facts.soldLines, 'invoiceLineId')
    const refused = refusalsOf(document, back, facts, balances)
    const outdated =
      refused.length > 0 ? refused : refusals(linesOf(document).map((line) => stale(document, line, facts)))
    return unless(outdated, () => {
      const planned = inTurn(back, balances, 'returning', (one, then) => {
        const own = returned(document, one, then)
        const before = then.returning.per(['productId', 'orderLineId'], own.keys).quantity!
        return { entries: [own], goods: goodsOf(document, one, own.measures.cost!, before) }
      })
      const entries = planned.flatMap((one) => one.entries)
      const own = ownKeys(document)
      const credit = owe('return', own, opposite(String(document.totalRefund)))
      const stock = planStock(
        planned.map(({ goods }) => goods),
        balances,
      )
      return also(stock, () => [...entries, credit, ...setOff(own, paidBack(document, entries, facts))])
    })
  },
})
