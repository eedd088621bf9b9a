import { addDays } from '../calc/days.ts'
import { exact } from '../calc/exact.ts'
import type { CarriedIssue, CarriedReceipt, Facts, InvoicedReceipt } from '../calc/settle/index.ts'
import { nextPart } from '../calc/settle/parts.ts'
import { piecesOf } from '../calc/settle/supplier_invoice_line.ts'
import { namesReceipt } from '../calc/settle/supplier_invoice_totals.ts'
import {
  deliveryParts,
  freightParts,
  goodsPart,
  isFreight,
  owingOf,
  receivedIn,
  type MatchedPart,
} from '../calc/settle/supplier_invoice_parts.ts'
import { payableDebts } from '../ledgers/debts/payables.ts'
import type { Keys } from './balances.ts'
import { beyond } from './parts/beyond.ts'
import { debtParts, spread } from './parts/debts.ts'
import { debtsOfReceipts } from './parts/debts_of_receipts.ts'
import { entry, opposite } from './parts/entry.ts'
import { planStock, stockKeys, type StockLine } from './parts/goods.ts'
import { lateFreight } from './parts/late_freight.ts'
import { latePrice, MEASURES } from './parts/late_price.ts'
import { idOf, linesOf } from './parts/lines.ts'
import { also, refusal, refusals, unless, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type PlannedEntry, type Row } from './planner.ts'

const { owe, setOff, keysOf } = debtParts(payableDebts)
const ownKeys = keysOf('supplier-invoices')

type Received = ReturnType<typeof receivedIn>[number]

const costsOf = ({ costs }: Row) => costs as readonly Row[]

const hasFreight = (document: Row) => costsOf(document).some(isFreight)

/** Refuses a receipt that the invoice cannot be about. */
const ofReceipt = (document: Row, field: string, { documentDate, status, code }: InvoicedReceipt): MayRefuse => [
  status !== 'done' && refusal(null, field, 'undoneReceipt', { code }),
  String(document.documentDate) < documentDate &&
    refusal(null, 'documentDate', 'matchBeforeReceipt', { day: documentDate, code }),
]

/** Refuses a line of goods that cannot be matched: none are here, others sent them, or all of them are invoiced. */
function ofLine(document: Row, line: Row, receivedLines: Facts['receivedLines']): MayRefuse {
  const source = receivedLines.get(String(line.receiptLineId))
  if (!source) return refusal(line, 'productId', 'goodsNotHere')
  const { receipt, matched, quantity } = source
  const field = document.receiptId === receipt.id ? 'receiptId' : 'moreReceiptIds'
  const meta = { received: exact.add(quantity ?? '0', 0).toFixed(), invoiced: exact.add(matched.quantity, 0).toFixed() }
  return [
    !namesReceipt(document, receipt.id) && refusal(line, 'receiptLineId', 'otherDocument'),
    receipt.supplierId !== document.supplierId && refusal(null, field, 'receiptOfAnother'),
    ofReceipt(document, field, receipt),
    exact.add(matched.quantity, String(line.quantity)).gt(quantity ?? '0') &&
      refusal(line, 'quantity', 'overReceived', meta),
  ]
}

/** Refuses receipts whose freight is owed to somebody else. */
const ofFreight = (document: Row, receipt: CarriedReceipt): MayRefuse => [
  receipt.freightSupplierId !== null &&
    receipt.freightSupplierId !== document.supplierId &&
    refusal(null, 'freightReceiptIds', 'otherCarrier', { code: receipt.code }),
  ofReceipt(document, 'freightReceiptIds', receipt),
]

/** Refuses deliveries that are not posted, later ones, and those whose freight another invoice has. */
function ofDelivery(document: Row, { code, status, documentDate, invoicedBy }: CarriedIssue): MayRefuse {
  const field = 'freightIssueIds'
  return [
    status !== 'done' && refusal(null, field, 'undoneDelivery', { code }),
    invoicedBy !== null && refusal(null, field, 'freightTwice', { code, invoice: invoicedBy }),
    String(document.documentDate) < documentDate &&
      refusal(null, 'documentDate', 'matchBeforeIssue', { day: documentDate, code }),
  ]
}

