import { exactly, type Figure } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import { convertPrice } from '@barem/resources/calc/price'
import { finest, type PriceStep, type Rounding } from '@barem/resources/calc/steps'
import { isPriceField, PRICE_FIELDS, type GridColumn } from './columns.ts'
import { freshKey, isOpen, priceFor, pricedGoods, typesOf, type Goods, type Line } from './line.ts'
import { rereadQuantity } from './reading.ts'

/** The values of a document that a new line takes over. */
export interface Header {
  /** The usual price type of a line, if the goods allow it. */
  priceType: PriceType | null
  /** A sale has a price before its discount and a cost; a purchase has one price. */
  sells: boolean
  /** How quantities are read and shown. */
  quantity: Pick<GridColumn, 'name' | 'reads'>
  /** The rounding of list prices of another price type, until the server has suggested one; 0.01 when absent. */
  step?: PriceStep
}

const listRounding = ({ step }: Header): Rounding => (step ? { step, direction: 'nearest' } : finest)

export const emptyLine = (more: Partial<Line> = {}): Line => ({
  key: freshKey(),
  productId: null,
  priceType: null,
  quantity: null,
  unitPrice: null,
  ...more,
})

/** Sets the unit price, and the price before discount too where there was no discount or it would be lower. */
function withUnitPrice(line: Line, unitPrice: Figure, sells: boolean): Line {
  if (!sells) return { ...line, unitPrice }
  const together = line.salePrice == null || line.salePrice === line.unitPrice || exactly(unitPrice)?.gt(line.salePrice)
  return { ...line, unitPrice, ...(together && { salePrice: unitPrice }) }
}

/** Writes a price of some type: it becomes the line's source, and the line's own price follows from it. */
function writePrice(line: Line, price: Figure, type: PriceType, sells: boolean): Line {
  if (price === null) return { ...withUnitPrice(line, null, sells), source: null, priced: true }
  const source = { price, type }
  // A line whose goods are not known yet keeps what was written, though nothing can be converted.
  const own = line.goods ? priceFor(line, line.priceType ?? type, source) : line.priceType === type ? price : null
  return { ...withUnitPrice(line, own, sells), source, priced: true }
}

/**
 * Changes the price type: each price is converted from what was written, so that the amount stays. A price that nobody
 * has written is rounded, and may still be suggested.
 */
