import { exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { defineDocumentComputation, mistake, type Row } from './computation.ts'

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly(line[name] as Figure) !== null)
    ? sum(lines.map((line) => line[name] as Figure)).toFixed()
    : null

/** A transfer once its lines are settled: how many pieces, and how heavy by each scale. It leads to another place. */
export const transferTotals = defineDocumentComputation({
  name: 'transferTotals',
  reads: [
    ...['lines', 'fromWarehouseId', 'toWarehouseId', 'itemCount', 'theoreticalWeight', 'actualWeight'],
    ...['arrivedWeight'],
  ],
  facts: [],
  compute(row) {
    if (row.fromWarehouseId !== null && row.fromWarehouseId === row.toWarehouseId)
      return mistake('toWarehouseId', 'sameWarehouse')
    const lines = (row.lines as readonly Row[]).filter((line) => !isBlank(line))
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    return {
      values: {
        itemCount: sumOf(lines, 'quantity'),
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(heavy, 'actualWeight'),
        arrivedWeight: sumOf(heavy, 'arrivedWeight'),
      },
    }
  },
})
