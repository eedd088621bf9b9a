import { foundGoods, lostValue, type Adjusted, type Around } from '../adjusted.ts'
import { aboveZero, exactly, type Figure } from '../exact.ts'
import { theoreticalWeight } from '../line.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'
import type { Goods } from './facts.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'

const NO_PIECES = { quantity: null, actualWeight: null, unitCost: null }
const NO_FIGURES = { theoreticalWeight: null, amount: null }

/** Whole dong that goods are worth at their moving average; null where nothing says so, or too few are there. */
const worthOf = (isLeaving: boolean, around: Around, adjusted: Adjusted, { valuationBasis }: Goods): Figure =>
  isLeaving
    ? lostValue(around, adjusted, valuationBasis)
    : (foundGoods(around, adjusted, valuationBasis)?.value ?? null)

/** A line of goods that are missing or were found: what it keeps of its product, and what that is worth. */
export const adjustedLine = defineLineComputation({
  name: 'adjustedLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'quantity', 'length', 'actualWeight'],
    ...['weightDifference', 'unitCost', 'amount'],
  ],
  facts: ['goods', 'stocked'],
  compute(written, stored, { goods, stocked }, { kind }) {
    const isOfWeight = kind === 'weight'
    const line: Row = { ...written, priceType: null, length: null, ...(isOfWeight && NO_PIECES) }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const [product, there] = [goods.get(String(line.productId)), stocked.get(String(line.productId))]
    const outcome = freezeGoods(line, product, sameGoods(written, stored), true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    const weightDifference = isOfWeight ? ((line.weightDifference ?? null) as Figure) : null
    if (weightDifference !== null && exactly(weightDifference)!.isZero())
      return mistake('weightDifference', 'noWeightDifference')
    const isLeaving = kind === 'loss' || kind === 'damage'
    const values = {
      ...frozen,
      ...(isOfWeight && { quantity: null }),
      weightDifference,
      actualWeight: isOfWeight || frozen.weightMode === 'none' ? null : (line.actualWeight as Figure),
      // What is lost costs what it costs on hand.
      unitCost: isOfWeight || isLeaving || aboveZero(there?.company.value) ? null : (line.unitCost as Figure),
    }
    const quantity = (line.quantity ?? null) as Figure
    // No value moves with kg alone.
    if (isOfWeight) return { values: { ...values, theoreticalWeight: null, amount: '0' } }
    if (quantity === null) return { values: { ...values, ...NO_FIGURES } }
    const barem = theoreticalWeight({ ...frozen, quantity })
    const { actualWeight: actualKg, unitCost } = values
    const adjusted = { pieces: quantity, actualKg, baremKg: barem ?? '0', unitCost }
    return {
      values: {
        ...values,
        theoreticalWeight: barem,
        amount: there ? worthOf(isLeaving, there, adjusted, product!) : null,
      },
    }
  },
})
