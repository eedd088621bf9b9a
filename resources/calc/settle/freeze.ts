import { aboveZero, exactly, type Figure } from '../exact.ts'
import { freezeWeight, frozenIn, priceTypesOf, type FrozenWeight, type PriceType } from '../line.ts'
import { countOf, isInTonnes, measures } from '../measures.ts'
import type { Goods } from './facts.ts'
import { mistake, type Outcome, type Row } from './computation.ts'

/** A line before it changes, when it had the same product: then it keeps what it froze. */
export const sameGoods = (line: Row, stored: Row | undefined): Row | null =>
  stored && stored.productId === line.productId ? stored : null

/** The values of a line copied from its goods, while it names none. */
export const NO_GOODS = {
  weightMode: null,
  barem: null,
  baremBasis: null,
}

/** Whether two figures are there and equal. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const [left, right] = [exactly(one as Figure), exactly(other as Figure)]
  return left !== null && right !== null && left.eq(right)
}

/**
 * Whether a line has a fraction of a piece where pieces are whole. What is counted in tonnes has no pieces; a line that
 * was so before may stay so.
 */
function isBroken(line: Row, { allowFraction, weightMode }: Goods, before: Row | null, inParts: boolean): boolean {
  const count = exactly(countOf(line))
  if (allowFraction || (inParts && weightMode === 'coil') || count === null || isInTonnes(line) || count.isInteger())
    return false
  return !before || isInTonnes(before) || !isSame(countOf(line), countOf(before))
}

/**
 * What a line keeps of its product from the day that it is written, once it is clear that the goods can be sold so.
 * @param before what was agreed, or the stored line with the same goods: its weights stay; null for new goods
 * @param inParts whether there are parts of a coil, which its kg measure: in a warehouse, and not where it is sold
 */
export function freezeGoods(
  line: Row,
  product: Goods | undefined,
  before: Row | null,
  inParts = false,
): Outcome<{ frozen: FrozenWeight }> {
  if (!product) return mistake('productId', 'unknownRelation')
  const typed = line.length as Figure
  if (typed !== null && !product.allowCut && !isSame(typed, before ? before.length : product.length))
    return mistake('length', 'lengthFixed')
  const frozen = before
    ? { ...frozenIn(before), ...(product.allowCut && typed !== null && { length: typed }) }
    : freezeWeight(product, typed)
  if (isBroken(line, product, before, inParts)) return mistake(measures.piece, 'wholePieces')
  if (line.priceType !== null && !priceTypesOf[frozen.weightMode].includes(line.priceType as PriceType))
    return mistake('priceType', 'priceTypeImpossible')
  return { frozen }
}

/** Whether a line is priced by the scale and was weighed without a weight. */
export const isWeightless = ({ actualWeight, priceType }: Row, { weightMode }: FrozenWeight): boolean =>
  (weightMode === 'coil' || priceType === 'actual_kg') && actualWeight !== null && !aboveZero(actualWeight as Figure)
