import { exact, exactly, sum, type Figure } from '../exact.ts'
import { isBlank } from '../totals.ts'
import { withVat, type VatMode } from '../vat.ts'
import { defineDocumentComputation, mistake, type Row } from './computation.ts'
import { sourceOf } from './return_line.ts'
import type { SoldLine } from './sold_line.ts'

const total = (lines: readonly Row[], name: string) => sum(lines.map((line) => (line[name] ?? null) as Figure))

/** The sum of a figure of lines; null while one of them has none. */
const sumOf = (lines: readonly Row[], name: string): Figure =>
  lines.length > 0 && lines.every((line) => exactly((line[name] ?? null) as Figure) !== null)
    ? total(lines, name).toFixed()
    : null

/** Refuses a day before that of what goods come back of. */
export const tooEarlyRule = { invoice: 'returnBeforeSale', issue: 'returnBeforeIssue' } as const

/** Whether prices have VAT: as on the invoice that the goods come from. */
const vatOf = (lines: readonly Row[], sold: ReadonlyMap<string, SoldLine>): VatMode =>
  lines.map((line) => sourceOf(line, sold)?.document.vat).find((mode) => mode) ?? 'off'

/** kg that came back: as weighed, else their share of what was sold. */
const cameBack = ({ actualWeight, soldWeight }: Row) => (actualWeight ?? soldWeight ?? null) as Figure

/** A return once its lines are settled: weights, discount, tax, and what the customer gets. */
export const returnTotals = defineDocumentComputation({
  name: 'returnTotals',
  reads: [
    ...[
      'lines',
      'documentDate',
      'theoreticalWeight',
      'actualWeight',
      'total',
      'discount',
      'vat',
      'tax',
      'addedCost',
      'totalRefund',
    ],
  ],
  facts: ['soldLines'],
  compute(row, { soldLines }) {
    // Lines of which nothing comes back are dropped.
    const lines = (row.lines as readonly Row[]).filter((line) => !isBlank(line) && (line.quantity ?? null) !== null)
    const sold = lines.flatMap((line) => sourceOf(line, soldLines)?.document ?? [])
    const early = sold.find(
      ({ documentDate }) => typeof row.documentDate === 'string' && row.documentDate < documentDate,
    )
    if (early) return mistake('documentDate', tooEarlyRule[early.kind], { day: early.documentDate })
    const heavy = lines.filter(({ weightMode }) => weightMode !== 'none')
    const vat = vatOf(lines, soldLines)
    const discount = total(lines, 'discountShare').toFixed()
    const tax = vat === 'off' ? null : total(lines, 'tax').toFixed()
    const addedCost = total(lines, 'addedCost').toFixed()
    const goods = sumOf(lines, 'amount')
    return {
      values: {
        ...{ discount, vat, tax, addedCost },
        theoreticalWeight: sumOf(heavy, 'theoreticalWeight'),
        actualWeight: sumOf(
          heavy.map((line) => ({ kg: cameBack(line) })),
          'kg',
        ),
        totalRefund: goods && exact.sub(withVat(exact.sub(goods, discount).toFixed(), tax, vat), addedCost).toFixed(),
      },
    }
  },
})
