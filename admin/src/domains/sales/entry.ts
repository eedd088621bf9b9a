import { exactly, type Figure } from '@barem/resources/calc/exact'
import { amountAt, lineFigures, lineInput, type PriceType } from '@barem/resources/calc/line'
import { lineMargin, type Margin } from '@barem/resources/calc/margin'
import { countOf, measures } from '@barem/resources/calc/measures'
import { convertPrice } from '@barem/resources/calc/price'
import { goodsEntry } from '../goods/entry.ts'
import { priceFor, pricedGoods, weightOf, type GoodsLine } from '../goods/line.ts'
import type { Offered } from '../goods/offered.ts'
import { firstType, listRounding } from '../goods/prices.ts'
import type { GoodsFigures } from '../goods/totals.ts'

type Worked = ReturnType<typeof lineFigures>

/** The figures of a line that is sold. */
export type SaleFigures = GoodsFigures &
  Worked & {
    /** kg a metre or a piece. */
    barem: Figure
    /** Metres of one piece. */
    length: Figure
    /** Whole dong, and the margin; null where the cost is not known or the person may not see it. */
    cost: Figure
    margin: Margin | null
  }

function costOf(line: GoodsLine, figures: Worked): Figure {
  if (!line.priceType) return null
  const measured = { ...figures, [measures.piece]: countOf(line) }
  return amountAt(measured[measures[line.priceType]], line.importPrice ?? null)
}

const known = new WeakMap<GoodsLine, SaleFigures>()

/** The figures of a line of a sale. Of the same line they are worked out once. */
export function saleFigures(line: GoodsLine): SaleFigures {
  const before = known.get(line)
  if (before) return before
  const frozen = weightOf(line)
  const figures = lineFigures(lineInput({ ...line, priceType: line.priceType ?? 'piece' }, frozen))
  const cost = costOf(line, figures)
  const made: SaleFigures = {
    ...figures,
    barem: frozen.barem,
    length: frozen.length,
    pieces: countOf(line),
    vatRate: line.vatRate ?? null,
    cost,
    margin: lineMargin(figures.amount, cost),
  }
  known.set(line, made)
  return made
}

/** A weight that is written was typed by hand unless the line says otherwise; without one it is estimated. */
function weighed(line: GoodsLine, actualWeight: string | null): GoodsLine {
  const source = line.weightSource && line.weightSource !== 'estimated' ? line.weightSource : 'manual'
  return { ...line, actualWeight, weightSource: actualWeight === null ? 'estimated' : source }
}

/** Lines that are sold: with a price before their discount, a cost, and a weighing. */
export const saleEntry = goodsEntry({
  reads: ['calculationMethod'],
  deposit: null,
  decidedBy: { field: 'discountSource', value: 'policy' },
  quoted: true,
  seldom: ['length'],
  hasSalePrice: true,
  figures: saleFigures,
  start(bare, goods, header) {
    const type = firstType(goods, (header.values.calculationMethod ?? null) as PriceType | null)
    const line = { ...bare, priceType: type }
    const source = goods.sellingPrice ? { price: goods.sellingPrice, type: goods.priceType } : null
    const unitPrice = source && priceFor(line, type, source, listRounding(header))
    return {
      ...line,
      priced: false,
      length: null,
      actualWeight: null,
      weightSource: 'estimated',
      unitPrice,
      salePrice: unitPrice,
      source,
      ...(goods.costPrice !== undefined && {
        importPrice: convertPrice(goods.costPrice, goods.priceType, type, pricedGoods(line)),
      }),
    }
  },
  writeOwn(line, field, value) {
    if (field === 'actualWeight') return weighed(line, value)
    if (field !== 'weightSource') return undefined
    const weightSource = value as GoodsLine['weightSource']
    return { ...line, weightSource, ...(value === 'estimated' && { actualWeight: null }) }
  },
  usual: ({ sellingPrice, priceType }, offer) =>
    (offer as Offered | undefined)?.ok
      ? (offer as Extract<Offered, { ok: true }>)
      : sellingPrice
        ? { price: sellingPrice, type: priceType }
        : null,
  // Goods paid by scale weight need a weight.
  faultOf: ({ priceType, weightSource }, field, value) =>
    field === 'actualWeight' &&
    priceType === 'actual_kg' &&
    weightSource !== 'estimated' &&
    exactly(value)?.isZero() === true
      ? 'weighed'
      : null,
  shown(line, field, figures) {
    const written = ((line as unknown as Readonly<Record<string, unknown>>)[field] ?? null) as Figure
    if (field === 'length') return { value: written ?? (figures as SaleFigures).length, instead: null }
    if (field !== 'actualWeight') return { value: written, instead: null }
    const value = line.weightSource === 'estimated' ? null : written
    return { value, instead: value === null && line.goods ? figures.actualWeight : null }
  },
})
