export { cuttings } from './cutting_samples.ts'

const adjustment = {
  ...{ id: 'd', kind: 'rounding', customerId: 'c', supplierId: null, documentDate: '2026-03-05', dueDate: null },
  ...{ amount: '500', writeOffReason: 'gone', allocations: [] as object[] },
}
const chosen = { ...adjustment, kind: 'write_off', amount: '10' }
const NONE = {
  ...{ invoiceId: null, openingLineId: null, receiptId: null, freightReceiptId: null, openingPayableId: null },
  ...{ supplierInvoiceId: null, priceSettlementId: null, adjustmentId: null },
}

/** Adjustments of each kind, of debts that a person chose and of those due first. */
export const adjustments = [
  adjustment,
  { ...adjustment, kind: 'late_fee' },
  { ...chosen, allocations: [{ ...NONE, id: 'a', invoiceId: 'i', amount: '10' }] },
  { ...chosen, allocations: [{ ...NONE, id: 'a', openingLineId: 'b', amount: '9' }] },
  {
    ...{ ...chosen, kind: 'supplier_discount', customerId: null, supplierId: 's' },
    allocations: [
      { ...NONE, id: 'a', receiptId: 'r', amount: '5' },
      { ...NONE, id: 'e', openingPayableId: 'b', amount: '5' },
    ],
  },
  { ...adjustment, kind: 'price_cut', invoiceIds: ['i'] },
  { ...adjustment, kind: 'supplier_price_cut', customerId: null, supplierId: 's', receiptIds: ['r'] },
]

/** A line of an invoice whose price is lowered. */
export const adjustedFacts = {
  cutLines: [
    {
      ...{ id: 'il', orderLineId: 'ol', productId: 'p', amount: '1000', tax: '80' },
      invoice: { id: 'i', documentDate: '2026-03-01' },
    },
  ],
}

const offset = {
  ...{ id: 'd', customerId: 'c', supplierId: 's', documentDate: '2026-03-05', amount: '10' },
  ...{ allocations: [] as object[], payableAllocations: [] as object[] },
}

/** Set-offs of what is due first, and of debts that a person chose. */
export const offsets = [
  offset,
  {
    ...offset,
    allocations: [{ id: 'a', invoiceId: 'i', openingLineId: null, adjustmentId: null, amount: '10' }],
    payableAllocations: [{ ...NONE, id: 'b', receiptId: 'r', amount: '10' }],
  },
]
