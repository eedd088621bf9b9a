import { boughtFigures, type BoughtFigures } from '../bought.ts'
import { isInTonnes } from '../measures.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'
import { mistake, type LineSettlement, type Row } from './settlement.ts'

const NO_FIGURES: BoughtFigures = { pieces: null, theoreticalWeight: null, amount: null }

/** A line of goods that are bought: what it keeps of its product, its weight and its amount. */
export const purchaseLine: LineSettlement = {
  facts: ['goods'],
  settle(written, stored, { goods }) {
    const line: Row = { ...written, length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    const outcome = freezeGoods(line, goods.get(String(line.productId)), sameGoods(line, stored))
    if ('mistakes' in outcome) return outcome
    if (isInTonnes(line) && line.priceType === 'piece') return mistake('priceType', 'priceTypeImpossible')
    return { values: { ...outcome.frozen, ...boughtFigures(line, outcome.frozen) } }
  },
}
