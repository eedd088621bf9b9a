import { errorMargin, theoreticalWeight } from '../line.ts'
import { exact, exactly, type Figure } from '../exact.ts'
import type { FrozenWeight } from '../line.ts'
import { freezeGoods, isWeightless, NO_GOODS, sameGoods } from './freeze.ts'
import type { OrderLine } from './order_line.ts'
import type { Facts } from './facts.ts'
import { frozenOf, left } from './parts.ts'
import type { ReceivedLine } from './received_line.ts'
import { givenBack } from './supplier_return.ts'
import { defineLineComputation, mistake, type Row } from './computation.ts'

const NO_FIGURES = {
  ...{ theoreticalWeight: null, isUnweighed: null, errorMarginKg: null, errorMargin: null },
  ...{ amount: null, tax: null },
}

/** What a supplier credits for goods that go back; nothing of other goods, and while nobody said how many. */
function creditOf(quantity: Figure, received: ReceivedLine | undefined, { payableTerms }: Pick<Facts, 'payableTerms'>) {
  if (!received || !exactly(quantity)?.gt(0)) return { amount: null, tax: null }
  const { amount, tax } = givenBack(received, String(quantity), payableTerms)
  return { amount, tax: received.receipt.vat === 'off' ? null : tax }
}

/** The weights that a line of an order agreed, or that goods came with. */
const agreedOf = (source: OrderLine | undefined, received: ReceivedLine | undefined): Row | null =>
  source?.frozen ? { ...source.frozen } : received ? { ...frozenOf(received) } : null

/** kg by barem of the next pieces: of an order what all pieces so far come to, less what left with those before. */
function baremKgOf(frozen: FrozenWeight, quantity: Figure, source: OrderLine | undefined): Figure {
  if (!source?.frozen || quantity === null) return theoreticalWeight({ ...frozen, quantity })
  const { issuedAlike } = source
  const soFar = exact.add(issuedAlike.quantity, quantity).toFixed()
  return left(theoreticalWeight({ ...frozen, quantity: soFar }), issuedAlike.baremKg)
}

/** A line of goods that leave: what it keeps of its product, and how far the scale is off the barem. */
export const issueLine = defineLineComputation({
  name: 'issueLine',
  reads: [
    ...['productId', 'orderLineId', 'weightMode', 'barem', 'baremBasis', 'theoreticalWeight', 'quantity', 'length'],
    ...['actualWeight', 'isUnweighed', 'errorMarginKg', 'errorMargin', 'receiptLineId', 'amount', 'tax'],
  ],
  facts: ['goods', 'orderLines', 'receivedLines', 'payableTerms'],
  compute(written, stored, facts) {
    const { goods, orderLines, receivedLines } = facts
    const source = orderLines.get(String(written.orderLineId))
    const received = receivedLines.get(String(written.receiptLineId))
    // A line of an order says the length that was cut for it, and the barem that was agreed.
    const line: Row = { ...written, priceType: null, length: source?.length ?? received?.length ?? null }
    if (line.productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    if (source && source.productId !== line.productId) return mistake('productId', 'otherSoldGoods')
    if (received && received.productId !== line.productId) return mistake('productId', 'otherGoods')
    const agreed = agreedOf(source, received) ?? sameGoods(written, stored)
    const outcome = freezeGoods(line, goods.get(String(line.productId)), agreed, true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    if (isWeightless(line, frozen)) return mistake('actualWeight', 'min', { min: '0.01' })
    const actualWeight = frozen.weightMode === 'none' ? null : (line.actualWeight as Figure)
    const theoretical = baremKgOf(frozen, (line.quantity ?? null) as Figure, source)
    const margin = errorMargin(theoretical, actualWeight)
    return {
      values: {
        ...frozen,
        actualWeight,
        theoreticalWeight: theoretical,
        isUnweighed: actualWeight === null && frozen.weightMode !== 'none',
        errorMarginKg: margin?.kg ?? null,
        errorMargin: margin?.percent ?? null,
        ...creditOf((line.quantity ?? null) as Figure, received, facts),
      },
    }
  },
})
