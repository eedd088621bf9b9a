import { exact, exactly, type Figure } from '../exact.ts'
import { theoreticalWeight } from '../line.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'

/** kg that arrived more than left; null while one of the two scales is unknown. */
const differenceOf = (sent: Figure, arrived: Figure): Figure =>
  exactly(sent) === null || exactly(arrived) === null ? null : exact.sub(arrived!, sent!).toFixed()

/** A line of goods that go to another warehouse: what it keeps of its product, and how far both scales differ. */
export const transferLine = defineLineComputation({
  name: 'transferLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'quantity', 'length', 'actualWeight'],
    ...['arrivedWeight', 'arrivedDifference'],
  ],
  facts: ['goods'],
  compute(written, stored, { goods }) {
    const line: Row = { ...written, priceType: null, length: null }
    if (line.productId === null)
      return { values: { length: null, ...NO_GOODS, theoreticalWeight: null, arrivedDifference: null } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(written, stored), true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    if (isWeightless({ ...line, actualWeight: line.arrivedWeight, priceType: 'actual_kg' }, frozen))
      return mistake('arrivedWeight', 'min', { min: '0.01' })
    const weighs = frozen.weightMode !== 'none'
    const actualWeight = weighs ? (line.actualWeight as Figure) : null
    const arrivedWeight = weighs ? (line.arrivedWeight as Figure) : null
    return {
      values: {
        ...frozen,
        actualWeight,
        arrivedWeight,
        theoreticalWeight: theoreticalWeight({ ...frozen, quantity: (line.quantity ?? null) as Figure }),
        arrivedDifference: differenceOf(actualWeight, arrivedWeight),
      },
    }
  },
})
