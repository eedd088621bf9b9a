import { test } from '@japa/runner'
import { documentComputations, lineComputations, type Facts } from '@barem/resources/calc/settle'
import { ledgers, type LedgerName } from '@barem/resources/ledgers'
import { Balances, holders, planners, type Keys, type LedgerBalances } from '@barem/resources/posting'
import { strictDocument } from '#tests/support/strict_document'
import { expenseDocuments, expenseFacts } from './expense_samples.ts'
import { countDocuments, countFacts } from './count_samples.ts'
import { adjustedFacts, adjustments, cuttings, offsets } from './adjusted_samples.ts'
import { matchedFacts, ofReceipts, wentBack } from './matched_samples.ts'

const order = {
  ...{ id: 'o', code: 'DH', status: 'approved', orderDate: '2026-03-01', customerId: 'c', warehouseId: 'w' },
  ...{ isDirect: false, vat: 'included', shippingFee: '100', shippingTax: '8' },
}
const frozen = { weightMode: 'per_piece', barem: '10', baremBasis: 'per_piece', length: '11.7' }
const sold = {
  ...{ id: 'ol', productId: 'p', productName: null, unit: null, englishUnit: null, order, ...frozen, frozen },
  ...{ quantity: '60', priceType: 'piece', unitPrice: '100', vatRate: '8', isClosed: false, amount: '6000' },
  tax: '480',
  ...{ discountShare: '60', shippingShare: '100', issuedAlike: { quantity: '0', baremKg: '0' } },
  issued: { quantity: '60', actualKg: '590' },
  invoiced: { quantity: '0', actualKg: '0', discount: '0', shipping: '0', shippingTax: '0' },
  alike: { quantity: '0', baremKg: '0', amount: '0', discount: '0', tax: '0' },
}
const bought = {
  ...{ id: 'cl', productId: 'p', quantity: '1', quantityUnit: 'tonne', priceType: 'actual_kg', unitPrice: '15' },
  ...{ vatRate: '8', frozen, isClosed: false, prices: [] },
  contract: {
    ...{ id: 'k', code: 'HD', status: 'approved', contractDate: '2026-03-01', weightTerm: 'our_scale' },
    tolerance: '5',
  },
}
const none = { quantity: '0', actualKg: '0', soldKg: '0', soldBaremKg: '0', amount: '0', discount: '0', tax: '0' }
const invoiced = {
  ...{ id: 'il', orderLineId: 'ol', productId: 'p', productName: null, unit: null, englishUnit: null, ...frozen },
  ...{ quantity: '10', actualWeight: '98', theoreticalWeight: '100', priceType: 'piece', unitPrice: '100' },
  ...{ amount: '1000', discountShare: '10', vatRate: '8', tax: '74', returned: none },
  issued: {
    ...{ pieces: '10', actualKg: '98', baremKg: '100' },
    ...{ cost: '900', costByPiece: '900', costByActualKg: '900', costByBaremKg: '900' },
  },
  uninvoiced: null as string | null,
  uninvoicedBack: { pieces: '0', cost: '0', costByPiece: '0', costByActualKg: '0', costByBaremKg: '0' },
  document: {
    ...{
      kind: 'invoice',
      id: 'i',
      code: 'HD',
      status: 'done',
      documentDate: '2026-03-01',
      customerId: 'c',
      vat: 'included',
    },
  },
}
/** A line of an issue that is not invoiced. */
const left = {
  ...{ ...invoiced, id: 'isl', amount: '0', discountShare: '0', tax: null, priceType: null, uninvoiced: '10' },
  document: { ...invoiced.document, kind: 'issue', id: 'is', vat: 'off' },
}
const item = (key: string, id: string, side: string) => ({
  ...{ key, id, side, open: '500', due: '2026-04-01', day: '2026-03-01', orderId: null },
})

