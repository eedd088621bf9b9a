import { adjustmentKind } from '../../ledgers/debts/adjustment_kinds.ts'
import { exact, type Figure } from '../exact.ts'
import { defineDocumentComputation } from './computation.ts'

/** An adjustment: what it adds to debts, below zero where it takes off. */
export const debtAdjustment = defineDocumentComputation({
  name: 'debtAdjustment',
  reads: ['kind', 'amount', 'owing'],
  facts: [],
  compute({ kind, amount }) {
    const does = adjustmentKind(kind)?.does
    const figure = (amount ?? null) as Figure
    if (!does || figure === null) return { values: { owing: null } }
    return { values: { owing: does === 'adds' ? exact.add(figure, 0).toFixed() : exact.sub(0, figure).toFixed() } }
  },
})
