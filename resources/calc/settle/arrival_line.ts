import { lineFigures, lineInput, type LineFigures } from '../line.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'

const NO_FIGURES = { theoreticalWeight: null, amount: null } satisfies Partial<LineFigures>

/** A line of goods that come to a warehouse: what it keeps of its product, its weight by barem and its value. */
export const arrivalLine = defineLineComputation({
  name: 'arrivalLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'amount', 'quantity', 'length'],
    ...['actualWeight', 'priceType', 'unitPrice'],
  ],
  facts: ['goods'],
  compute(written, stored, { goods }) {
    const line: Row = { ...written, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(written, stored), true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    const weight = frozen.weightMode === 'none' ? { actualWeight: null } : {}
    if (line.quantity === null || line.priceType === null) return { values: { ...frozen, ...weight, ...NO_FIGURES } }
    const { theoreticalWeight, amount } = lineFigures(lineInput({ ...line, weightSource: 'weighed' }, frozen))
    return { values: { ...frozen, ...weight, theoreticalWeight, amount } }
  },
})
