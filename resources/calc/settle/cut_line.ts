import { cutBar, goodsLength, readCuts, writeCuts } from '../cutting/index.ts'
import type { Figure } from '../exact.ts'
import { exactly } from '../exact.ts'
import { hasBarem, theoreticalWeight } from '../line.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'
import { freezeGoods, NO_GOODS } from './freeze.ts'

const NOTHING = { rest: null, restIs: null }

/** Bars that are cut: what they keep of their product, and what is left of each. */
export const cutLine = defineLineComputation({
  name: 'cutLine',
  reads: [
    ...['productId', 'weightMode', 'barem', 'baremBasis', 'length', 'quantity', 'theoreticalWeight', 'cuts', 'rest'],
    ...['restIs', 'scrapWeight'],
  ],
  facts: ['goods', 'settings'],
  compute(written, _stored, { goods, settings }, { kerf }) {
    const line: Row = { ...written, priceType: null, length: null }
    if (line.productId === null) return { values: { ...NO_GOODS, ...NOTHING, length: null, theoreticalWeight: null } }
    // Bars are as long as their product is now.
    const product = goods.get(String(line.productId))
    const outcome = freezeGoods(line, product, null, true)
    if ('mistakes' in outcome) return outcome
    const frozen = { ...outcome.frozen, length: goodsLength(product!) }
    if (!hasBarem(frozen.weightMode) || !frozen.length) return mistake('productId', 'cutNoLength')
    const values = {
      ...frozen,
      theoreticalWeight: theoreticalWeight({ ...frozen, quantity: (line.quantity ?? null) as Figure }),
    }
    if (typeof line.cuts !== 'string') return { values: { ...values, ...NOTHING } }
    const cuts = readCuts(line.cuts)
    if (!cuts) return mistake('cuts', 'cutsUnread')
    const sawing = { kerf: exactly(kerf as Figure)?.toFixed() ?? '0', scrapBelow: settings.scrapBelow }
    const bar = cutBar(frozen.length, cuts, sawing)
    if ('needs' in bar) return mistake('cuts', 'cutsTooLong', { needs: bar.needs, length: frozen.length })
    if (cuts.length === 1 && cuts[0]!.count === 1 && bar.restIs === null) return mistake('cuts', 'cutsWhole')
    if ((line.scrapWeight ?? null) !== null && bar.restIs !== 'scrap') return mistake('scrapWeight', 'cutsNoScrap')
    return { values: { ...values, cuts: writeCuts(cuts), rest: bar.rest, restIs: bar.restIs } }
  },
})
