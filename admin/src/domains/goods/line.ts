import type { Figure } from '@barem/resources/calc/exact'
import {
  freezeWeight,
  frozenIn,
  lineInput,
  priceTypes,
  priceTypesOf,
  productWeight,
  theoreticalWeight,
  type PriceType,
  type ProductWeight,
  type WeightSource,
} from '@barem/resources/calc/line'
import { isInTonnes } from '@barem/resources/calc/measures'
import { convertPrice, expectedRatio, type PricedGoods } from '@barem/resources/calc/price'
import { finest, type Rounding } from '@barem/resources/calc/steps'
import type { Goods as Found, Line } from '../../lines/model/line.ts'

/** A product as a line of goods needs it. */
export interface Goods extends Found, ProductWeight {
  /** Whether there are parts of a piece; what a stored line froze does not say. */
  allowFraction?: boolean
  priceType: PriceType
  /** Dong for the product's price type. */
  sellingPrice: Figure
  /** Only for those who may see cost. */
  costPrice?: Figure
  /** The last price of this partner. */
  lastPrice?: { unitPrice: string; priceType: PriceType; date: string } | null
}

/** A price that a person wrote or the product has: what all conversions start from. */
export interface Source {
  price: string
  type: PriceType
}

/** A line of goods that are sold or bought, as the form holds it. */
export interface GoodsLine extends Line {
  productId: string | null
  quantity?: Figure
  /** Of a contract: what `quantity` counts. */
  quantityUnit?: 'piece' | 'tonne'
  length?: Figure
  actualWeight?: Figure
  weightSource?: WeightSource | null
  priceType: PriceType | null
  salePrice?: Figure
  unitPrice?: Figure
  importPrice?: Figure
  /** Percent; that of the company while it is not written. */
  vatRate?: Figure
  note?: string | null
  goods?: Goods | null
  source?: Source | null
  /**
   * False while the price is the product's own, so that a suggestion may replace it; otherwise a person has decided it.
   */
  priced?: boolean
}

/** A stored row's data of a line's product; later changes of the product do not affect it. */
export function frozenGoods(stored: Readonly<Record<string, unknown>>): Goods {
  const product = (stored.product ?? {}) as { code?: string; name?: string }
  return {
    id: String(stored.productId),
    code: product.code ?? '',
    name: String(stored.productName ?? product.name ?? ''),
    unit: (stored.unit ?? null) as string | null,
    englishUnit: (stored.englishUnit ?? null) as string | null,
    ...productWeight(frozenIn(stored)),
    priceType: (stored.priceType ?? 'piece') as PriceType,
    sellingPrice: null,
  }
}

/** The price types that a line's goods can be sold by. */
export function typesOf(line: Pick<GoodsLine, 'goods' | 'quantityUnit'>): readonly PriceType[] {
  const possible = line.goods ? priceTypesOf[line.goods.weightMode] : priceTypes
  return isInTonnes(line) ? possible.filter((type) => type !== 'piece') : possible
}

const NO_WEIGHT = frozenIn({})

/** What a line freezes of its goods, at the length that is cut where they may be. */
export const weightOf = (line: GoodsLine) =>
  line.goods ? freezeWeight({ ...line.goods, allowCut: true }, line.length) : NO_WEIGHT

/** The goods of a line as conversions need them: what was weighed is what is expected of them. */
export function pricedGoods(line: GoodsLine): PricedGoods {
  const frozen = weightOf(line)
  const barem = theoreticalWeight(lineInput({ ...line }, frozen))
  const weighed =
    line.weightSource && line.weightSource !== 'estimated' && line.actualWeight
      ? { actual: line.actualWeight, barem: barem ?? '0' }
      : null
  return { ...frozen, ratio: expectedRatio(weighed) }
}

/** The price of a line's source for one of its price types; null if there is none. */
export const priceFor = (
  line: GoodsLine,
  type: PriceType,
  { price, type: from }: Source,
  rounding: Rounding = finest,
): Figure => convertPrice(price, from, type, pricedGoods(line), rounding)

/** Whether a field of a line can be written in: a length where goods may be cut, a weight where they have one. */
export function isOpen({ goods }: GoodsLine, field: string, known: Goods | undefined): boolean {
  if (field === 'length')
    return (known ?? goods)?.allowCut === true && goods?.weightMode !== 'none' && goods?.weightMode !== 'coil'
  return field !== 'actualWeight' || goods?.weightMode !== 'none'
}
