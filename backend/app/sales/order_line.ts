import { aboveZero } from '@barem/resources/calc/exact'
import { convertPrice } from '@barem/resources/calc/price'
import {
  lineFigures,
  theoreticalWeight,
  type FrozenWeight,
  type PriceType,
  type WeightSource,
} from '@barem/resources/calc/line'
import { Decimal } from 'decimal.js'
import { ApiError } from '#app/http/api_error'
import type { Values } from '#app/engine/behaviour'
import { freezeGoods, NO_GOODS, sameGoods } from '#app/goods/freeze'
import type { Goods } from '#app/goods/goods'

const is = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' && new Decimal(one).eq(other)

/** The source of the actual weight of a line. A weight typed over an estimate becomes `manual`. */
function weightSourceOf(line: Values, before: Values | null, frozen: FrozenWeight): WeightSource | null {
  const { actualWeight } = line
  const said = line.weightSource as WeightSource | null
  if (actualWeight === null) return null
  if (said !== null && said !== 'estimated') return said
  const typed =
    !is(actualWeight, before?.actualWeight) &&
    !is(actualWeight, theoreticalWeight({ ...frozen, quantity: line.quantity as string | null }))
  return typed ? 'manual' : said
}

/** The expected cost of one unit of the price type: as given, else converted from before, else that of the product. */
function importPriceOf(line: Values, before: Values | null, product: Goods, frozen: FrozenWeight): string | null {
  const to = line.priceType as PriceType | null
  const said = line.importPrice as string | null
  if (to === null) return said
  if (before && said !== null && said === before.importPrice)
    return convertPrice(said, before.priceType as PriceType, to, frozen)
  return said ?? convertPrice(product.costPrice, product.priceType, to, frozen)
}

/** Clears what a line took over from its former product when the product changes, unless a new value is given. */
function forgetGoods(line: Values, stored: Values | undefined) {
  if (!stored || stored.productId === line.productId) return
  const kept = ['length', 'importPrice', ...(stored.weightSource === 'estimated' ? ['actualWeight'] : [])]
  for (const name of kept) if (is(line[name], stored[name])) line[name] = null
}

/** Coils have no quantity but what the scale says. */
export const lacksWeight = ({ actualWeight, weightMode }: Values): boolean =>
  weightMode === 'coil' && actualWeight === null

/**
 * Refuses lines that are priced by the scale without a weight.
 * @throws ApiError COM_ERR_001 at the weight
 */
function refuseNoWeight({ actualWeight, priceType }: Values, { weightMode }: FrozenWeight, path: string) {
  const byScale = weightMode === 'coil' || priceType === 'actual_kg'
  if (!byScale || actualWeight === null || aboveZero(actualWeight as string)) return
  throw new ApiError('COM_ERR_001', {
    errors: [{ field: `${path}.actualWeight`, rule: 'min', meta: { min: '0.01' } }],
  })
}

/** The values of a line that follow from its goods, while it names none. */
const WITHOUT_GOODS = {
  ...NO_GOODS,
  theoreticalWeight: null,
  estimated: null,
  amount: null,
  errorMarginKg: null,
  errorMargin: null,
}

/**
 * Settles one line of an order: what it keeps of its product, its weights, its prices and its amount.
 * @throws ApiError COM_ERR_001 at the fields of the line
 */
export function settleOrderLine(
  line: Values,
  product: Goods | undefined,
  stored: Values | undefined,
  path: string,
): void {
  forgetGoods(line, stored)
  if (line.productId === null) return void Object.assign(line, WITHOUT_GOODS)
  const before = sameGoods(line, stored)
  const frozen = freezeGoods(line, product, before, path)
  const weightSource = weightSourceOf(line, before, frozen)
  refuseNoWeight(line, frozen, path)
  line.unitPrice ??= line.salePrice
  if (line.salePrice !== null && new Decimal(String(line.unitPrice)).gt(String(line.salePrice)))
    throw new ApiError('COM_ERR_001', { errors: [{ field: `${path}.unitPrice`, rule: 'aboveSalePrice' }] })
  line.importPrice = importPriceOf(line, before, product!, frozen)
  const figures = lineFigures({
    ...frozen,
    quantity: line.quantity as string | null,
    actualWeight: line.actualWeight as string | null,
    weightSource,
    priceType: line.priceType as PriceType,
    unitPrice: line.unitPrice as string | null,
  })
  Object.assign(line, {
    theoreticalWeight: figures.theoreticalWeight,
    actualWeight: figures.actualWeight,
    weightSource: figures.weightSource,
    estimated: figures.estimated,
    amount: figures.amount,
    errorMarginKg: figures.errorMargin?.kg ?? null,
    errorMargin: figures.errorMargin?.percent ?? null,
  })
}
