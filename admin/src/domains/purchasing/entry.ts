import { boughtFigures } from '@barem/resources/calc/bought'
import type { Figure } from '@barem/resources/calc/exact'
import type { PriceType } from '@barem/resources/calc/line'
import type { Header } from '../../lines/model/entry.ts'
import { goodsEntry } from '../goods/entry.ts'
import { boughtFor } from '../goods/boughtFor.ts'
import { priceFor, typesOf, weightOf, type GoodsLine } from '../goods/line.ts'
import { firstType, switchType } from '../goods/prices.ts'
import type { GoodsFigures } from '../goods/totals.ts'

const known = new WeakMap<GoodsLine, GoodsFigures>()

/** The figures of a line of a purchase: what it is expected to weigh and to cost. */
export function purchaseFigures(line: GoodsLine): GoodsFigures {
  const before = known.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const figures = boughtFigures({ ...line, priceType: line.priceType ?? 'piece' }, frozen)
  const made: GoodsFigures = {
    ...figures,
    actualWeight: figures.theoreticalWeight,
    weightSource: 'estimated',
    errorMargin: null,
    vatRate: line.vatRate ?? null,
    estimated: figures.amount,
    barem: frozen.barem,
    length: frozen.length,
  }
  known.set(line, made)
  return made
}

/** Changes what a line is counted in. Tonnes have no price for a piece. */
function inUnit(line: GoodsLine, unit: string | null, header: Header): GoodsLine {
  const next: GoodsLine = { ...line, quantityUnit: unit === 'tonne' ? 'tonne' : 'piece' }
  const possible = typesOf(next)
  return next.priceType && !possible.includes(next.priceType) && possible[0]
    ? switchType(next, possible.at(-1)!, header)
    : next
}

/** Lines that are bought: by the piece or by the tonne, at one price. */
export const purchaseEntry = goodsEntry({
  reads: [],
  deposit: 'depositPercent',
  decidedBy: null,
  quoted: false,
  seldom: [],
  hasSalePrice: false,
  figures: purchaseFigures,
  start(bare, goods) {
    const source = boughtFor(goods)
    const type: PriceType = firstType(goods, source?.type ?? null)
    const line: GoodsLine = { ...bare, priceType: type, quantityUnit: bare.quantityUnit ?? 'piece' }
    return { ...line, unitPrice: source && priceFor(line, type, source), source }
  },
  writeOwn: (line, field, value, header) => (field === 'quantityUnit' ? inUnit(line, value, header) : undefined),
  usual: boughtFor,
  faultOf: () => null,
  shown: (line, field) => ({
    value: ((line as unknown as Readonly<Record<string, unknown>>)[field] ?? null) as Figure,
    instead: null,
  }),
})
