import { exact, exactly, rounded, type Figure } from '../exact.ts'
import { amountAt, theoreticalWeight, type FrozenWeight } from '../line.ts'
import { freezeGoods, NO_GOODS, sameGoods } from './freeze.ts'
import { frozenOf, nextPart } from './parts.ts'
import type { ReceivedLine } from './received_line.ts'
import { vatRateOf } from './vat.ts'
import { defineLineComputation, mistake, type Row, type Values } from './computation.ts'

const NO_FIGURES: Values = { theoreticalWeight: null, paidWeight: null, amount: null, received: null, difference: null }

/** The pieces of an invoiced line among those of the line that was received. */
export const piecesOf = ({ quantity, matched }: ReceivedLine, line: Row) => ({
  all: quantity,
  before: matched.quantity,
  now: String(line.quantity ?? '0'),
})

/** The price of goods that were received, without tax: as it was settled, else as the receipt has it. */
export function priceOf(line: ReceivedLine): Figure {
  const { receipt, settledPrice, unitPrice, net, priceType, quantity, paidWeight } = line
  if (settledPrice !== null) return settledPrice
  if (receipt.vat !== 'included') return unitPrice
  const [amount, measure] = [exactly(net), exactly(priceType === 'piece' ? quantity : paidWeight)]
  return amount && measure && !measure.isZero() ? rounded(amount.div(measure), 2) : null
}

/** kg that an invoice is for: as it says, else the share of what was received, else by barem. */
function weightOf(line: Row, source: ReceivedLine | undefined, barem: Figure): Figure {
  if ((line.priceType ?? 'piece') === 'piece') return null
  const stated = (line.statedWeight ?? null) as Figure
  if (stated !== null) return stated
  if (source) return nextPart(source.paidWeight, piecesOf(source, line), source.matched.kg, 3)
  return line.priceType === 'barem_kg' ? barem : null
}

/** The figures of a line, and how far it differs from what was received. */
function figuresOf(line: Row, frozen: FrozenWeight, source: ReceivedLine | undefined): Values {
  const barem = theoreticalWeight({ ...frozen, quantity: (line.quantity ?? null) as Figure })
  const paidWeight = weightOf(line, source, barem)
  const measure = line.priceType === 'piece' ? ((line.quantity ?? null) as Figure) : paidWeight
  const worked = line.priceType === null ? null : amountAt(measure, line.unitPrice as Figure)
  const amount = (line.statedAmount as Figure | undefined) ?? worked
  const received = source ? nextPart(source.net, piecesOf(source, line), source.matched.booked) : null
  return {
    theoreticalWeight: barem,
    paidWeight,
    amount,
    received,
    difference: amount !== null && received !== null ? exact.sub(amount, received).toFixed() : null,
  }
}

/** Goods on the invoice of a supplier: as it states them, else as they were received. Amounts are without tax. */
export const supplierInvoiceLine = defineLineComputation({
  name: 'supplierInvoiceLine',
  reads: [
    ...['receiptLineId', 'productId', 'weightMode', 'barem', 'baremBasis', 'quantity', 'length', 'theoreticalWeight'],
    ...['statedWeight', 'paidWeight', 'priceType', 'unitPrice', 'statedAmount', 'amount', 'received', 'difference'],
    'vatRate',
  ],
  facts: ['goods', 'receivedLines', 'vat'],
  compute(written, stored, { goods, receivedLines, vat }, document) {
    const source = receivedLines.get(String(written.receiptLineId))
    const line: Row = {
      ...written,
      ...(source && {
        productId: written.productId ?? source.productId,
        priceType: source.priceType,
        unitPrice: written.unitPrice ?? priceOf(source),
        vatRate: written.vatRate ?? source.vatRate,
      }),
      length: null,
    }
    const { productId, priceType, unitPrice } = line
    if (productId === null) return { values: { length: null, ...NO_GOODS, ...NO_FIGURES } }
    if (source && source.productId !== productId) return mistake('productId', 'otherGoods')
    const agreed = source ? { ...frozenOf(source) } : sameGoods(written, stored)
    const outcome = freezeGoods(line, goods.get(String(productId)), agreed, true)
    if ('mistakes' in outcome) return outcome
    const { frozen } = outcome
    return {
      values: {
        ...frozen,
        ...{ productId, priceType, unitPrice },
        ...figuresOf(line, frozen, source),
        vatRate: vatRateOf(line, document, vat),
      },
    }
  },
})
