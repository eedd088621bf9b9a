import { boughtFigures, type BoughtFigures } from '../bought.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'
import type { LineSettlement, Row } from './settlement.ts'
import { vatRateOf } from './vat.ts'

const NO_FIGURES: BoughtFigures = { pieces: null, theoreticalWeight: null, amount: null }

/** A line of goods that are bought: what it keeps of its product, its weight and its amount. */
export const purchaseLine: LineSettlement = {
  facts: ['goods', 'vat'],
  settle(written, stored, { goods, vat }, document) {
    const line: Row = { ...written, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(line, stored))
    if ('mistakes' in outcome) return outcome
    const vatRate = vatRateOf(line, document, vat)
    return { values: { ...outcome.frozen, ...boughtFigures(line, outcome.frozen), vatRate } }
  },
}
