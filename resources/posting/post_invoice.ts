import { linesOf, refusal } from './document.ts'
import { exact, exactly, given, sum, type Figure } from '../calc/exact.ts'
import { type VatMode, withoutVat, withVat } from '../calc/vat.ts'
import type { BillableLine, Facts } from '../calc/settle/index.ts'
import { invoiceCharges } from '../calc/settle/invoice_charges.ts'
import { invoiceLine } from '../calc/settle/invoice_line.ts'
import { fieldOfOrder, namesOrder, ordersOf } from '../calc/settle/named_orders.ts'
import { allocations, debtEntry, spread } from './debt/allocate.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type PostingRefusal, type Row } from './planner.ts'

/** States of an order of which something may be invoiced. */
const BILLED_STATES: readonly string[] = ['approved', 'in_progress', 'done']

interface Made {
  line: Row
  source: BillableLine
}

/** More than was issued and is not invoiced yet. */
function tooMuch({ line, source }: Made, { fulfilment, invoicing }: LedgerBalances): PostingRefusal[] {
  const keys = { orderLineId: source.id }
  const [issued, before] = [fulfilment, invoicing].map((ledger) => ledger.per(['orderLineId'], keys).quantity!)
  const all = exact.add(before!, String(line.quantity))
  const meta = { issued: given(issued!, 'issued').toFixed(), invoiced: given(before!, 'invoiced').toFixed() }
  return all.gt(issued!) ? [refusal(line, 'quantity', 'overIssued', meta)] : []
}

const FOLLOWING = ['actualWeight', 'theoreticalWeight', 'amount', 'discountShare'] as const

/** The same of invoices from before the parts of a line came to its whole: what was asked for by then may be posted. */
const FOLLOWING_BEFORE = ['actualWeight', 'discountShare'] as const

const isFromBefore = ({ shippingFeeDue = null }: Row) => shippingFeeDue === null

const differs = (one: unknown, other: unknown) => !exact.sub(String(one ?? '0'), String(other ?? '0')).isZero()

/** True when the line is out of date because goods were issued or invoiced in the meantime. */
function isStale(document: Row, line: Row, facts: Facts): boolean {
  const now = invoiceLine.compute(line, undefined, facts, document)
  const names = isFromBefore(document) ? FOLLOWING_BEFORE : FOLLOWING
  return 'values' in now && names.some((name) => differs(line[name], now.values[name]))
}

/** A line of an order that the invoice does not name. */
const isStranger = (document: Row, { source }: Made) => !namesOrder(document, source.order.id)

/** What has to be said of an order that is invoiced. */
function ofOrder(document: Row, order: BillableLine['order']): PostingRefusal[] {
  const field = fieldOfOrder(document, order.id)
  return [
    ...(BILLED_STATES.includes(order.status) ? [] : [refusal(null, field, 'closedOrderToInvoice')]),
    ...(order.orderDate && String(document.documentDate) < order.orderDate
      ? [refusal(null, 'documentDate', 'invoiceBeforeOrder', { day: order.orderDate })]
      : []),
    ...(order.customerId === document.customerId
      ? []
      : [refusal(null, field === 'orderId' ? 'customerId' : field, 'otherCustomer')]),
    ...(order.vat === (document.vat ?? 'off') ? [] : [refusal(null, field, 'otherVat')]),
  ]
}

const isBelowZero = ({ grandTotal }: Row) => exactly((grandTotal ?? null) as Figure)?.isNegative() ?? false

const isUnknown = ({ amount }: Row) => exactly((amount ?? null) as Figure) === null

/** What has to be said before an invoice posts. */
function refusalsOf(document: Row, made: readonly Made[], balances: LedgerBalances): PostingRefusal[] {
  return [
    ...ordersOf(made.map(({ source }) => source)).flatMap((order) => ofOrder(document, order)),
    ...made.flatMap((one) => (isStranger(document, one) ? [refusal(one.line, 'orderLineId', 'otherOrder')] : [])),
    ...made.flatMap((one) => tooMuch(one, balances)),
    ...linesOf(document).flatMap((line) => (isUnknown(line) ? [refusal(line, 'quantity', 'amountUnknown')] : [])),
    ...(isBelowZero(document) ? [refusal(null, 'grandTotal', 'negativeInvoice')] : []),
  ]
}

/** Figures of lines, else the fee and the tax, that are others since they were worked out. */
function staleFigures(document: Row, facts: Facts): PostingRefusal[] {
  const lines = linesOf(document).flatMap((line) =>
    isStale(document, line, facts) ? [refusal(line, 'amount', 'staleInvoice')] : [],
  )
  if (lines.length > 0 || isFromBefore(document)) return lines
  const { shippingFee, tax } = invoiceCharges(document, facts.billableLines, facts.vat.rate).values
  return differs(document.shippingFee, shippingFee) || differs(document.tax, tax)
    ? [refusal(null, 'shippingFee', 'staleFee')]
    : []
}

