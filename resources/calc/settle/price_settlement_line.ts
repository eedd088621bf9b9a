import { dong, exact, type Figure } from '../exact.ts'
import { amountAt } from '../line.ts'
import type { ReceivedLine } from './received_line.ts'
import { priceOf } from './supplier_invoice_line.ts'
import { defineLineComputation, mistake, type Values } from './computation.ts'

const NO_FIGURES: Values = {
  ...{ quantity: null, paidWeight: null, priceType: null, provisionalPrice: null },
  ...{ amount: null, difference: null, tax: null },
}

/** The tax on what is added to a received line, below zero where it takes off; none where the receipt has no VAT. */
export const taxOn = (difference: Figure, { vatRate, receipt }: ReceivedLine): Figure =>
  receipt.vat === 'off' || difference === null ? null : dong(exact.mul(difference, vatRate ?? 0).div(100))

const less = (all: Figure, gone: string): Figure =>
  exact.sub(gone, 0).isZero() ? all : all && exact.sub(all, gone).toFixed()

/** Received goods at their final price, and how far it differs from what the receipt had posted. */
export const priceSettlementLine = defineLineComputation({
  name: 'priceSettlementLine',
  reads: [
    ...['receiptLineId', 'productId', 'quantity', 'paidWeight', 'priceType', 'provisionalPrice', 'unitPrice'],
    ...['amount', 'difference', 'tax'],
  ],
  facts: ['receivedLines'],
  compute({ receiptLineId, productId, unitPrice }, _stored, { receivedLines }) {
    const source = receivedLines.get(String(receiptLineId))
    if (!source) return { values: NO_FIGURES }
    if (productId !== null && source.productId !== productId) return mistake('productId', 'otherGoods')
    const { priceType, matched } = source
    // What went back before it was invoiced has left at the provisional price.
    const quantity = less(source.quantity, matched.quantity)
    const paidWeight = less(source.paidWeight, matched.kg)
    const net = less(source.net, matched.booked)
    const amount = amountAt(priceType === 'piece' ? quantity : paidWeight, unitPrice as Figure)
    const difference = amount === null || net === null ? null : exact.sub(amount, net).toFixed()
    return {
      values: {
        ...{ productId: source.productId, quantity, paidWeight, priceType, amount, difference },
        provisionalPrice: priceOf(source),
        tax: taxOn(difference, source),
      },
    }
  },
})
