import { exact, exactly, given, sum, type Figure } from '../calc/exact.ts'
import { type VatMode, withoutVat, withVat } from '../calc/vat.ts'
import type { BillableLine, Facts } from '../calc/settle/index.ts'
import { invoiceCharges } from '../calc/settle/invoice_charges.ts'
import { invoiceLine } from '../calc/settle/invoice_line.ts'
import { fieldOfOrder, namesOrder, ordersOf } from '../calc/settle/named_orders.ts'
import { receivableDebts } from '../ledgers/debts/receivables.ts'
import { beyond } from './parts/beyond.ts'
import { creditsIn, debtParts, spread } from './parts/debts.ts'
import { entry } from './parts/entry.ts'
import { idOf, linesOf, sourceKeys, type Made } from './parts/lines.ts'
import { doneFor } from './parts/progress.ts'
import { refusal, refusals, type MayRefuse } from './parts/refusals.ts'
import { definePlanner, type LedgerBalances, type PlannedEntry, type Row } from './planner.ts'

/** States of an order of which something may be invoiced. */
const BILLED_STATES: readonly string[] = ['approved', 'in_progress', 'done']

type MadeLine = Made<BillableLine>

/** Refuses more than was issued and is not invoiced yet; of a service, more than was ordered. */
function tooMuch({ line, source }: MadeLine, balances: LedgerBalances): MayRefuse {
  const { id: orderLineId, isService, quantity: ordered } = source
  const [issued, before] = [doneFor(balances.fulfilment, { orderLineId }), doneFor(balances.invoicing, { orderLineId })]
  if (isService)
    return (
      before.plus(String(line.quantity)).gt(ordered ?? '0') &&
      refusal(line, 'quantity', 'overOrdered', {
        ordered: given(ordered ?? '0', 'ordered').toFixed(),
        invoiced: before.toFixed(),
      })
    )
  const meta = { issued: issued.toFixed(), invoiced: before.toFixed() }
  return before.plus(String(line.quantity)).gt(issued) && refusal(line, 'quantity', 'overIssued', meta)
}

const FOLLOWING = ['actualWeight', 'theoreticalWeight', 'amount', 'discountShare'] as const

/** The same of older invoices, which have no `shippingFeeDue`: their amounts were rounded line by line and stay. */
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
const isStranger = (document: Row, { source }: MadeLine) => !namesOrder(document, source.order.id)

/** Refuses orders that cannot be invoiced. */
function ofOrder(document: Row, { id, status, orderDate, customerId, vat }: BillableLine['order']): MayRefuse {
  const field = fieldOfOrder(document, id)
  return [
    !BILLED_STATES.includes(status) && refusal(null, field, 'closedOrderToInvoice'),
    orderDate &&
      String(document.documentDate) < orderDate &&
      refusal(null, 'documentDate', 'invoiceBeforeOrder', { day: orderDate }),
    customerId !== document.customerId && refusal(null, field === 'orderId' ? 'customerId' : field, 'otherCustomer'),
    vat !== (document.vat ?? 'off') && refusal(null, field, 'otherVat'),
  ]
}

const isBelowZero = ({ grandTotal }: Row) => exactly((grandTotal ?? null) as Figure)?.isNegative() ?? false

const isUnknown = ({ amount }: Row) => exactly((amount ?? null) as Figure) === null

/** Refuses an invoice that cannot be posted as it is. */
const refusalsOf = (document: Row, made: readonly MadeLine[], balances: LedgerBalances) =>
  refusals(
    ordersOf(made.map(({ source }) => source)).map((order) => ofOrder(document, order)),
    made.map((one) => isStranger(document, one) && refusal(one.line, 'orderLineId', 'otherOrder')),
    made.map((one) => tooMuch(one, balances)),
    linesOf(document).map((line) => isUnknown(line) && refusal(line, 'quantity', 'amountUnknown')),
    isBelowZero(document) && refusal(null, 'grandTotal', 'negativeInvoice'),
  )

/** Names figures that differ from what they would be now: those of lines first, then fee and tax. */
function staleFigures(document: Row, facts: Facts) {
  const lines = refusals(
    linesOf(document).map((line) => isStale(document, line, facts) && refusal(line, 'amount', 'staleInvoice')),
  )
  if (lines.length > 0 || isFromBefore(document)) return lines
  const { shippingFee, tax } = invoiceCharges(document, facts.billableLines, facts.vat.rate).values
  const differsNow = differs(document.shippingFee, shippingFee) || differs(document.tax, tax)
  return refusals(differsNow && refusal(null, 'shippingFee', 'staleFee'))
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

/** Entries of progress for the line of the order that an invoiced line is made from. */
function invoiced({ line, source }: MadeLine, vat: VatMode): PlannedEntry {
  const measures = {
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
  }
  return entry('invoicing', 'invoice', { orderLineId: source.id }, measures, { line: idOf(line) })
}

/** A service is done once it is invoiced: no warehouse issues it. */
const served = ({ line, source }: MadeLine): PlannedEntry[] => {
  const measures = { quantity: String(line.quantity), pieces: String(line.quantity), actualKg: '0', baremKg: '0' }
  return source.isService
    ? [entry('fulfilment', 'service', { orderLineId: source.id }, measures, { line: idOf(line) })]
    : []
}

const { owe, setOff, keysOf: keysBy } = debtParts(receivableDebts)
const keysOf = keysBy('invoices')

/** Money that the company holds for the orders of an invoice. */
const depositsFor = (document: Row, facts: Facts) =>
  creditsIn(facts.openItems).filter(({ orderId }) => namesOrder(document, orderId))

/** The payment that is made with the invoice itself, at most what is owed of it. */
function paidOf(open: string, { paidAtOnce }: Facts): string {
  if (paidAtOnce === null || exact.sub(open, 0).lte(0)) return '0'
  const givesChange = paidAtOnce.isCash && exact.sub(paidAtOnce.amount, open).gt(0)
  return givesChange ? open : paidAtOnce.amount
}

/** Posts a debt of the customer and what is invoiced of the order. Deposits for the order pay the debt. */
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
    const sources = sourceKeys(document, 'orderLineId')
    return { fulfilment: sources, invoicing: sources, receivables: [keysOf(document)] }
  },
  plan(document, facts, balances) {
    const made = linesOf(document).map((line) => ({ line, source: facts.billableLines.get(String(line.orderLineId))! }))
    const found = refusalsOf(document, made, balances)
    const refused = found.length > 0 ? found : staleFigures(document, facts)
    if (refused.length > 0) return { refusals: refused }
    const [own, total] = [keysOf(document), String(document.grandTotal)]
    const debt = owe('invoice', own, total, String(document.dueDate))
    const oldDebt = balances.receivables.per([receivableDebts.party], own).amount!
    if (beyond([debt], balances).length > 0) return { refusals: [refusal(null, 'grandTotal', 'debtTooMuch')] }
    const paid = spread(total, depositsFor(document, facts))
    const open = exact.sub(total, sum(paid.map(({ amount }) => amount)))
    if (facts.walkIn === document.customerId && open.gt(0))
      return { refusals: [refusal(null, 'customerId', 'walkInOwes')] }
    return {
      entries: [
        ...made.flatMap(served),
        ...made.map((one) => invoiced(one, (document.vat ?? 'off') as VatMode)),
        ...[debt, ...setOff(own, paid)],
      ],
      values: { oldDebt, newDebt: exact.sub(exact.add(oldDebt, total), paidOf(open.toFixed(), facts)).toFixed() },
    }
  },
})
