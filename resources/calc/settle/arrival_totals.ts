import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { defineDocumentComputation, type Row } from './computation.ts'

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], figure: (line: Row) => Figure): Figure =>
  lines.length > 0 && lines.every((line) => exactly(figure(line)) !== null) ? sum(lines.map(figure)).toFixed() : null

/** Goods that come to a warehouse once their lines are settled: how many, how heavy, and their value. */
export const arrivalTotals = defineDocumentComputation({
  name: 'arrivalTotals',
  reads: ['lines', 'itemCount', 'theoreticalWeight', 'actualWeight', 'total'],
  facts: [],
  compute(row) {
    const lines = (row.lines as readonly Row[]).filter((line) => !isBlank(line))
    const weight = (line: Row) => (line.actualWeight ?? line.theoreticalWeight) as Figure
    return {
      values: {
        itemCount: sumOf(lines, (line) => line.quantity as Figure),
        theoreticalWeight: sumOf(lines, (line) => line.theoreticalWeight as Figure),
        actualWeight: sumOf(lines, weight),
        total: sumOf(lines, (line) => line.amount as Figure),
      },
    }
  },
})
