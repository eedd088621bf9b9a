import type { RowMistake } from '../checks.ts'
import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import type { Facts } from './facts.ts'
import { namesOrder } from './named_orders.ts'
import type { OrderLine } from './order_line.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import { owesSuppliers } from './receipt_totals.ts'
import type { ReceivedLine } from './received_line.ts'
import { givenBack } from './supplier_return.ts'
import { weighedTotal } from './tickets.ts'

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly(line[name] as Figure) !== null)
    ? sum(lines.map((line) => line[name] as Figure)).toFixed()
    : null

/** Mistakes at lines that are made from lines of an order that the document does not name. */
const strangers = (document: Row, orderLines: ReadonlyMap<string, OrderLine>): RowMistake[] =>
  (document.lines as readonly Row[]).flatMap(({ orderLineId }, index) =>
    orderLineId === null || namesOrder(document, orderLines.get(String(orderLineId))?.order.id)
      ? []
      : [{ field: `lines.${index}.orderLineId`, rule: 'otherOrder' }],
  )

/** Mistakes at lines that go back with another receipt than the document names. */
const others = (document: Row, receivedLines: ReadonlyMap<string, ReceivedLine>): RowMistake[] =>
  (document.lines as readonly Row[]).flatMap(({ receiptLineId }, index) =>
    (receiptLineId ?? null) === null ||
    receivedLines.get(String(receiptLineId))?.receipt.id === (document.receiptId ?? null)
      ? []
      : [{ field: `lines.${index}.receiptLineId`, rule: 'otherDocument' }],
  )

type CreditFacts = Pick<Facts, 'receivedLines' | 'payableTerms'>

/**
 * What the supplier credits for goods that go back, in whole dong with tax, and what of it invoices had covered. Before
 * suppliers are owed anything, nothing.
 */
export function returnCredit(row: Row, { receivedLines, payableTerms }: CreditFacts) {
  const parts = (row.lines as readonly Row[]).flatMap(({ receiptLineId, quantity }) => {
    const source = receivedLines.get(String(receiptLineId))
    return source && exactly(quantity as Figure)?.gt(0) ? [givenBack(source, String(quantity), payableTerms)] : []
  })
  const owes = owesSuppliers(row, payableTerms)
  return {
    credited: owes ? sum(parts.flatMap(({ amount, tax }) => [amount, tax])).toFixed() : '0',
    invoicedBefore: sum(parts.flatMap(({ invoiced }) => [invoiced.amount, invoiced.tax])).toFixed(),
  }
}

/** Nothing is credited for goods that do not go back. */
const creditIn = (row: Row, facts: CreditFacts) =>
  (row.receiptId ?? null) === null ? { credited: null, invoicedBefore: null } : returnCredit(row, facts)

/** Pieces that a customer gets without an order. */
const unordered = ({ purpose }: Row, lines: readonly Row[]): string | null =>
  purpose === 'sale'
    ? sumOf(
        lines.filter(({ orderLineId }) => (orderLineId ?? null) === null),
        'quantity',
      )
    : null

/** Goods that leave once their lines are settled: how many, and how heavy; unknown weights leave the sum unknown. */
export const issueTotals = defineDocumentComputation({
  name: 'issueTotals',
  reads: [
    ...['lines', 'orderId', 'moreOrderIds', 'itemCount', 'theoreticalWeight', 'actualWeight', 'ticketIds'],
    ...['weighedTotal', 'receiptId', 'documentDate', 'credited', 'invoicedBefore', 'purpose', 'unorderedCount'],
  ],
  facts: ['orderLines', 'tickets', 'receivedLines', 'payableTerms'],
  compute(row, facts) {
    const { orderLines, tickets } = facts
    const mistakes = [...strangers(row, orderLines), ...others(row, facts.receivedLines)]
    if (mistakes.length > 0) return { mistakes }
    const lines = (row.lines as readonly Row[]).filter((line) => !isBlank(line))
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    return {
      values: {
        itemCount: sumOf(lines, 'quantity'),
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(heavy, 'actualWeight'),
        unorderedCount: unordered(row, lines),
        weighedTotal: weighedTotal(row, tickets),
        ...creditIn(row, facts),
      },
    }
  },
})