/** What is to be paid for a line: less its discount, with its part of the delivery fee, and VAT. */
function totalOf(line: Row, vat: VatMode): string {
  const [amount, discount, shipping] = [line.amount, line.discountShare, line.shippingShare] as Figure[]
  const tax = sum([line.tax, line.shippingTax] as Figure[]).toFixed()
  return withVat(
    sum([amount!, shipping!])
      .minus(discount ?? '0')
      .toFixed(),
    tax,
    vat,
  )
}

/** What a line does for the line of the order that it is made from. */
const invoiced = ({ line, source }: Made, vat: VatMode): PlannedEntry => ({
  ledger: 'invoicing',
  line: String(line.id),
  kind: 'invoice',
  keys: { orderLineId: source.id },
  measures: {
    quantity: String(line.quantity),
    pieces: String(line.quantity),
    actualKg: String(line.actualWeight ?? '0'),
    baremKg: String(line.theoreticalWeight ?? '0'),
    // What counts as revenue.
    amount: withoutVat(String(line.amount), (line.tax ?? null) as Figure, vat),
    discount: String(line.discountShare ?? '0'),
    shipping: String(line.shippingShare ?? '0'),
    shippingTax: vat === 'included' ? String(line.shippingTax ?? '0') : '0',
    total: totalOf(line, vat),
  },
  facts: {},
})

const keysOf = ({ id, customerId }: Row) => ({ customerId: String(customerId), invoiceId: String(id) })

/** Money that the company holds for the orders of an invoice. */
const depositsFor = (document: Row, { openItems }: Facts) =>
  openItems.filter((item) => item.side === 'credit' && namesOrder(document, item.orderId))

/** What is paid with the invoice itself, of what is open of it. */
function paidOf(open: string, { paidAtOnce }: Facts): string {
  if (paidAtOnce === null || exact.sub(open, 0).lte(0)) return '0'
  const isChanged = paidAtOnce.isCash && exact.sub(paidAtOnce.amount, open).gt(0)
  return isChanged ? open : paidAtOnce.amount
}

/** A debt of the customer, and what of an order is invoiced; deposits for the order pay it. */
export const postInvoice = definePlanner({
  name: 'postInvoice',
  date: 'documentDate',
  reads: [
    ...['documentDate', 'orderId', 'moreOrderIds', 'customerId', 'dueDate', 'grandTotal', 'oldDebt', 'newDebt'],
    ...['vat', 'tax', 'shippingFee', 'shippingFeeDue'],
    ...['lines.productId', 'lines.orderLineId', 'lines.quantity', 'lines.actualWeight', 'lines.theoreticalWeight'],
    ...['lines.amount', 'lines.discountShare', 'lines.shippingShare', 'lines.shippingTax', 'lines.tax'],
    ...['lines.vatRate'],
  ],
  facts: ['billableLines', 'vat', 'walkIn', 'paidAtOnce'],
  lockedFacts: ['openItems'],
  keys(document) {
    const sources = linesOf(document).map(({ orderLineId }) => ({ orderLineId: String(orderLineId) }))
    return { fulfilment: sources, invoicing: sources, receivables: [keysOf(document)] }
  },
  plan(document, facts, balances) {
    const made = linesOf(document).map((line) => ({ line, source: facts.billableLines.get(String(line.orderLineId))! }))
    const found = refusalsOf(document, made, balances)
    const refusals = found.length > 0 ? found : staleFigures(document, facts)
    if (refusals.length > 0) return { refusals }
    const [own, total] = [keysOf(document), String(document.grandTotal)]
    const debt = debtEntry('invoice', own, total, String(document.dueDate))
    const oldDebt = balances.receivables.per(['customerId'], own).amount!
    const then = balances.receivables.copy()
    then.add(debt)
    if (then.isBeyond(own)) return { refusals: [refusal(null, 'grandTotal', 'debtTooMuch')] }
    const paid = spread(total, depositsFor(document, facts))
    const open = exact.sub(total, sum(paid.map(({ amount }) => amount)))
    if (facts.walkIn === document.customerId && open.gt(0))
      return { refusals: [refusal(null, 'customerId', 'walkInOwes')] }
    return {
      entries: [
        ...made.map((one) => invoiced(one, (document.vat ?? 'off') as VatMode)),
        debt,
        ...allocations(own, paid, -1),
      ],
      values: { oldDebt, newDebt: exact.sub(exact.add(oldDebt, total), paidOf(open.toFixed(), facts)).toFixed() },
    }
  },
})