/** What a planner may have to know. */
const facts = {
  goods: new Map([['p', { valuationBasis: 'piece' }]]),
  warehouseInUse: true,
  ...countFacts,
  tolerances: { own: {}, highest: '1' },
  vat: { mode: 'included', rate: '8' },
  needsContract: true,
  settings: { hardReservation: true },
  orderLines: new Map([['ol', sold]]),
  contractLines: new Map([['cl', bought]]),
  billableLines: new Map([sold, { ...sold, id: 'kg', priceType: 'actual_kg' }].map((one) => [one.id, one])),
  soldLines: new Map<string, object>([
    ['il', invoiced],
    ['isl', left],
  ]),
  receivable: { balance: '0', creditDays: 30 },
  openItems: [item('invoiceId', 'i', 'debt'), item('openingLineId', 'b', 'debt'), item('transactionId', 't', 'credit')],
  exchanged: ['x'],
  allocated: [{ key: 'invoiceId', id: 'i', line: 'a', amount: '10' }],
  openedBefore: [{ partyId: 'c', number: '7', code: 'ND' }],
  openPayables: [
    item('receiptId', 'r', 'debt'),
    item('openingPayableId', 'b', 'debt'),
    { ...item('transactionId', 't', 'credit'), orderId: 'k' },
  ],
  fund: { id: 'f', kind: 'bank' },
  payee: { name: 'NCC', hasAccount: true, taxCode: '1' },
  ...{ ...matchedFacts, ...expenseFacts, ...adjustedFacts },
  openedFunds: new Map([['g', 'NQD']]),
  fundOpenings: new Map([['f', '2026-01-01']]),
  payableTerms: { since: '2026-01-01', goods: 30, freight: 7 },
  walkIn: null,
  paidAtOnce: null,
  paidOrder: { partyId: 'other' },
} as unknown as Facts

/** Balances with goods in every place, some of them issued, and with nothing that is owed. */
function balances(): LedgerBalances {
  const all = Object.fromEntries(
    (Object.keys(ledgers) as LedgerName[]).map((name) => [name, new Balances(ledgers[name])]),
  ) as LedgerBalances
  const measures = { pieces: '100', actualKg: '980', baremKg: '1000', value: '10000' }
  const places: Keys[] = [{ warehouseId: 'w' }, { transferLineId: 'l' }]
  for (const place of places) all.stock.add({ keys: { productId: 'p', ...place }, measures })
  const issued = { quantity: '10', pieces: '10', actualKg: '98.33', baremKg: '100' }
  for (const orderLineId of ['ol', 'kg']) all.fulfilment.add({ keys: { orderLineId }, measures: issued })
  return all
}

type Document = Record<string, unknown>

const kilos = { quantity: '10', actualWeight: '98', theoreticalWeight: '100', errorMargin: '-2' }
const line = { id: 'l', productId: 'p', ...kilos, reason: null, amount: '1000' }
const day = '2026-02-01'

