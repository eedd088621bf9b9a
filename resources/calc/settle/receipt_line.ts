import type { Figure } from '../exact.ts'
import { receivedFigures, type ReceivedFigures, type WeightTerm } from '../received.ts'
import { priceAt, type ContractLine } from './contract_line.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import { vatRateOf } from './vat.ts'
import { defineLineComputation, mistake, type Row, type Values } from './computation.ts'

const NO_FIGURES: ReceivedFigures = {
  theoreticalWeight: null,
  errorMarginKg: null,
  errorMargin: null,
  paidWeight: null,
  shortWeight: null,
  amount: null,
}

/** The weights that goods of this kind have: nothing is weighed of those that are only counted. */
const weighed = (weightMode: unknown): Values =>
  weightMode === 'none' ? { actualWeight: null, declaredWeight: null } : {}

/** What a line takes over from the line of the contract that it is made from. */
const taken = (source: ContractLine | undefined, { vatRate }: Row, day: Figure): Values =>
  source
    ? { priceType: source.priceType, unitPrice: priceAt(source, String(day)), vatRate: vatRate ?? source.vatRate }
    : {}

/** A line of goods that come: what it keeps of its product, its weights, and its amount by what is paid. */
export const receiptLine = defineLineComputation({
  name: 'receiptLine',
  reads: [
    ...['productId', 'contractLineId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'amount'],
    ...['quantity', 'length', 'actualWeight', 'declaredWeight', 'errorMarginKg', 'errorMargin', 'paidWeight'],
    'shortWeight',
    ...['priceType', 'unitPrice', 'vatRate'],
  ],
  facts: ['goods', 'contractLines', 'vat'],
  compute(written, stored, { goods, contractLines, vat }, document) {
    const source = contractLines.get(String(written.contractLineId))
    const line: Row = { ...written, ...taken(source, written, document.documentDate as Figure), length: null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    if (source && source.productId !== line.productId) return mistake('productId', 'otherGoods')
    const agreed = source?.frozen ? { ...source.frozen } : sameGoods(written, stored)
    const outcome = freezeGoods(line, goods.get(String(line.productId)), agreed, true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    const complete: Row = { ...line, ...weighed(frozen.weightMode) }
    const term = (source?.contract.weightTerm ?? 'our_scale') as WeightTerm
    const { actualWeight, declaredWeight, priceType, unitPrice } = complete
    return {
      values: {
        ...frozen,
        ...{ actualWeight, declaredWeight, priceType, unitPrice },
        ...receivedFigures(complete, frozen, term),
        vatRate: vatRateOf(complete, document, vat),
      },
    }
  },
})
