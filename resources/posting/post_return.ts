import { exact, type Figure } from '../calc/exact.ts'
import type { Facts, SoldLine } from '../calc/settle/index.ts'
import { returnLine, shareOf } from '../calc/settle/return_line.ts'
import { tooEarlyRule } from '../calc/settle/return_totals.ts'
import { nextPart } from '../calc/settle/parts.ts'
import { type VatMode, withoutVat, withVat } from '../calc/vat.ts'
import type { Keys } from './balances.ts'
import { spread } from './parts/debts.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, type StockLine } from './parts/goods.ts'
import { inTurn } from './parts/in_turn.ts'
import { idOf, linesOf, madeFrom, sourceKeys, type Made } from './parts/lines.ts'
import { doneFor } from './parts/progress.ts'
import { farOff } from './parts/reasons.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type Row } from './planner.ts'
import { ownDebts, ownGoods, priorKeys, priorReturns } from './own_return.ts'
import { creditKeys, paidInvoices, withCredit } from './return_credit.ts'
import { placeField, placeOf } from './return_place.ts'
import { arrive } from './stock/index.ts'

type Back = Made<SoldLine>

const others = ({ moreInvoiceIds }: Row): readonly unknown[] => (moreInvoiceIds as readonly string[] | undefined) ?? []

/** Goods that were sold before the company began here: no line says for how much. */
const isOwn = ({ basis }: Row) => basis === 'none'

const isOfIssue = ({ basis = 'invoice' }: Row) => basis === 'issue'

const names = (document: Row, id: string) =>
  isOfIssue(document) ? document.issueId === id : document.invoiceId === id || others(document).includes(id)

/** Refuses a line of an invoice or of an issue that cannot come back so. */
function ofSource(document: Row, { line, source }: Back): MayRefuse {
  const { id, kind, code, status, documentDate, customerId, vat } = source.document
  const isIssue = kind === 'issue'
  const field = isIssue ? 'issueId' : others(document).includes(id) ? 'moreInvoiceIds' : 'invoiceId'
  return [
    (isIssue !== isOfIssue(document) || !names(document, id)) &&
      refusal(line, isIssue ? 'issueLineId' : 'invoiceLineId', isIssue ? 'otherIssue' : 'otherInvoice'),
    status !== 'done' && refusal(null, field, isIssue ? 'undoneIssue' : 'undoneInvoice', { code }),
    customerId !== document.customerId && refusal(null, field, 'otherCustomer'),
    vat !== (document.vat ?? 'off') && refusal(null, field, 'otherVat'),
    String(document.documentDate) < documentDate &&
      refusal(null, 'documentDate', tooEarlyRule[kind], { day: documentDate }),
  ]
}

/** The key of the line that goods come back of. */
const lineKeyOf = ({ id, document: { kind } }: SoldLine): Keys =>
  kind === 'issue' ? { issueLineId: id } : { invoiceLineId: id }