/** Documents that take a planner through its branches; what it posts of each, or refuses, is for other tests. */
const receipt = (own: Document, ofLine: Document = {}): Document => ({
  ...{
    id: 'd',
    documentDate: day,
    contractId: 'k',
    warehouseId: 'w',
    reason: 'late',
    overReason: null,
    vat: 'included',
  },
  noContractReason: null,
  ...{ supplierId: 's', payable: '1100', dueDate: null, freight: '50', freightSupplierId: 'f', freightDueDate: null },
  ...own,
  lines: [
    {
      ...{
        ...line,
        contractLineId: 'cl',
        declaredWeight: '99',
        priceType: 'actual_kg',
        paidWeight: '98',
        reason: 'wet',
      },
      ...{ freightShare: '5', tax: '80', ...ofLine },
    },
  ],
})
const issue = (own: Document, ofLine: Document = {}): Document => ({
  ...{ id: 'd', documentDate: day, orderId: 'o', customerId: 'c', warehouseId: 'w', reason: 'late' },
  ...{ purpose: 'sale', moreOrderIds: ['o'], ...own },
  lines: [{ ...line, orderLineId: 'ol', reason: 'wet', ...ofLine }],
})
const invoice = (own: Document, ofLine: Document = {}): Document => ({
  ...{ id: 'd', documentDate: '2026-03-05', orderId: 'o', moreOrderIds: [], customerId: 'c', dueDate: '2026-04-05' },
  ...{ grandTotal: '1000', vat: 'included', tax: '80', shippingFee: '16', shippingFeeDue: '16', ...own },
  lines: [
    {
      ...{ ...line, orderLineId: 'ol', actualWeight: '98.33', discountShare: '10', shippingShare: '16' },
      ...{ shippingTax: '1', tax: '74', vatRate: '8', ...ofLine },
    },
  ],
})
const payment = (own: Document): Document => ({
  ...{ id: 'd', executionDate: day, kind: 'receipt', customerId: 'c', supplierId: 's', fundId: 'f', amount: '100' },
  ...{ invoiceId: null, receiptId: null },
  ...{ reallocatedOn: '2026-03-09', allocations: [], ...own },
})
/** An invoice of a line of an order, whose figures are as they are worked out now. */
function fresh(orderLineId: string): Document {
  const computed = lineComputations.of('invoiceLine').compute({ ...line, orderLineId }, undefined, facts, {})
  const settled = { ...line, orderLineId, ...(computed as { values: Document }).values }
  const document = { ...invoice({ shippingFee: null, shippingFeeDue: null }), lines: [settled] }
  const outcome = documentComputations.of('invoiceTotals').compute(document, facts)
  const { values, lines } = outcome as { values: Document; lines: { lines: Document[] } }
  return { ...document, ...values, lines: [{ ...settled, ...lines.lines[0] }] }
}
/** A return of a part of a line of an invoice, whose figures are as they are worked out now. */
function comingBack(own: Document, ofLine: Document = {}): Document {
  const written = {
    ...{ id: 'l', productId: 'p', invoiceLineId: 'il', quantity: '4', actualWeight: null, weightBasis: 'sold' },
    ...{ productStatus: 'good', reason: null, addedCost: null, ...ofLine },
  }
  const computed = lineComputations.of('returnLine').compute(written, undefined, facts, {})
  const document = {
    ...{ id: 'd', documentDate: '2026-03-09', invoiceId: 'i', moreInvoiceIds: [], customerId: 'c', warehouseId: 'w' },
    ...{ damagedWarehouseId: null, scrapWarehouseId: null, vat: 'included', totalRefund: '396' },
    lines: [{ ...written, ...(computed as { values: Document }).values }],
  }
  return { ...document, ...own }
}
const said = { id: 'a', invoiceId: 'i', openingLineId: null, amount: '10' }
const goods = { id: 'a', receiptId: 'r', freightReceiptId: null, openingPayableId: null, amount: '10' }

