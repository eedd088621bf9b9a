import { adjustmentKind } from '../../ledgers/debts/adjustment_kinds.ts'
import { exact, sum, type Figure } from '../exact.ts'
import { defineDocumentComputation } from './computation.ts'
import { cutsOf } from './price_cut.ts'

/** An adjustment: what it adds to debts, below zero where it takes off, and the VAT of what it takes off prices. */
export const debtAdjustment = defineDocumentComputation({
  name: 'debtAdjustment',
  reads: ['kind', 'amount', 'owing', 'invoiceIds', 'tax'],
  facts: ['cutLines'],
  compute({ kind, amount }, { cutLines }) {
    const adjusting = adjustmentKind(kind)
    const figure = (amount ?? null) as Figure
    if (!adjusting || figure === null) return { values: { owing: null, tax: null } }
    const cuts = adjusting.cutsPrices ? cutsOf(figure, cutLines) : null
    return {
      values: {
        owing: adjusting.does === 'adds' ? exact.add(figure, 0).toFixed() : exact.sub(0, figure).toFixed(),
        tax: cuts && sum(cuts.map(({ tax }) => tax)).toFixed(),
      },
    }
  },
})
