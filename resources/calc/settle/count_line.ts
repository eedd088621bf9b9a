import { theoreticalWeight } from '../line.ts'
import type { Figure } from '../exact.ts'
import { aboveZero, exactly } from '../exact.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'

/** What nobody knows of a line before it is compared with the books. */
export const NOT_COMPARED = {
  expected: null,
  expectedKg: null,
  difference: null,
  differenceKg: null,
  amount: null,
} as const

/** A line of goods that were counted in one place: what it keeps of its product. */
export const countLine = defineLineComputation({
  name: 'countLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'quantity', 'length', 'actualWeight', 'unitCost'],
    ...['expected', 'expectedKg', 'difference', 'differenceKg', 'amount'],
  ],
  facts: ['goods'],
  compute(written, stored, { goods }) {
    const line: Row = { ...written, priceType: null, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NOT_COMPARED } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(written, stored), true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    const actualWeight = frozen.weightMode === 'none' ? null : (line.actualWeight as Figure)
    const pieces = exactly((line.quantity ?? null) as Figure)
    // Pieces weigh something, and what is not there weighs nothing.
    if (actualWeight !== null && pieces !== null && (aboveZero(actualWeight) === null) !== pieces.isZero())
      return pieces.isZero()
        ? mistake('actualWeight', 'weightOfNothing')
        : mistake('actualWeight', 'min', { min: '0.01' })
    return { values: { ...frozen, actualWeight, ...NOT_COMPARED } }
  },
})

/** kg by barem of pieces of a line. */
export const baremKgOf = (line: Row, quantity: string): string =>
  theoreticalWeight({ ...(line as unknown as Parameters<typeof theoreticalWeight>[0]), quantity }) ?? '0'
