import type { RowMistake } from '../checks.ts'
import type { Figure } from '../exact.ts'
import { isBlank, isTotalKnown, orderTotals, type TotalLine } from '../totals.ts'
import { defineDocumentComputation, type Row } from './computation.ts'
import { taxesOf, vatModeOf } from './vat.ts'

/** A line of a purchase as its totals count it: by its pieces, and never weighed. */
const counted = (line: Row): TotalLine => ({
  pieces: line.pieces as Figure,
  theoreticalWeight: line.theoreticalWeight as Figure,
  actualWeight: null,
  estimated: null,
  amount: line.amount as Figure,
  vatRate: (line.vatRate ?? null) as Figure,
  blank: isBlank(line),
})

/** Mistakes at dated prices of goods that are not bought. */
function strangers({ lines, prices }: Row): RowMistake[] {
  const bought = new Set((lines as readonly Row[]).map(({ productId }) => productId))
  return (prices as readonly Row[]).flatMap(({ productId }, index) =>
    productId === null || bought.has(productId) ? [] : [{ field: `prices.${index}.productId`, rule: 'notInLines' }],
  )
}

/** A purchase once its lines are settled: its totals. The prices that hold from a day on are of goods that it buys. */
export const purchaseTotals = defineDocumentComputation({
  name: 'purchaseTotals',
  reads: ['lines', 'prices', 'shippingFee', 'itemCount', 'theoreticalWeight', 'total', 'vat', 'tax', 'grandTotal'],
  facts: ['vat'],
  compute(row, { vat }) {
    const mistakes = strangers(row)
    if (mistakes.length > 0) return { mistakes }
    const all = row.lines as readonly Row[]
    const lines = all.map(counted)
    const shippingFee = (row.shippingFee as Figure) ?? '0'
    const mode = vatModeOf(row, vat)
    const none = all.map(() => '0')
    const { perLine, tax } = taxesOf(all, none, { amount: shippingFee, rate: vat.rate }, mode)
    const totals = orderTotals({
      lines,
      shipping: shippingFee,
      vat: mode === 'off' ? null : { pricesInclude: mode === 'included', shippingRate: vat.rate },
    })
    return {
      values: {
        shippingFee,
        itemCount: totals.itemCount,
        theoreticalWeight: lines.every((line) => line.theoreticalWeight === null) ? null : totals.theoreticalWeight,
        total: totals.total,
        vat: mode,
        tax,
        grandTotal: isTotalKnown(totals) ? totals.grandTotal : null,
      },
      lines: { lines: perLine.map((own) => ({ tax: own })) },
    }
  },
})
