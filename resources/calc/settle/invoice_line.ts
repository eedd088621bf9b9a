import type { Figure } from '../exact.ts'
import { frozenOf, nextPart, partFigures } from './parts.ts'
import { defineLineComputation, mistake, type Values } from './computation.ts'

const NOTHING: Values = {
  ...{
    productName: null,
    unit: null,
    englishUnit: null,
    weightMode: null,
    barem: null,
    baremBasis: null,
  },
  ...{ length: null, theoreticalWeight: null, actualWeight: null, priceType: null, unitPrice: null, amount: null },
  discountShare: null,
  vatRate: null,
}

/** Pieces of an order that are invoiced: as they were weighed when they were issued, at the prices of the order. */
export const invoiceLine = defineLineComputation({
  name: 'invoiceLine',
  reads: [
    ...['orderLineId', 'productId', 'productName', 'unit', 'englishUnit', 'weightMode', 'barem', 'baremBasis'],
    ...['length', 'quantity', 'theoreticalWeight', 'actualWeight', 'priceType', 'unitPrice', 'amount'],
    ...['discountShare', 'vatRate'],
  ],
  facts: ['billableLines'],
  compute(line, _stored, { billableLines }) {
    const source = billableLines.get(String(line.orderLineId))
    if (!source) return { values: { ...NOTHING, productId: line.productId ?? null } }
    if (line.productId !== null && line.productId !== source.productId) return mistake('productId', 'otherSoldGoods')
    const { productId, productName, unit, englishUnit, priceType, unitPrice, vatRate } = source
    const frozen = frozenOf(source)
    const kept = { productId, productName, unit, englishUnit, ...frozen, priceType, unitPrice, vatRate }
    const now = (line.quantity ?? null) as Figure
    if (now === null || priceType === null) return { values: { ...NOTHING, ...kept } }
    const { actualWeight, ...figures } = partFigures(source, now)
    const pieces = { all: source.quantity, before: source.invoiced.quantity, now }
    return {
      values: {
        ...kept,
        ...figures,
        actualWeight: frozen.weightMode === 'none' ? null : actualWeight,
        discountShare: nextPart(source.discountShare ?? '0', pieces, source.invoiced.discount),
      },
    }
  },
})
