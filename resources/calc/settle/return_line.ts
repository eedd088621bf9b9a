import { aboveZero, exact, exactly, rounded, type Figure } from '../exact.ts'
import { freezeGoods, NO_GOODS } from './freeze.ts'
import { dueBy, frozenOf, left, nextPart } from './parts.ts'
import { ownReturnLine } from './own_return_line.ts'
import type { SoldLine } from './sold_line.ts'
import { defineLineComputation, mistake, type Values } from './computation.ts'

const NO_FIGURES: Values = {
  ...{ theoreticalWeight: null, soldWeight: null, errorMargin: null, paidWeight: null, amount: null },
  ...{ discountShare: null, tax: null },
}

const NOTHING: Values = {
  ...{ productName: null, unit: null, englishUnit: null, length: null, priceType: null, unitPrice: null },
  ...{ vatRate: null, orderLineId: null, ...NO_GOODS, ...NO_FIGURES },
}

interface Pieces {
  all: Figure
  before: string
  now: string
}

/** 100 pieces are said as 100, not as 100.000. */
const plain = (figure: Figure) => exact.add(figure ?? '0', 0).toFixed()

/** What of `whole` falls to these pieces, whatever was credited of those before. */
export function shareOf(whole: Figure, pieces: Pieces, decimals: number): Figure {
  const none = { ...pieces, now: '0' }
  const [due, before] = [dueBy(whole, pieces, decimals), dueBy(whole, none, decimals)]
  return due && before && exact.sub(due, before).toFixed()
}

/** The line of an invoice or of an issue that goods come back of. */
export const sourceOf = (
  { invoiceLineId, issueLineId }: Readonly<Record<string, unknown>>,
  sold: ReadonlyMap<string, SoldLine>,
): SoldLine | undefined => sold.get(String(invoiceLineId ?? issueLineId))

/** kg by our scale, no more than are left of what was sold; without a weight their share of that. */
function creditedKg(scale: Figure, share: Figure, { actualWeight: sold, returned }: SoldLine): Figure {
  if (!aboveZero(scale)) return share
  return exact.min(scale!, exact.max(0, exact.sub(sold ?? '0', returned.actualKg))).toFixed()
}

/** kg of a coil or a part of it: what our scale says measures how much of it came back; without a weight its share. */
function coilKg(scale: Figure, share: Figure, { actualWeight: sold, returned }: SoldLine): Figure {
  if (!aboveZero(scale)) return share
  return exact.min(scale!, exact.max(0, exact.sub(sold ?? '0', returned.soldKg))).toFixed()
}

/** How far the scale is off the kg that were sold, in percent. */
function marginOf(scale: Figure, sold: Figure): Figure {
  const [now, then] = [exactly(scale), exactly(sold)]
  return now && then && !then.isZero() ? rounded(now.minus(then).times(100).div(then), 2) : null
}

/** Goods that come back of a line of an invoice: their kg, and their parts of its amount, discount and tax. */
export const returnLine = defineLineComputation({
  name: 'returnLine',
  reads: [
    ...['invoiceLineId', 'issueLineId', 'orderLineId', 'productId', 'productName', 'unit', 'englishUnit'],
    ...['weightMode', 'barem', 'ownPrice', 'ownPriceType'],
    ...['baremBasis', 'length', 'quantity', 'theoreticalWeight', 'soldWeight', 'actualWeight', 'errorMargin'],
    ...['weightBasis', 'paidWeight', 'priceType', 'unitPrice', 'amount', 'discountShare', 'vatRate', 'tax'],
  ],
  facts: ['goods', 'soldLines'],
  compute(line, stored, { goods, soldLines }, document) {
    if (document.basis === 'none') return ownReturnLine(line, stored, goods)
    const source = sourceOf(line, soldLines)
    if (!source) return { values: { ...NOTHING, productId: line.productId ?? null } }
    if (line.productId !== null && line.productId !== source.productId) return mistake('productId', 'otherSoldGoods')
    const { productId, productName, unit, englishUnit, priceType, unitPrice, vatRate, orderLineId, returned } = source
    const frozen = frozenOf(source)
    const written = { quantity: (line.quantity ?? null) as Figure, priceType: null, length: null }
    const outcome = freezeGoods(written, goods.get(String(productId)), { ...frozen }, true)
    if ('mistakes' in outcome) return outcome
    const actualWeight = frozen.weightMode === 'none' ? null : ((line.actualWeight ?? null) as Figure)
    const kept = {
      ...{ productId, productName, unit, englishUnit, ...frozen, priceType, unitPrice, vatRate, orderLineId },
      actualWeight,
    }
    const now = (line.quantity ?? null) as Figure
    if (now === null) return { values: { ...kept, ...NO_FIGURES } }
    if (exact.add(returned.quantity, now).gt(source.quantity ?? '0'))
      return mistake('quantity', 'overSold', { sold: plain(source.quantity), returned: plain(returned.quantity) })
    if (source.uninvoiced !== null && exact.sub(source.uninvoiced, now).isNegative())
      return mistake('quantity', 'invoicedIssue', { open: plain(source.uninvoiced) })
    const pieces = { all: source.quantity, before: returned.quantity, now }
    // Issues keep the share of what nobody weighed to the gram.
    const decimals = source.document.kind === 'issue' ? 3 : 2
    const share =
      frozen.weightMode === 'none' ? null : left(dueBy(source.actualWeight, pieces, decimals), returned.soldKg)
    const soldWeight = frozen.weightMode === 'coil' ? coilKg(actualWeight, share, source) : share
    const paidWeight = line.weightBasis === 'returned' ? creditedKg(actualWeight, soldWeight, source) : soldWeight
    const part =
      priceType === 'actual_kg'
        ? { all: source.actualWeight, before: returned.actualKg, now: paidWeight ?? '0' }
        : pieces
    const amount = nextPart(source.amount, part, returned.amount)
    const discount = nextPart(source.discountShare ?? '0', part, returned.discount)
    return {
      values: {
        ...kept,
        soldWeight,
        paidWeight,
        theoreticalWeight: left(dueBy(source.theoreticalWeight, pieces, 3), returned.soldBaremKg),
        errorMargin: marginOf(actualWeight, soldWeight),
        amount,
        // Both are rounded: a part of goods at almost no price is not discounted below it, and the next takes the rest.
        discountShare: amount === null || discount === null ? discount : exact.min(amount, discount).toFixed(),
        tax: source.tax === null ? null : nextPart(source.tax, part, returned.tax),
      },
    }
  },
})