/** Refuses more than was sold and has not come back yet, and what of an issue is invoiced meanwhile. */
function tooMuch({ line, source }: Back, { returning, fulfilment, invoicing }: LedgerBalances): MayRefuse {
  const before = doneFor(returning, lineKeyOf(source))
  const meta = { sold: exact.add(source.quantity ?? '0', 0).toFixed(), returned: before.toFixed() }
  if (before.plus(String(line.quantity)).gt(source.quantity ?? '0')) return refusal(line, 'quantity', 'overSold', meta)
  if (source.document.kind === 'invoice') return null
  const { orderLineId } = source
  const open = doneFor(fulfilment, { orderLineId }).minus(doneFor(invoicing, { orderLineId }))
  return open.lt(String(line.quantity)) && refusal(line, 'quantity', 'invoicedIssue', { open: open.toFixed() })
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
      back.map((one) => ofSource(document, one)),
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

const differenceOf = (one: string, other: string) => exact.sub(one, other).toFixed()

/** What came back before, of what `issued` counts: by the line of the issue, else by that of the order. */
const backBefore = ({ source }: Back, { returning }: LedgerBalances) =>
  source.document.kind === 'issue'
    ? returning.per(['issueLineId'], lineKeyOf(source))
    : returning.per(['productId', 'orderLineId'], {
        ...{ productId: source.productId!, orderLineId: source.orderLineId },
      })

const piecesBefore = (back: Back, balances: LedgerBalances): string =>
  differenceOf(backBefore(back, balances).quantity!, back.source.uninvoicedBack.pieces)

/**
 * What goods cost that come back: by pieces, those of coils by their kg, what they were issued at. What came back
 * before it was invoiced took its own cost with it.
 */
function costsOf(back: Back, balances: LedgerBalances) {
  const { line, source } = back
  const { issued, weightMode, uninvoicedBack: apart } = source
  const before = backBefore(back, balances)
  const pieces = { all: issued.pieces, before: piecesBefore(back, balances), now: String(line.quantity) }
  const isIssue = source.document.kind === 'issue'
  const [kgBefore, kgNow] = isIssue ? [before.soldKg!, line.soldWeight] : [before.actualKg!, line.paidWeight]
  const kg = { all: issued.actualKg, before: kgBefore, now: String(kgNow ?? '0') }
  const part = weightMode === 'coil' ? kg : pieces
  return Object.fromEntries(
    COSTS.map((name) => {
      const taken = differenceOf(before[name]!, apart[name])
      return [name, exact.max(0, nextPart(issued[name], part, taken) ?? '0').toFixed()]
    }),
  ) as Record<(typeof COSTS)[number], string>
}

/** What comes back of a line. */
function returned(document: Row, back: Back, balances: LedgerBalances): PlannedEntry {
  const { line, source } = back
  const vat = (document.vat ?? 'off') as VatMode
  const baremKg = String(line.theoreticalWeight ?? '0')
  // Nothing is credited of what was not invoiced.
  const isCredited = source.document.kind === 'invoice'
  const measures = {
    quantity: String(line.quantity),
    actualKg: isCredited ? String(line.paidWeight ?? '0') : '0',
    soldKg: String(line.soldWeight ?? '0'),
    baremKg: isCredited ? baremKg : '0',
    soldBaremKg: baremKg,
    amount: withoutVat(String(line.amount), (line.tax ?? null) as Figure, vat),
    discount: String(line.discountShare ?? '0'),
    tax: String(line.tax ?? '0'),
    total: totalOf(line, vat),
    ...costsOf(back, balances),
  }
  const keys = { productId: source.productId!, orderLineId: source.orderLineId, ...lineKeyOf(source) }
  return entry('returning', 'return', keys, measures, { line: idOf(line) })
}

/** What is taken back of the progress of the order: the goods have not left for it any more. */
const unfulfilled = ({ line, source: { orderLineId } }: Back): PlannedEntry =>
  entry('fulfilment', 'return', { orderLineId }, takenBack(line), { line: idOf(line) })

/** Pieces and kg of a line that the order awaits again. */
const takenBack = (line: Row) => ({
  quantity: opposite(String(line.quantity)),
  pieces: opposite(String(line.quantity)),
  actualKg: opposite(String(line.soldWeight ?? '0')),
  baremKg: opposite(String(line.theoreticalWeight ?? '0')),
})

/** What is taken back of what was invoiced of the order, so that it is invoiced again once it is delivered again. */
const uninvoiced = (document: Row, { line, source: { orderLineId } }: Back): PlannedEntry => {
  const vat = (document.vat ?? 'off') as VatMode
  const measures = {
    ...takenBack(line),
    amount: opposite(withoutVat(String(line.amount), (line.tax ?? null) as Figure, vat)),
    discount: opposite(String(line.discountShare ?? '0')),
    // The delivery fee was charged once.
    shipping: '0',
    shippingTax: '0',
    total: opposite(totalOf({ ...line, addedCost: null }, vat)),
  }
  return entry('invoicing', 'return', { orderLineId }, measures, { line: idOf(line) })
}

const isAwaitedAgain = (document: Row, { redeliver }: Row) => redeliver === true && !isOfIssue(document)

/** What the order awaits again of an invoice, where a line says so. */
const awaitedAgain = (document: Row, back: readonly Back[]) =>
  back
    .filter(({ line }) => isAwaitedAgain(document, line))
    .flatMap((one) => [unfulfilled(one), uninvoiced(document, one)])

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

/** Goods without an invoice come in at the average cost of today; their credit first lowers what was taken over. */
function ownReturn(document: Row, facts: Facts, balances: LedgerBalances) {
  return unless(refusalsOf(document, [], facts, balances), () => {
    const first = () => spread(String(document.totalRefund), ownDebts(facts))
    const stock = planStock(ownGoods(document, facts), balances)
    return withCredit(
      also(stock, (entries) => priorReturns(document, entries)),
      document,
      facts,
      first,
    )
  })
}

/**
 * Goods come back at the cost that they left with; their credit first lowers the invoices that they come from. What was
 * not invoiced yet has no credit: the order awaits it again.
 */
export const postReturn = definePlanner({
  name: 'postReturn',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'invoiceId', 'moreInvoiceIds', 'customerId', 'warehouseId', 'damagedWarehouseId'],
    ...['scrapWarehouseId', 'vat', 'totalRefund', 'basis', 'issueId', 'refundFundId'],
    ...['lines.productId', 'lines.invoiceLineId', 'lines.issueLineId', 'lines.orderLineId', 'lines.quantity'],
    ...['lines.actualWeight', 'lines.unitCost'],
    ...['lines.soldWeight', 'lines.paidWeight', 'lines.theoreticalWeight', 'lines.errorMargin', 'lines.weightBasis'],
    ...[
      'lines.redeliver',
      'lines.productStatus',
      'lines.reason',
      'lines.amount',
      'lines.discountShare',
      'lines.tax',
      'lines.addedCost',
    ],
  ],
  facts: ['goods', 'tolerances', 'walkIn'],
  lockedFacts: ['soldLines', 'openItems', 'exchanged'],
  keys: (document) => ({
    stock: linesOf(document).map((line) => placeOf(document, line)),
    // Nothing more is issued meanwhile, so that the cost of what left stays.
    fulfilment: sourceKeys(document, 'orderLineId'),
    ...((isOfIssue(document) || linesOf(document).some((line) => isAwaitedAgain(document, line))) && {
      invoicing: sourceKeys(document, 'orderLineId'),
    }),
    returning: (isOwn(document) ? [] : linesOf(document)).map(
      ({ productId, orderLineId, invoiceLineId, issueLineId }) => ({
        ...{ productId: String(productId), orderLineId: String(orderLineId) },
        ...(isOfIssue(document) ? { issueLineId: String(issueLineId) } : { invoiceLineId: String(invoiceLineId) }),
      }),
    ),
    ...(isOwn(document) && { priorReturning: linesOf(document).map(priorKeys) }),
    ...(!isOfIssue(document) && { receivables: [creditKeys(document)] }),
  }),
  plan(document, facts, balances) {
    if (isOwn(document)) return ownReturn(document, facts, balances)
    const back = madeFrom(document, facts.soldLines, isOfIssue(document) ? 'issueLineId' : 'invoiceLineId')
    const refused = refusalsOf(document, back, facts, balances)
    const outdated =
      refused.length > 0 ? refused : refusals(linesOf(document).map((line) => stale(document, line, facts)))
    return unless(outdated, () => {
      const planned = inTurn(back, balances, 'returning', (one, then) => {
        const own = returned(document, one, then)
        const before = piecesBefore(one, then)
        return { entries: [own], goods: goodsOf(document, one, own.measures.cost!, before) }
      })
      const entries = planned.flatMap((one) => one.entries)
      const stock = planStock(
        planned.map(({ goods }) => goods),
        balances,
      )
      if (isOfIssue(document)) return also(stock, () => [...entries, ...back.map(unfulfilled)])
      const all = [...entries, ...awaitedAgain(document, back)]
      return withCredit(
        also(stock, () => all),
        document,
        facts,
        () => paidInvoices(document, entries, facts),
      )
    })
  },
})