const isUnknown = ({ amount }: Row) => (amount ?? null) === null

/** A tax code that is not that of the supplier, where the supplier has one. */
const ofSeller = ({ sellerTaxCode }: Row, { payee }: Facts): MayRefuse =>
  (sellerTaxCode ?? null) !== null &&
  payee !== null &&
  payee.taxCode !== null &&
  payee.taxCode !== sellerTaxCode &&
  refusal(null, 'sellerTaxCode', 'otherTaxCode', {}, { taxCode: payee.taxCode, name: payee.name })

/** A total that differs from that on the paper: a line is missing, doubled or mistyped. */
const differs = ({ controlTotal, payable }: Row): MayRefuse =>
  (controlTotal ?? null) !== null &&
  payable !== null &&
  !exact.sub(String(controlTotal), String(payable)).isZero() &&
  refusal(null, 'controlTotal', 'paperTotal', { total: String(payable) })

/** Each refusal of the document once, though several lines lead to it. */
const once = (all: ReturnType<typeof refusals>) => [
  ...new Map(all.map((one) => [`${one.line} ${one.field} ${one.rule}`, one])).values(),
]

const refusalsOf = (document: Row, facts: Facts) =>
  once(
    refusals(
      linesOf(document).length + costsOf(document).length === 0 && refusal(null, 'lines', 'emptyInvoice'),
      linesOf(document).map((line) => ofLine(document, line, facts.receivedLines)),
      facts.carriedReceipts.map((receipt) => ofFreight(document, receipt)),
      facts.carriedIssues.map((issue) => ofDelivery(document, issue)),
      facts.carriedIssues.length > 0 && !hasFreight(document) && refusal(null, 'freightIssueIds', 'noFreight'),
      ofSeller(document, facts),
      linesOf(document).map((line) => isUnknown(line) && refusal(line, 'unitPrice', 'priceFirst')),
      differs(document),
    ),
  )

/** How much was received of the pieces that a line is for, in the measure of their price. */
function receivedOf({ line, source }: Received): string {
  const pieces = { ...piecesOf(source, line), before: '0' }
  if (source.priceType === 'piece') return pieces.now
  return nextPart(source.priceType === 'barem_kg' ? source.baremKg : source.stockKg, pieces, '0', 3) ?? '0'
}

/** What goods cost more or less than they were received at. */
const latePrices = (made: readonly Received[], parts: readonly MatchedPart[]): StockLine[] =>
  made.flatMap((one, place) => {
    const { source, line } = one
    const { amount, booked } = parts[place]!
    const keys = { productId: source.productId, warehouseId: source.warehouseId }
    const difference = exact.sub(amount, booked).toFixed()
    const { hasLeft } = source.receipt
    const came = { measure: MEASURES[source.priceType], received: receivedOf(one), hasLeft }
    return latePrice(keys, idOf(line), difference, came)
  })

const matched = (keys: Keys, { ...measures }: MatchedPart, line: string | null): PlannedEntry =>
  entry('matching', 'invoice', keys, measures, { line })

/** An invoice says what goods cost: of those at a provisional price as many pieces are settled by it. */
function settledBy({ line, source }: Received): PlannedEntry[] {
  const left = exact.sub(source.quantity ?? '0', source.repriced.quantity)
  const pieces = exact.min(String(line.quantity), left)
  if (source.priceState !== 'provisional' || pieces.lte(0)) return []
  const measures = { quantity: pieces.toFixed(), amount: '0', tax: '0' }
  return [entry('repricing', 'invoice', { receiptLineId: source.id }, measures, { line: idOf(line) })]
}

/** By when it is to be paid: as it says, else by the days of the supplier. */
const dueOf = ({ dueDate, issuedOn }: Row, { payableTerms }: Facts): string =>
  String(dueDate ?? addDays(String(issuedOn), payableTerms.goods))

