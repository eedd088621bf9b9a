import type { RowMistake } from '../checks.ts'
import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { namesOrder } from './named_orders.ts'
import type { OrderLine } from './order_line.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
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

/** Goods that leave once their lines are settled: how many, and how heavy; unknown weights leave the sum unknown. */
export const issueTotals = defineDocumentComputation({
  name: 'issueTotals',
  reads: [
    ...['lines', 'orderId', 'moreOrderIds', 'itemCount', 'theoreticalWeight', 'actualWeight', 'ticketIds'],
    ...['weighedTotal'],
  ],
  facts: ['orderLines', 'tickets'],
  compute(row, { orderLines, tickets }) {
    const mistakes = strangers(row, orderLines)
    if (mistakes.length > 0) return { mistakes }
    const lines = (row.lines as readonly Row[]).filter((line) => !isBlank(line))
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    return {
      values: {
        itemCount: sumOf(lines, 'quantity'),
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(heavy, 'actualWeight'),
        weighedTotal: weighedTotal(row, tickets),
      },
    }
  },
})
