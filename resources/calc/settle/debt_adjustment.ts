import { adjustmentKind, supplierPriceCuts } from '../../ledgers/debts/adjustment_kinds.ts'
import { exact, sum, type Figure } from '../exact.ts'
import { defineDocumentComputation } from './computation.ts'
import { cutsOf } from './price_cut.ts'
import type { Facts } from './facts.ts'
import { invoicedBefore, supplierCuts } from './supplier_price_cut.ts'

/** What lower prices take off VAT, and what of them the supplier has to adjust; null where nothing is lowered. */
function lowered(kind: unknown, amount: Figure, { cutLines, receiptLines }: Pick<Facts, 'cutLines' | 'receiptLines'>) {
  const ofSupplier = supplierPriceCuts.some((name) => name === kind)
  const bought = ofSupplier ? supplierCuts(amount, receiptLines) : null
  const cuts = ofSupplier ? bought?.map(({ all }) => all) : cutsOf(amount, cutLines)
  return {
    tax: cuts ? sum(cuts.map(({ tax }) => tax)).toFixed() : null,
    invoicedBefore: bought && invoicedBefore(bought),
  }
}

const NOT_LOWERED = { tax: null, invoicedBefore: null }

/**
 * An adjustment: what it adds to debts, below zero where it takes off, the VAT of what it takes off prices, and what of
 * that the supplier has invoiced before.
 */
export const debtAdjustment = defineDocumentComputation({
  name: 'debtAdjustment',
  reads: ['kind', 'amount', 'owing', 'invoiceIds', 'receiptIds', 'tax', 'invoicedBefore'],
  facts: ['cutLines', 'receiptLines'],
  compute({ kind, amount }, facts) {
    const adjusting = adjustmentKind(kind)
    const figure = (amount ?? null) as Figure
    if (!adjusting || figure === null) return { values: { owing: null, ...NOT_LOWERED } }
    return {
      values: {
        owing: adjusting.does === 'adds' ? exact.add(figure, 0).toFixed() : exact.sub(0, figure).toFixed(),
        ...(adjusting.cutsPrices ? lowered(kind, figure, facts) : NOT_LOWERED),
      },
    }
  },
})
