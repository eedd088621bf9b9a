import { exact, sum } from '../exact.ts'
import type { Facts } from './facts.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import { owesSuppliers } from './receipt_totals.ts'

/** The line of a receipt that a line settles. */
const sourceOf = ({ receiptLineId }: Row, { receivedLines }: Pick<Facts, 'receivedLines'>) =>
  receivedLines.get(String(receiptLineId))

/**
 * What settled prices add to what receipts owe, in whole dong with tax; null while a price is missing. What was
 * received before receipts owe anything is in the opening debts.
 */
export function settledOwing(row: Row, facts: Facts): string | null {
  const lines = row.lines as readonly Row[]
  if (lines.length === 0 || lines.some(({ difference }) => (difference ?? null) === null)) return null
  const owes = (line: Row) => {
    const receipt = sourceOf(line, facts)?.receipt
    return receipt !== undefined && owesSuppliers(receipt as unknown as Row, facts.payableTerms)
  }
  return sum(
    lines.filter(owes).map(({ difference, tax }) => exact.add(String(difference), String(tax ?? '0')).toFixed()),
  ).toFixed()
}

/** Settled prices once their lines are: what they add to what receipts owe. */
export const priceSettlementTotals = defineDocumentComputation({
  name: 'priceSettlementTotals',
  reads: ['lines', 'owing'],
  facts: ['receivedLines', 'payableTerms'],
  compute(row, facts) {
    return { values: { owing: settledOwing(row, facts) } }
  },
})
