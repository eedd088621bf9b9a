const receipt = {
  ...{
    id: 'r',
    code: 'PNK',
    status: 'done',
    documentDate: '2026-02-01',
    supplierId: 's',
    vat: 'excluded',
    hasLeft: false,
  },
  dueDate: '2026-03-01',
}

const NOTHING_BACK = { shortKg: '0', quantity: '0', invoicedQuantity: '0', amount: '0', tax: '0' }

const received = {
  ...{ id: 'rl', productId: 'p', warehouseId: 'w', quantity: '10', paidWeight: '98', stockKg: '98' },
  ...{ baremKg: '100', priceType: 'actual_kg', unitPrice: '15', vatRate: '8', net: '1470', tax: '118' },
  matched: { quantity: '0', kg: '0', booked: '0', bookedTax: '0', owed: '0' },
  ...{ priceState: 'provisional', settledPrice: null, repriced: { quantity: '0' } },
  ...{ boughtWeight: '98', actualWeight: '90', credited: NOTHING_BACK },
  ...{ freightShare: '50', invoiced: { amount: '0', tax: '0' } },
  receipt,
}

/** A line of a receipt, and a receipt with freight, that invoices of suppliers are for. */
export const matchedFacts = {
  receivedLines: new Map([['rl', received]]),
  receiptLines: [{ ...received, priceState: 'final' }],
  directReceipt: null,
  carriedIssues: [{ ...receipt, id: 'i', code: 'PXK', kg: '90', invoicedBy: null }],
  carriedReceipts: [
    {
      ...{ ...receipt, freightSupplierId: 's', freight: '50', matched: { booked: '0', owed: '0' } },
      lines: [{ productId: 'p', warehouseId: 'w', share: '50', kg: '98', pieces: '10' }],
    },
  ],
}

const invoice = {
  ...{
    id: 'd',
    documentDate: '2026-03-05',
    issuedOn: '2026-03-05',
    supplierId: 's',
    receiptId: 'r',
    moreReceiptIds: [],
    dueDate: null,
  },
  ...{ freightReceiptIds: ['r'], controlTotal: '1700', sellerTaxCode: '1', payable: '1700' },
  lines: [{ id: 'l', receiptLineId: 'rl', quantity: '10', amount: '1500', tax: '120' }],
  costs: [{ id: 'c', expenseId: null, amount: '80', tax: '0' }],
}

/** Invoices for more, for less, and of what none has received. */
const matchedInvoices = [
  invoice,
  { ...invoice, lines: [{ ...invoice.lines[0], amount: '1000', tax: '80' }] },
  { ...invoice, receiptId: null, controlTotal: null, costs: [{ ...invoice.costs[0], expenseId: 'e' }] },
]

const settlement = {
  ...{ id: 'd', documentDate: '2026-03-05', dueDate: null, supplierId: 's', receiptId: 'r', moreReceiptIds: ['r'] },
  lines: [{ id: 'l', receiptLineId: 'rl', difference: '30', tax: '2' }],
}

/** Final prices that add something, and that take something off. */
const settledPrices = [settlement, { ...settlement, lines: [{ ...settlement.lines[0], difference: '-30', tax: '-2' }] }]

const claim = {
  ...{ id: 'd', documentDate: '2026-03-05', answeredOn: '2026-03-06', supplierId: 's', receiptId: 'r' },
  lines: [
    { id: 'l', receiptLineId: 'rl', shortWeight: '8', acceptedWeight: '8', acceptedAmount: '120', acceptedTax: '9' },
  ],
}

/** A claim that is accepted, and one of more than is missing. */
const answeredClaims = [claim, { ...claim, lines: [{ ...claim.lines[0], shortWeight: '9' }] }]

/** What is posted about goods of receipts, by planner. */
export const ofReceipts = { matchInvoice: matchedInvoices, settlePrices: settledPrices, acceptClaim: answeredClaims }

/** Goods that go back to their supplier: as many as came, more, and of no receipt. */
export const wentBack = [{}, { quantity: '11' }, { receiptLineId: 'x' }].map((own) => ({
  ...{ id: 'd', documentDate: '2026-03-05', purpose: 'supplier_return', receiptId: 'r', supplierId: 's' },
  ...{ orderId: null, moreOrderIds: [], customerId: null, warehouseId: 'w', reason: null },
  lines: [
    {
      ...{ id: 'l', productId: 'p', receiptLineId: 'rl', orderLineId: null, quantity: '10', actualWeight: '98' },
      ...{ theoreticalWeight: '100', errorMargin: '-2', reason: null, ...own },
    },
  ],
}))
