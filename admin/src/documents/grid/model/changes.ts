import { exactly, type Figure } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import { convertPrice } from '@barem/resources/calc/price'
import { isPriceField, PRICE_FIELDS } from './columns.ts'
import { freshKey, priceFor, pricedGoods, typesOf, type Goods, type Line } from './line.ts'

/** What a new line takes over from its document. */
export interface Header {
  /** The price type that lines are written in where the goods allow it. */
  priceType: PriceType | null
  /** A sale has a price before its discount and a cost; a purchase has one price. */
  sells: boolean
}

export const emptyLine = (more: Partial<Line> = {}): Line => ({
  key: freshKey(),
  productId: null,
  priceType: null,
  quantity: null,
  unitPrice: null,
  ...more,
})

/** The unit price with what follows from it: the price before discount goes along as long as there is none, and is never below. */
function withUnitPrice(line: Line, unitPrice: Figure, sells: boolean): Line {
  if (!sells) return { ...line, unitPrice }
  const together = line.salePrice == null || line.salePrice === line.unitPrice || exactly(unitPrice)?.gt(line.salePrice)
  return { ...line, unitPrice, ...(together && { salePrice: unitPrice }) }
}

/** A person writes a price of some type: it becomes the line's own, and the line's price follows from it. */
function writePrice(line: Line, price: Figure, type: PriceType, sells: boolean): Line {
  if (price === null) return { ...withUnitPrice(line, null, sells), source: null, priced: true }
  const source = { price, type }
  return { ...withUnitPrice(line, priceFor(line, line.priceType ?? type, source), sells), source, priced: true }
}

/** Another price type: each price is converted from what was written, so that the amount stays. */
export function switchType(line: Line, type: PriceType): Line {
  const from = line.priceType
  if (from === type || !typesOf(line).includes(type)) return line
  if (from === null) return { ...line, priceType: type }
  const goods = pricedGoods(line)
  const source = line.source ?? (line.unitPrice ? { price: line.unitPrice, type: from } : null)
  const unitPrice = source && priceFor(line, type, source)
  const switched = (price: Figure | undefined) => convertPrice(price ?? null, from, type, goods)
  return {
    ...line,
    priceType: type,
    source,
    priced: true,
    unitPrice,
    ...(line.salePrice !== undefined && {
      salePrice: line.salePrice === line.unitPrice ? unitPrice : switched(line.salePrice),
    }),
    ...(line.importPrice !== undefined && { importPrice: switched(line.importPrice) }),
  }
}

/** Tonnes have no price for a piece. */
function inUnit(line: Line, unit: string | null): Line {
  const next = { ...line, quantityUnit: unit === 'tonne' ? ('tonne' as const) : ('piece' as const) }
  const possible = typesOf(next)
  return next.priceType && !possible.includes(next.priceType) && possible[0] ? switchType(next, possible.at(-1)!) : next
}

/** A person writes `value` in a field of a line; null empties it. */
export function setField(line: Line, field: string, value: string | null, { sells }: Header): Line {
  if (isPriceField(field)) return writePrice(line, value, PRICE_FIELDS[field], sells)
  if (field === 'unitPrice')
    return line.priceType
      ? writePrice(line, value, line.priceType, sells)
      : { ...withUnitPrice(line, value, sells), priced: true }
  if (field === 'priceType') return value === null ? line : switchType(line, value as PriceType)
  if (field === 'actualWeight') {
    const source = line.weightSource && line.weightSource !== 'estimated' ? line.weightSource : 'manual'
    return { ...line, actualWeight: value, weightSource: value === null ? 'estimated' : source }
  }
  if (field === 'quantityUnit') return inUnit(line, value)
  if (field === 'weightSource')
    return {
      ...line,
      weightSource: value as Line['weightSource'],
      ...(value === 'estimated' && { actualWeight: null }),
    }
  return { ...line, [field]: value }
}

/** The price type that a line of these goods begins with. */
function firstType(goods: Goods, header: Header): PriceType {
  const possible = typesOf({ goods } as Line)
  return [header.priceType, goods.priceType].find((type) => type !== null && possible.includes(type)) ?? possible[0]!
}

/** A line whose product is chosen: weights and prices are those of the product, the quantity stays. */
export function chooseGoods(line: Line, goods: Goods, header: Header): Line {
  const { key, id, quantity = null, note, quantityUnit } = line
  const type = firstType(goods, header)
  const listed = header.sells ? goods.sellingPrice : (goods.costPrice ?? null)
  const bare: Line = {
    key,
    ...(id && { id }),
    productId: goods.id,
    goods,
    quantity,
    priceType: type,
    ...(note !== undefined && { note }),
    ...(!header.sells && { quantityUnit: quantityUnit ?? 'piece' }),
  }
  const source = listed ? { price: listed, type: goods.priceType } : null
  const unitPrice = source && priceFor(bare, type, source)
  if (!header.sells) return { ...bare, unitPrice, source }
  const cost =
    goods.costPrice === undefined
      ? {}
      : { importPrice: convertPrice(goods.costPrice, goods.priceType, type, pricedGoods(bare)) }
  return {
    ...bare,
    priced: false,
    length: null,
    actualWeight: null,
    weightSource: 'estimated',
    unitPrice,
    salePrice: unitPrice,
    source,
    ...cost,
  }
}

/** A suggested price for the line's own type, unless a person has written one. */
export function suggest(line: Line, price: string, header: Header): Line {
  if (line.priced !== false || !line.priceType || line.unitPrice === price) return line
  return { ...withUnitPrice(line, price, header.sells), source: { price, type: line.priceType } }
}

/** A line among the others, a place up or down; as it was where there is no such place. */
export function moveLine(lines: readonly Line[], from: number, by: number): Line[] {
  const to = from + by
  const moved = [...lines]
  if (to < 0 || to >= lines.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** What the cell above says, for the cell below it. A product may stand in one line only, so it is not copied. */
export function copyAbove(above: Line, line: Line, field: string, header: Header): Line {
  if (field === 'productId') return line
  const value = (above as unknown as Record<string, string | null | undefined>)[field] ?? null
  return field === 'unitPrice' && above.priceType !== line.priceType && above.priceType
    ? writePrice(line, value, above.priceType, header.sells)
    : setField(line, field, value, header)
}