/** What the invoice itself owes; what it takes off first lowers what its receipts owe. */
function owed(document: Row, facts: Facts): PlannedEntry[] {
  const [own, owing] = [ownKeys(document), owingOf(document, facts)]
  if (exact.sub(owing, 0).isZero()) return []
  const debt = owe('invoice', own, owing, dueOf(document, facts))
  const goods = receivedIn(document, facts.receivedLines).map(({ source }) => source.receipt.id)
  const freight = facts.carriedReceipts.map(({ id }) => id)
  const lowers = debtsOfReceipts(facts, { receiptId: goods, freightReceiptId: freight })
  return [debt, ...(owing.startsWith('-') ? setOff(own, spread(opposite(owing), lowers)) : [])]
}

const places = (document: Row, { receivedLines, carriedReceipts }: Facts): Keys[] => [
  ...receivedIn(document, receivedLines).map(({ source: { productId, warehouseId } }) => ({ productId, warehouseId })),
  ...carriedReceipts.flatMap(({ lines }) => lines.map(({ productId, warehouseId }) => ({ productId, warehouseId }))),
]

/**
 * An invoice of a supplier, held against what receipts have posted: only what differs is posted. Dong without tax
 * correct the cost of goods that are still here, and are variance of those that have left; with tax they are owed.
 */
export const matchInvoice = definePlanner({
  name: 'matchInvoice',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'supplierId', 'receiptId', 'moreReceiptIds', 'issuedOn', 'dueDate', 'controlTotal'],
    ...['sellerTaxCode', 'freightIssueIds'],
    ...['payable', 'owing', 'lines.receiptLineId', 'lines.quantity'],
    ...['lines.amount', 'lines.tax', 'costs.expenseId', 'costs.amount', 'costs.tax'],
  ],
  facts: ['receivedLines', 'carriedReceipts', 'carriedIssues', 'payableTerms', 'payee'],
  lockedFacts: ['receivedLines', 'carriedReceipts', 'carriedIssues', 'openPayables'],
  keys: (document, facts) => ({
    ...stockKeys(places(document, facts)),
    repricing: receivedIn(document, facts.receivedLines).map(({ source }) => ({ receiptLineId: source.id })),
    matching: [
      ...receivedIn(document, facts.receivedLines).map(({ source }) => ({ receiptLineId: source.id })),
      ...facts.carriedReceipts.map(({ id }) => ({ freightReceiptId: id })),
      ...facts.carriedIssues.map(({ id }) => ({ freightIssueId: id })),
    ],
    payables: [ownKeys(document)],
  }),
  plan(document, facts, balances) {
    const { receivedLines, carriedReceipts, carriedIssues, payableTerms } = facts
    const made = receivedIn(document, receivedLines)
    const debts = owed(document, facts)
    const refused = refusalsOf(document, facts)
    const tooMuch = beyond(
      debts.filter(({ kind }) => kind !== 'allocation'),
      balances,
    ).length
    const all = refused.length > 0 ? refused : refusals(tooMuch > 0 && refusal(null, 'lines', 'debtTooMuch'))
    return unless(all, () => {
      const goods = made.map(({ line, source }) => goodsPart(line, source, payableTerms))
      const [freight, deliveries] = [freightParts(document, facts), deliveryParts(document, facts)]
      const stock = planStock([...latePrices(made, goods), ...lateFreight(carriedReceipts, freight)], balances)
      const posting = also(stock, () => [
        ...made.map(({ line, source }, place) => matched({ receiptLineId: source.id }, goods[place]!, idOf(line))),
        ...made.flatMap(settledBy),
        ...carriedReceipts.map(({ id }, place) => matched({ freightReceiptId: id }, freight[place]!, null)),
        ...carriedIssues.map(({ id }, place) => matched({ freightIssueId: id }, deliveries[place]!, null)),
        ...debts,
      ])
      return { ...posting, values: { owing: owingOf(document, facts), dueDate: dueOf(document, facts) } }
    })
  },
})