export function switchType(line: Line, type: PriceType, header: Header): Line {
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

/** Tonnes have no price for a piece. */
function inUnit(line: Line, unit: string | null, header: Header): Line {
  const next = { ...line, quantityUnit: unit === 'tonne' ? ('tonne' as const) : ('piece' as const) }
  const possible = typesOf(next)
  return next.priceType && !possible.includes(next.priceType) && possible[0]
    ? switchType(next, possible.at(-1)!, header)
    : next
}

/** A person writes `value` in a field of a line; null empties it. */
export function setField(line: Line, field: string, value: string | null, header: Header): Line {
  const { sells } = header
  if (isPriceField(field)) return writePrice(line, value, PRICE_FIELDS[field], sells)
  if (field === 'unitPrice')
    return line.priceType
      ? writePrice(line, value, line.priceType, sells)
      : { ...withUnitPrice(line, value, sells), priced: true }
  if (field === 'priceType') return value === null ? line : switchType(line, value as PriceType, header)
  if (field === 'actualWeight') {
    const source = line.weightSource && line.weightSource !== 'estimated' ? line.weightSource : 'manual'
    return { ...line, actualWeight: value, weightSource: value === null ? 'estimated' : source }
  }
  if (field === 'quantityUnit') return inUnit(line, value, header)
  if (field === 'weightSource')
    return {
      ...line,
      weightSource: value as Line['weightSource'],
      ...(value === 'estimated' && { actualWeight: null }),
    }
  return { ...line, [field]: value }
}

/** The price type that a line of these goods begins with. */
export function firstType(goods: Goods, header: Pick<Header, 'priceType'>): PriceType {
  const possible = typesOf({ goods } as Line)
  return [header.priceType, goods.priceType].find((type) => type !== null && possible.includes(type)) ?? possible[0]!
}

/** The parts of a line that do not depend on its product. */
const withoutGoods = ({ key, id, quantity = null, note, quantityUnit, unread, doubts }: Line) => ({
  key,
  ...(id && { id }),
  quantity,
  ...(note !== undefined && { note }),
  ...(quantityUnit && { quantityUnit }),
  ...(unread?.quantity !== undefined && { unread: { quantity: unread.quantity } }),
  ...(doubts?.quantity !== undefined && { doubts: { quantity: doubts.quantity } }),
})

/** A line with words instead of a product, either being looked for or not found. */
export function leaveText(line: Line, text: string, seeking?: Line['seeking']): Line {
  const { seeking: _past, guess: _gone, several: _other, ...rest } = line
  const bare = line.productId ? { ...withoutGoods(line), priceType: null, unitPrice: null, before: line } : rest
  return { ...bare, productId: null, goods: null, text, ...(seeking && { seeking }) }
}

/** Keeps what a person has written in a line before its product was known. */
function keepWritten(line: Line, written: Line, header: Header): Line {
  if (written.productId !== null) return line
  const { priceType, priced, source, unitPrice, weightSource, actualWeight, length, unread, doubts } = written
  let next: Line = { ...line, ...(unread && { unread }), ...(doubts && { doubts }) }
  if (priceType) next = switchType(next, priceType, header)
  if (priced && (source ?? unitPrice))
    next = writePrice(next, source?.price ?? unitPrice!, source?.type ?? next.priceType!, header.sells)
  if (length && isOpen(next, 'length', undefined)) next = { ...next, length }
  return actualWeight && isOpen(next, 'actualWeight', undefined) ? { ...next, actualWeight, weightSource } : next
}

/**
 * Sets the product of a line: weights and prices become those of the product, the quantity stays, and so does what was
 * written while there was no product.
 */
export const chooseGoods = (line: Line, goods: Goods, header: Header): Line =>
  rereadQuantity(keepWritten(startWith(line, goods, header), line, header), header.quantity)

function startWith(line: Line, goods: Goods, header: Header): Line {
  const { quantityUnit } = line
  const type = firstType(goods, header)
  const listed = header.sells ? goods.sellingPrice : (goods.costPrice ?? null)
  const bare: Line = {
    ...withoutGoods(line),
    productId: goods.id,
    goods,
    priceType: type,
    ...(!header.sells && { quantityUnit: quantityUnit ?? 'piece' }),
  }
  const source = listed ? { price: listed, type: goods.priceType } : null
  const unitPrice = source && priceFor(bare, type, source, header.sells ? listRounding(header) : finest)
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

/** Sets a suggested price for the line's own type, unless a person has written one. */
export function suggest(line: Line, price: string, header: Header): Line {
  if (line.priced !== false || !line.priceType || line.unitPrice === price) return line
  return { ...withUnitPrice(line, price, header.sells), source: { price, type: line.priceType } }
}

/** Moves a line up or down; a move past the first or the last line changes nothing. */
export function moveLine(lines: readonly Line[], from: number, by: number): Line[] {
  const to = from + by
  const moved = [...lines]
  if (to < 0 || to >= lines.length) return moved
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** Copies a field of the line above. A product may be in one line only, so it is not copied. */
export function copyAbove(above: Line, line: Line, field: string, header: Header): Line {
  if (field === 'productId') return line
  const value = (above as unknown as Record<string, string | null | undefined>)[field] ?? null
  return field === 'unitPrice' && above.priceType !== line.priceType && above.priceType
    ? writePrice(line, value, above.priceType, header.sells)
    : setField(line, field, value, header)
}
