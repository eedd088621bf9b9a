import { exactly, type Figure } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import { convertPrice, equivalentPrices } from '@barem/resources/calc/price'
import { finest, type Rounding } from '@barem/resources/calc/steps'
import type { Header } from '../../lines/model/entry.ts'
import { priceFor, pricedGoods, typesOf, type Goods, type GoodsLine } from './line.ts'

/** Prices of a line in each price type, written and pasted as if they were fields. */
export const PRICE_FIELDS = {
  'price:piece': 'piece',
  'price:actual_kg': 'actual_kg',
  'price:barem_kg': 'barem_kg',
} as const satisfies Record<string, PriceType>

export const isPriceField = (name: string): name is keyof typeof PRICE_FIELDS => name in PRICE_FIELDS

export const listRounding = ({ step }: Pick<Header, 'step'>): Rounding =>
  step ? { step, direction: 'nearest' } : finest

/** Sets the unit price, and the price before discount too where there was no discount or it would be lower. */
function withUnitPrice(line: GoodsLine, unitPrice: Figure, hasSalePrice: boolean): GoodsLine {
  if (!hasSalePrice) return { ...line, unitPrice }
  const together = line.salePrice == null || line.salePrice === line.unitPrice || exactly(unitPrice)?.gt(line.salePrice)
  return { ...line, unitPrice, ...(together && { salePrice: unitPrice }) }
}

/** How prices of one way of entry are written. `hasSalePrice`: lines keep a price before their discount too. */
export interface Pricing {
  hasSalePrice: boolean
}

/** Writes a price of some type: it becomes the line's source, and the line's own price follows from it. */
export function writePrice(line: GoodsLine, price: Figure, type: PriceType, { hasSalePrice }: Pricing): GoodsLine {
  if (price === null) return { ...withUnitPrice(line, null, hasSalePrice), source: null, priced: true }
  const source = { price, type }
  // A line whose goods are not known yet keeps what was written, though nothing can be converted.
  const own = line.goods ? priceFor(line, line.priceType ?? type, source) : line.priceType === type ? price : null
  return { ...withUnitPrice(line, own, hasSalePrice), source, priced: true }
}

/** Writes the price of a line for its own type, which may not be chosen yet. */
export const writeOwnPrice = (line: GoodsLine, price: Figure, pricing: Pricing): GoodsLine =>
  line.priceType
    ? writePrice(line, price, line.priceType, pricing)
    : { ...withUnitPrice(line, price, pricing.hasSalePrice), priced: true }

/** Sets a suggested price for the line's own type, unless a person has written one. */
export function suggestPrice(line: GoodsLine, price: string, { hasSalePrice }: Pricing): GoodsLine {
  if (line.priced !== false || !line.priceType || line.unitPrice === price) return line
  return { ...withUnitPrice(line, price, hasSalePrice), source: { price, type: line.priceType } }
}

/**
 * Changes the price type: each price is converted from what was written, so that the amount stays. A price that nobody
 * has written is rounded, and may still be suggested.
 */
export function switchType(line: GoodsLine, type: PriceType, header: Pick<Header, 'step'>): GoodsLine {
  const from = line.priceType
  if (from === type || !typesOf(line).includes(type)) return line
  if (from === null) return { ...line, priceType: type }
  const goods = pricedGoods(line)
  const source = line.source ?? (line.unitPrice ? { price: line.unitPrice, type: from } : null)
  const written = line.priced !== false
  const unitPrice = source && priceFor(line, type, source, written ? finest : listRounding(header))
  const switched = (price: Figure | undefined) => convertPrice(price ?? null, from, type, goods)
  return {
    ...line,
    priceType: type,
    source,
    priced: written,
    unitPrice,
    ...(line.salePrice !== undefined && {
      salePrice: line.salePrice === line.unitPrice ? unitPrice : switched(line.salePrice),
    }),
    ...(line.importPrice !== undefined && { importPrice: switched(line.importPrice) }),
  }
}

/** The price type that a line of these goods begins with: the usual one of the document, if they have it. */
export function firstType(goods: Goods, usual: PriceType | null): PriceType {
  const possible = typesOf({ goods })
  return [usual, goods.priceType].find((type) => type !== null && possible.includes(type)) ?? possible[0]!
}

const NO_PRICES: Record<PriceType, Figure> = { piece: null, actual_kg: null, barem_kg: null }

/**
 * The equivalent prices of a line by price type; the price that a person wrote and the line's own are kept as they are.
 */
export function pricesOf(line: GoodsLine): Record<PriceType, Figure> {
  const source =
    line.source ?? (line.unitPrice && line.priceType ? { price: line.unitPrice, type: line.priceType } : null)
  if (!source || !line.goods)
    return line.priceType ? { ...NO_PRICES, [line.priceType]: line.unitPrice ?? null } : NO_PRICES
  const prices = equivalentPrices(source.price, source.type, pricedGoods(line))
  return line.priceType ? { ...prices, [line.priceType]: line.unitPrice ?? null } : prices
}
