import { boughtFigures, type BoughtFigures } from '../bought.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'
import { defineLineComputation, type Row } from './computation.ts'
import { vatRateOf } from './vat.ts'

const NO_FIGURES: BoughtFigures = { pieces: null, theoreticalWeight: null, amount: null }

/** A line of goods that are bought: what it keeps of its product, its weight and its amount. */
export const purchaseLine = defineLineComputation({
  name: 'purchaseLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'pieces', 'theoreticalWeight', 'amount', 'quantity'],
    ...['quantityUnit', 'length', 'priceType', 'unitPrice', 'vatRate'],
  ],
  facts: ['goods', 'vat'],
  compute(written, stored, { goods, vat }, document) {
    const line: Row = { ...written, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(line, stored))
    if ('mistakes' in outcome) return outcome
    const vatRate = vatRateOf(line, document, vat)
    return { values: { ...outcome.frozen, ...boughtFigures(line, outcome.frozen), vatRate } }
  },
})
