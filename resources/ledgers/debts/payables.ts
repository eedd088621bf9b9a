import { mayBeOwed, type DebtItem, type Debts } from './item.ts'

/**
 * What suppliers are owed, and what they hold of the company's money. A new kind of item is added as to
 * `receivables.ts`, with the same steps.
 */
const items = [
  {
    key: 'receiptId',
    name: 'goods',
    document: 'warehouse-receipts',
    number: 'code',
    day: 'documentDate',
    amount: 'payable',
    due: 'dueDate',
    side: 'debt',
    lowers: null,
    order: 'contractId',
    kind: null,
    usedRule: 'paidReceipt',
  },
  {
    key: 'freightReceiptId',
    name: 'freight',
    document: 'warehouse-receipts',
    number: 'code',
    day: 'documentDate',
    amount: 'freight',
    due: 'freightDueDate',
    party: 'freightSupplierId',
    side: 'debt',
    lowers: null,
    order: null,
    kind: null,
    usedRule: 'paidFreight',
  },
  {
    key: 'transactionId',
    name: 'transaction',
    document: 'debt-transactions',
    number: 'code',
    day: 'executionDate',
    amount: 'amount',
    due: null,
    side: 'credit',
    lowers: null,
    order: 'contractId',
    kind: 'kind',
    usedRule: 'usedPayment',
  },
  {
    key: 'openingPayableId',
    name: 'opening',
    document: 'opening-payables.lines',
    number: 'number',
    day: 'documentDate',
    amount: 'amount',
    due: 'dueDate',
    side: 'either',
    lowers: null,
    order: null,
    kind: null,
    usedRule: 'paidOpening',
  },
  // What an invoice of a supplier adds to what receipts owe, or takes off it.
  {
    key: 'supplierInvoiceId',
    name: 'supplierInvoice',
    document: 'supplier-invoices',
    number: 'code',
    day: 'documentDate',
    amount: 'owing',
    due: 'dueDate',
    side: 'either',
    lowers: 'reduction',
    order: null,
    kind: null,
    usedRule: 'paidSupplierInvoice',
  },
  // What final prices add to what receipts owe, or take off it.
  {
    key: 'priceSettlementId',
    name: 'priceSettlement',
    document: 'price-settlements',
    number: 'code',
    day: 'documentDate',
    amount: 'owing',
    due: 'dueDate',
    side: 'either',
    lowers: 'reduction',
    order: null,
    kind: null,
    usedRule: 'paidPriceSettlement',
  },
  // What an adjustment adds, or takes off.
  {
    key: 'adjustmentId',
    name: 'adjustment',
    document: 'debt-adjustments',
    number: 'code',
    day: 'documentDate',
    amount: 'owing',
    due: 'dueDate',
    side: 'either',
    lowers: 'reduction',
    order: null,
    kind: 'kind',
    usedRule: 'paidAdjustment',
  },
  // What a supplier credits for goods that weighed too little.
  {
    key: 'claimId',
    name: 'supplierClaim',
    document: 'supplier-claims',
    number: 'code',
    day: 'answeredOn',
    amount: 'credited',
    due: null,
    side: 'credit',
    lowers: 'reduction',
    order: null,
    kind: null,
    usedRule: 'usedClaim',
  },
  // What was set off against debts of the other side, where a customer and a supplier are one.
  {
    key: 'offsetId',
    name: 'setOff',
    document: 'debt-offsets',
    number: 'code',
    day: 'documentDate',
    amount: 'amount',
    due: null,
    side: 'credit',
    lowers: null,
    order: null,
    kind: null,
    usedRule: 'usedSetOff',
  },
] as const satisfies readonly DebtItem[]

export type PayableKey = (typeof items)[number]['key']

/** The debts to suppliers: above zero the company owes, below zero the supplier holds its money. */
export const payableDebts: Debts<'payables', 'supplierId', PayableKey> = {
  ledger: 'payables',
  party: 'supplierId',
  parties: 'suppliers',
  orders: 'purchase-contracts',
  items,
  kinds: [
    'opening',
    'goods',
    'freight',
    'payment',
    'advance',
    'refund',
    'offset',
    'invoice',
    'settlement',
    'adjustment',
    'short_weight',
    'set_off',
  ],
}

type Owed = Exclude<(typeof items)[number], { side: 'credit' }>

/** What items that suppliers may be owed are called. */
export const payableNames = items.filter(mayBeOwed).map(({ name }) => name) as Owed['name'][]
