import type { Basis } from '@barem/resources/calc/shapes'
import type { WeightMode } from '@barem/resources/calc/barem'
import {
  freezeWeight,
  priceTypesOf,
  type FrozenWeight,
  type PriceType,
  type ProductWeight,
} from '@barem/resources/calc/line'
import { Decimal } from 'decimal.js'
import { ApiError, type FieldError } from '#app/http/api_error'
import type { Values } from '#app/engine/behaviour'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'

/** A product as a line of a document needs it: weights as decimal strings, prices in dong for one of `priceType`. */
export interface Goods extends ProductWeight {
  id: string
  /** Whether there are parts of a piece, as of metres and kg; bars, plates and coils are whole. */
  allowFraction: boolean
  priceType: PriceType
  sellingPrice: string
  costPrice: string
}

/** Products of lines by id; ids that are no product of the company are left out. */
export async function goodsOf(lines: readonly Values[]): Promise<Map<string, Goods>> {
  const ids = lines.flatMap(({ productId }) => (productId === null ? [] : [String(productId)]))
  const { rows } = (await tenantTransaction().client.rawQuery(
    `select p.id, p.weight_mode as "weightMode",
      p.density_weight::text as "densityWeight", p.barem_basis as "baremBasis", p.length::text as length,
      p.allow_cut as "allowCut",
       p.allow_fraction as "allowFraction", p.price_type as "priceType", p.selling_price::text as "sellingPrice", p.cost_price::text as "costPrice"
     from products p where p.tenant_id = app_tenant() and p.id = any(?::uuid[])`,
    [[...new Set(ids)]],
  )) as { rows: Goods[] }
  return new Map(rows.map((row) => [row.id, row]))
}

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
