import { foundGoods, lostValue, type Around } from '../adjusted.ts'
import type { Measured } from '../cost.ts'
import { differenceOf, weighedKg, type Counted, type Difference } from '../counted.ts'
import { exact, given, sum, type Figure } from '../exact.ts'
import type { PriceType } from '../line.ts'
import { defineDocumentComputation, type Row, type Values } from './computation.ts'
import { baremKgOf, NOT_COMPARED } from './count_line.ts'
import type { Facts } from './facts.ts'

const NOTHING: Measured = { pieces: '0', actualKg: '0', baremKg: '0' }

/** Lines of goods that were counted, by product, each with the place of its first line. */
export function byProduct(lines: readonly Row[]): { productId: string; first: Row; lines: readonly Row[] }[] {
  const named = lines.filter(({ productId }) => (productId ?? null) !== null)
  return [...Map.groupBy(named, ({ productId }) => String(productId))].map(([productId, own]) => ({
    ...{ productId, lines: own },
    first: own[0]!,
  }))
}

/** What was counted of lines; null while one of them says nothing. */
export const countedIn = (lines: readonly Row[]): readonly Counted[] | null =>
  lines.some(({ quantity }) => (quantity ?? null) === null)
    ? null
    : lines.map(({ quantity, actualWeight }) => ({
        pieces: String(quantity),
        actualKg: (actualWeight ?? null) as Figure,
      }))

/** Whole dong that pieces which differ are worth, below zero where they are missing; null where nothing says so. */
function worthOf(line: Row, pieces: string, kg: Figure, around: Around, basis: PriceType): Figure {
  const difference = given(pieces, 'pieces')
  if (difference.isZero()) return '0'
  if (difference.isNegative()) {
    const lost = { pieces: difference.neg().toFixed(), actualKg: null, baremKg: '0', unitCost: null }
    const value = lostValue(around, lost, basis)
    return value && exact.sub(0, value).toFixed()
  }
  const unitCost = (line.unitCost ?? null) as Figure
  const found = { pieces, actualKg: kg, baremKg: baremKgOf(line, pieces), unitCost }
  return foundGoods(around, found, basis)?.value ?? null
}

/** Figures of a product at its first line. */
function figuresOf(
  { productId, first, lines }: ReturnType<typeof byProduct>[number],
  { goods, stocked, countedStock }: Pick<Facts, 'goods' | 'stocked' | 'countedStock'>,
  isCompared: boolean,
): { values: Values; difference: Difference | null } {
  const expected = countedStock.goods.get(productId) ?? NOTHING
  const seen = { expected: expected.pieces, expectedKg: expected.actualKg }
  const counted = countedIn(lines)
  if (!isCompared || counted === null) return { values: { ...NOT_COMPARED, ...seen }, difference: null }
  const difference = differenceOf(expected, counted)
  const [around, product] = [stocked.get(productId), goods.get(productId)]
  const kg = weighedKg(expected, counted)
  const amount = around && product ? worthOf(first, difference.pieces, kg, around, product.valuationBasis) : null
  const values = { ...seen, difference: difference.pieces, differenceKg: difference.actualKg, amount }
  return { values, difference }
}

/** Papers of which nobody has said whether their goods have moved. */
const unmarkedIn = ({ papers }: Row): number =>
  ((papers ?? []) as readonly Row[]).filter(({ mark }) => (mark ?? null) === null).length

/** How much all differences together are worth, against the limit of the company. */
function sizeOf(amounts: readonly Figure[], limit: string): 'small' | 'large' {
  const whole = sum(amounts.map((amount) => amount && exact.abs(amount).toFixed()))
  return whole.gt(limit) ? 'large' : 'small'
}

/**
 * A count of goods: what the books expect, and what differs once it is compared. Figures of a product stand at its
 * first line; while counting is blind there are none.
 */
export const stockCount = defineDocumentComputation({
  name: 'stockCount',
  reads: [
    'documentDate',
    'warehouseId',
    'isBlind',
    'isCompared',
    'lines',
    'papers',
    'unmarked',
    'differing',
    'size',
    'total',
  ],
  facts: ['goods', 'stocked', 'countedStock'],
  compute(row, facts) {
    const all = row.lines as readonly Row[]
    const isCompared = row.isCompared === true
    const unmarked = isCompared ? unmarkedIn(row) : null
    const none = { unmarked, differing: null, size: null, total: null }
    // What people have to say of papers decides what has to be there.
    const isKnown = isCompared && unmarked === 0
    if (row.isBlind === true && !isKnown) return { values: none, lines: { lines: all.map(() => NOT_COMPARED) } }
    const products = byProduct(all).map((one) => ({ ...one, ...figuresOf(one, facts, isKnown) }))
    const at = new Map(products.map(({ first, values }) => [first, values]))
    const lines = all.map((line) => at.get(line) ?? NOT_COMPARED)
    if (!isKnown || products.some(({ difference }) => difference === null)) return { values: none, lines: { lines } }
    const differs = products.filter(
      ({ difference }) => !given(difference!.pieces, 'pieces').isZero() || !given(difference!.actualKg, 'kg').isZero(),
    )
    const amounts = differs.map(({ values }) => values.amount as Figure)
    const total = amounts.includes(null) ? null : sum(amounts).toFixed()
    const size = differs.length === 0 ? 'none' : sizeOf(amounts, facts.countedStock.limit)
    return { values: { unmarked, differing: differs.length, size, total }, lines: { lines } }
  },
})
