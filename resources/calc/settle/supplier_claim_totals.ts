import { exact, sum, type Figure } from '../exact.ts'
import { isCovered } from './received_line.ts'
import type { Facts } from './facts.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import { owesSuppliers } from './receipt_totals.ts'

/** A figure of lines with its tax; null while there are none, or one of them lacks it. */
function withTax(lines: readonly Row[], amount: string, tax: string): Figure {
  if (lines.length === 0 || lines.some((line) => (line[amount] ?? null) === null)) return null
  return sum(lines.map((line) => exact.add(String(line[amount]), String(line[tax] ?? '0')).toFixed())).toFixed()
}

const linesOf = ({ lines }: Row) => lines as readonly Row[]

/** What the supplier credits, in whole dong with tax: nothing before suppliers are owed anything. */
export const creditOf = (row: Row, { payableTerms }: Pick<Facts, 'payableTerms'>): string =>
  owesSuppliers({ documentDate: row.answeredOn }, payableTerms)
    ? String(withTax(linesOf(row), 'acceptedAmount', 'acceptedTax') ?? '0')
    : '0'

/** What of it invoices of the supplier cover already, so that the supplier adjusts them. */
export const invoicedOf = (row: Row, { receivedLines }: Pick<Facts, 'receivedLines'>): Figure =>
  withTax(
    linesOf(row).filter(({ receiptLineId }) => isCovered(receivedLines.get(String(receiptLineId)))),
    'acceptedAmount',
    'acceptedTax',
  )

/** A claim once its lines are settled: what is claimed, and what is accepted of it. */
export const supplierClaimTotals = defineDocumentComputation({
  name: 'supplierClaimTotals',
  reads: ['lines', 'answeredOn', 'claimed', 'credited', 'invoicedBefore'],
  facts: ['receivedLines', 'payableTerms'],
  compute(row, facts) {
    const isAnswered = (row.answeredOn ?? null) !== null
    return {
      values: {
        claimed: withTax(linesOf(row), 'amount', 'tax'),
        credited: isAnswered ? creditOf(row, facts) : null,
        invoicedBefore: isAnswered ? invoicedOf(row, facts) : null,
      },
    }
  },
})
