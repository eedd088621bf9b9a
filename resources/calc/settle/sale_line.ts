import type { Figure } from '../exact.ts'
import {
  lineFigures,
  lineInput,
  theoreticalWeight,
  type FrozenWeight,
  type PriceType,
  type WeightSource,
} from '../line.ts'
import { convertPrice } from '../price.ts'
import type { Goods } from './facts.ts'
import { freezeGoods, isSame, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import { defineLineComputation, mistake, type Row, type Values } from './computation.ts'
import { vatRateOf } from './vat.ts'

/** The source of the actual weight of a line. A weight typed over an estimate becomes `manual`. */
function weightSourceOf(line: Row, before: Row | null, frozen: FrozenWeight): WeightSource | null {
  const { actualWeight } = line
  const said = line.weightSource as WeightSource | null
  if (actualWeight === null) return null
  if (said !== null && said !== 'estimated') return said
  const typed =
    !isSame(actualWeight, before?.actualWeight) && !isSame(actualWeight, theoreticalWeight(lineInput(line, frozen)))
  return typed ? 'manual' : said
}

/** The expected cost of one unit of the price type: as given, else converted from before, else that of the product. */
function importPriceOf(line: Row, before: Row | null, product: Goods, frozen: FrozenWeight): Figure {
  const to = line.priceType as PriceType | null
  const said = line.importPrice as Figure
  if (to === null) return said
  if (before && said !== null && said === before.importPrice)
    return convertPrice(said, before.priceType as PriceType, to, frozen)
  return said ?? convertPrice(product.costPrice, product.priceType, to, frozen)
}

/** What a line took over from its former product, emptied when the product changes, unless a new value is given. */
function formerGoods(line: Row, stored: Row | undefined): Values {
  if (!stored || stored.productId === line.productId) return {}
  const kept = ['length', 'importPrice', 'vatRate', ...(stored.weightSource === 'estimated' ? ['actualWeight'] : [])]
  return Object.fromEntries(kept.filter((name) => isSame(line[name], stored[name])).map((name) => [name, null]))
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

/** A line of goods that are sold: what it keeps of its product, its weights, its prices and its amount. */
export const saleLine = defineLineComputation({
  name: 'saleLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'estimated', 'amount'],
    ...['errorMarginKg', 'errorMargin', 'quantity', 'length', 'actualWeight', 'weightSource', 'priceType'],
    ...['importPrice', 'salePrice', 'unitPrice', 'vatRate'],
  ],
  facts: ['goods', 'vat'],
  compute(written, stored, { goods, vat }, document) {
    const former = formerGoods(written, stored)
    if (written.productId === null) return { values: { ...former, ...WITHOUT_GOODS } }
    const line: Row = { ...written, ...former }
    const product = goods.get(String(line.productId))
    const before = sameGoods(line, stored)
    const outcome = freezeGoods(line, product, before)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    const weightSource = weightSourceOf(line, before, frozen)
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    const unitPrice = (line.unitPrice ?? line.salePrice) as Figure
    const { errorMargin, ...figures } = lineFigures(lineInput({ ...line, weightSource, unitPrice }, frozen))
    return {
      values: {
        ...former,
        ...frozen,
        ...figures,
        unitPrice,
        vatRate: vatRateOf(line, document, vat, product!.vatRate),
        importPrice: importPriceOf(line, before, product!, frozen),
        errorMarginKg: errorMargin?.kg ?? null,
        errorMargin: errorMargin?.percent ?? null,
      },
    }
  },
})
