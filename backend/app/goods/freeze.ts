import type { Basis } from '@barem/resources/calc/shapes'
import type { WeightMode } from '@barem/resources/calc/barem'
import { freezeWeight, priceTypesOf, type FrozenWeight, type PriceType } from '@barem/resources/calc/line'
import { Decimal } from 'decimal.js'
import { ApiError, type FieldError } from '#app/http/api_error'
import type { Values } from '#app/engine/behaviour'
import type { Goods } from './goods.ts'

/** A line before it changes, when it had the same product: then it keeps what it froze. */
export const sameGoods = (line: Values, before: Values | undefined): Values | null =>
  before && before.productId === line.productId ? before : null

/** The values of a line copied from its goods, while it names none. */
export const NO_GOODS = {
  weightMode: null,
  barem: null,
  baremBasis: null,
}

const equal = (one: unknown, other: unknown) =>
  one !== null && other !== null && new Decimal(String(one)).eq(String(other))

/**
 * Whether a line has a fraction of a piece where pieces are whole. What is counted in tonnes has no pieces; a line that
 * was so before may stay so.
 */
function isBroken({ quantity, quantityUnit }: Values, { allowFraction }: Goods, before: Values | null): boolean {
  if (allowFraction || quantity === null || quantityUnit === 'tonne' || new Decimal(String(quantity)).isInteger())
    return false
  return !before || before.quantityUnit !== quantityUnit || !equal(quantity, before.quantity)
}

/**
 * Copies the product's data to a line on the day that it is written, and checks that the goods can be sold so.
 * @param path of the line, such as `lines.3`
 * @throws ApiError COM_ERR_001 at the fields of the line
 */
export function freezeGoods(
  line: Values,
  product: Goods | undefined,
  before: Values | null,
  path: string,
): FrozenWeight {
  const refuse = (field: string, rule: string): never => {
    throw new ApiError('COM_ERR_001', { errors: [{ field: `${path}.${field}`, rule }] satisfies FieldError[] })
  }
  if (!product) return refuse('productId', 'unknownRelation')
  const typed = line.length as string | null
  if (typed !== null && !product.allowCut && !equal(typed, before ? before.length : product.length))
    refuse('length', 'lengthFixed')
  const frozen = before
    ? {
        weightMode: before.weightMode as WeightMode,
        barem: before.barem as string | null,
        baremBasis: before.baremBasis as Basis | null,
        length: product.allowCut && typed !== null ? typed : (before.length as string | null),
      }
    : freezeWeight(product, typed)
  if (isBroken(line, product, before)) refuse('quantity', 'wholePieces')
  if (line.priceType !== null && !priceTypesOf[frozen.weightMode].includes(line.priceType as PriceType))
    refuse('priceType', 'priceTypeImpossible')
  Object.assign(line, frozen)
  return frozen
}
