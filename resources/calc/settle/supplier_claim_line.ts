import { exact, exactly, type Figure } from '../exact.ts'
import { amountAt } from '../line.ts'
import { taxOn } from './price_settlement_line.ts'
import { withoutReturned, type ReceivedLine } from './received_line.ts'
import { priceOf } from './supplier_invoice_line.ts'
import { defineLineComputation, mistake, type Row, type Values } from './computation.ts'

const NO_FIGURES: Values = {
  ...{ quantity: null, paidWeight: null, actualWeight: null, shortfall: null, unitPrice: null },
  ...{ amount: null, tax: null, acceptedAmount: null, acceptedTax: null },
}

/** kg that are paid of a line and did not come, less those that a supplier has accepted; null where nobody knows. */
export function shortfallOf(line: ReceivedLine): Figure {
  const { priceType, boughtWeight, actualWeight, credited } = line
  const [paid, came] = [exactly(boughtWeight), exactly(actualWeight)]
  if (priceType === 'piece' || !paid || !came) return null
  const missing = withoutReturned(paid.minus(came).toFixed(), line)
  return exact.max(0, exact.sub(missing ?? 0, credited.shortKg)).toFixed()
}

const isMore = (one: unknown, other: Figure) => (exactly(one as Figure)?.gt(other ?? 0) ?? false) as boolean

/** What of a claim is accepted: all of it once it is answered, unless the answer says less. */
const acceptedOf = ({ acceptedWeight, shortWeight }: Row, { answeredOn }: Row): Figure =>
  (acceptedWeight ?? ((answeredOn ?? null) === null ? null : shortWeight) ?? null) as Figure

/** Why a line cannot be claimed as it is; null where it can. */
function whyNot({ shortWeight, acceptedWeight }: Row, source: ReceivedLine, shortfall: Figure) {
  if (source.priceType === 'piece') return mistake('productId', 'paidByPiece')
  if (shortfall === null) return mistake('productId', 'notWeighed')
  if (isMore(shortWeight, shortfall)) return mistake('shortWeight', 'overShortfall', { shortfall })
  return isMore(acceptedWeight, shortWeight as Figure)
    ? mistake('acceptedWeight', 'overClaim', { claimed: String(shortWeight) })
    : null
}

/** Goods that weighed less than is paid: what they are claimed at, and what of it is accepted. Dong without tax. */
export const supplierClaimLine = defineLineComputation({
  name: 'supplierClaimLine',
  reads: [
    ...['receiptLineId', 'productId', 'quantity', 'paidWeight', 'actualWeight', 'shortfall', 'shortWeight'],
    ...['unitPrice', 'amount', 'tax', 'acceptedWeight', 'acceptedAmount', 'acceptedTax'],
  ],
  facts: ['receivedLines'],
  compute(line, _stored, { receivedLines }, document) {
    const source = receivedLines.get(String(line.receiptLineId))
    if (!source) return { values: NO_FIGURES }
    const { productId, quantity, boughtWeight, actualWeight } = source
    if (line.productId !== null && productId !== line.productId) return mistake('productId', 'otherGoods')
    const shortfall = shortfallOf(source)
    const refused = whyNot(line, source, shortfall)
    if (refused) return refused
    const [unitPrice, acceptedWeight] = [priceOf(source), acceptedOf(line, document)]
    const [amount, acceptedAmount] = [line.shortWeight as Figure, acceptedWeight].map((kg) => amountAt(kg, unitPrice))
    return {
      values: {
        ...{ productId, quantity, paidWeight: boughtWeight, actualWeight, shortfall, unitPrice, acceptedWeight },
        ...{ amount, tax: taxOn(amount!, source), acceptedAmount, acceptedTax: taxOn(acceptedAmount!, source) },
      },
    }
  },
})