const documents: Readonly<Record<string, readonly Document[]>> = {
  openingStock: [{ id: 'd', openedOn: day, warehouseId: 'w', lines: [line] }],
  receiveGoods: [
    receipt({}),
    receipt({ reason: null }),
    receipt({ contractId: null }, { contractLineId: null, reason: null }),
    receipt({}, { quantity: '900', actualWeight: '9000' }),
    receipt({}, { paidWeight: null, actualWeight: null }),
    receipt({}, { priceType: 'piece', actualWeight: null }),
  ],
  issueGoods: [issue({}), issue({ reason: null }), issue({ customerId: 'x', orderId: null }), ...wentBack],
  sendGoods: [{ id: 'd', documentDate: day, fromWarehouseId: 'w', lines: [line] }],
  arriveGoods: ['98', '50'].map((arrivedWeight) => ({
    ...{ id: 'd', arrivedOn: day, toWarehouseId: 'w', lines: [{ ...line, arrivedWeight }] },
  })),
  ...countDocuments,
  postInvoice: [
    fresh('ol'),
    fresh('kg'),
    invoice({}),
    invoice({ shippingFeeDue: null }),
    invoice({ customerId: 'x', grandTotal: '-1' }),
  ],
  postPayment: [
    payment({}),
    payment({ kind: 'deposit' }),
    payment({ kind: 'refund' }),
    payment({ kind: 'offset', invoiceId: 'x' }),
    payment({ allocations: [said, { ...said, invoiceId: null, openingLineId: 'b' }] }),
    payment({ kind: 'payment', receiptId: 'r' }),
    payment({ kind: 'payment', allocations: [goods, { ...goods, receiptId: null, openingPayableId: 'b' }] }),
  ],
  reallocatePayment: [
    payment({ allocations: [said] }),
    payment({ allocations: [{ ...said, invoiceId: null, openingLineId: 'b' }] }),
    payment({ kind: 'refund' }),
    payment({ kind: 'payment', allocations: [goods] }),
  ],
  openingReceivables: ['7', '8'].map((number) => ({
    ...{ id: 'd', openedOn: '2026-03-01', controlTotal: '5', total: number === '7' ? '6' : '5' },
    lines: [{ id: 'l', customerId: 'c', number, documentDate: day, dueDate: null, amount: '5' }],
  })),
  openingPayables: ['7', '8'].map((number) => ({
    ...{ id: 'd', openedOn: '2026-03-01', controlTotal: '5', total: '5' },
    lines: [{ id: 'l', supplierId: 'c', number, documentDate: day, dueDate: null, amount: '5' }],
  })),
  openingFunds: ['f', 'g'].map((fundId) => ({
    ...{ id: 'd', openedOn: '2026-03-01' },
    lines: [{ id: 'l', fundId, amount: '5' }],
  })),
  postOther: ['in', 'out'].map((direction) => ({ executionDate: day, direction, fundId: 'f', amount: '100' })),
  transferFunds: [{ executionDate: day, fromFundId: 'f', toFundId: 'g', amount: '100' }],
  postReturn: [
    comingBack({}),
    comingBack({}, { actualWeight: '30', weightBasis: 'returned', reason: 'wet' }),
    comingBack({}, { productStatus: 'scrap', redeliver: true }),
    comingBack({ damagedWarehouseId: 'w' }, { productStatus: 'damaged' }),
    comingBack({ basis: 'none', invoiceId: null, vat: 'off' }, { invoiceLineId: null, unitCost: null }),
    comingBack(
      { basis: 'issue', issueId: 'is', invoiceId: null, vat: 'off' },
      { invoiceLineId: null, issueLineId: 'isl' },
    ),
  ],
  ...expenseDocuments,
  ...{ ...ofReceipts, adjustDebt: adjustments, offsetDebts: offsets, cutStock: cuttings },
  reserveGoods: [{ id: 'd', exportingWarehouseId: 'w', lines: [{ ...line, isClosed: false }] }],
}

/** A document of a planner that needs no others: goods of a warehouse, money of a fund and a customer. */
const usual = (date: string): Document => ({
  ...{ id: 'd', [date]: day, warehouseId: 'w', fromWarehouseId: 'w', toWarehouseId: 'w', customerId: 'c' },
  ...{ supplierId: 's', fundId: 'f', amount: '100', reason: null, lines: [line] },
})

test.group('a planner', () => {
  for (const { name, date, reads, keys, plan } of planners.all)
    test(`${name} reads what it names, and nothing else`, ({ assert }) => {
      // Posting itself reads the date.
      const read = new Set<string>([date])
      for (const document of documents[name] ?? [usual(date)]) {
        const shown = strictDocument(document, reads, read)
        keys(shown, facts)
        const posting = plan(shown, facts, balances())
        for (const value of Object.keys('values' in posting ? posting.values! : {})) read.add(value)
      }
      const fields = reads.filter((field) => !read.has(field))
      assert.deepEqual(fields, [], 'nothing reads these: leave them out, or add a document that needs them')
    })
})

test.group('what a document holds', () => {
  for (const { name, reads, keys, plan } of holders.all)
    test(`${name} reads what it names, and nothing else`, ({ assert }) => {
      const read = new Set<string>()
      for (const document of documents[name] ?? []) {
        const shown = strictDocument(document, reads, read)
        keys(shown)
        for (const step of ['take', 'keep', 'release'] as const)
          for (const before of [null, shown]) plan(step, shown, before, facts, balances())
      }
      assert.sameMembers(
        [...read].filter((field) => field !== 'lines'),
        [...reads],
      )
    })
})
