import { mayBeOwed, type DebtItem, type Debts } from './item.ts'

/**
 * What customers owe, and what is held of their money. A new kind of item is
 *
 * 1. a row at the end of this list, with the words of its `usedRule` in `server/validation.json` of each language,
 * 2. `addDebtItem` in a migration, which adds its column, key, index and balance, and lets it into the checks,
 * 3. where an entry of a new kind begins it, that kind at the end of `kinds` (and in the same call of the migration),
 *    with its words `kinds.KIND` and `moves.NAME` in `later/debt.json` of each language,
 * 4. where it may be owed, a field of its key in `allocations` of payments, so that a line can say what it gets.
 *
 * SQL of debts, planners, routes and screens follow the list. So does `backend/tests/http/debt/items.spec.ts`, once
 * `items.ts` beside it posts the new item; types ask for that.
 */
const items = [
  {
    key: 'invoiceId',
    name: 'invoice',
    document: 'invoices',
    number: 'code',
    day: 'documentDate',
    amount: 'grandTotal',
    due: 'dueDate',
    side: 'debt',
    lowers: null,
    order: 'orderId',
    kind: null,
    usedRule: 'paidInvoice',
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
    order: 'orderId',
    kind: 'kind',
    usedRule: 'usedPayment',
  },
  {
    key: 'openingLineId',
    name: 'opening',
    document: 'opening-receivables.lines',
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
  {
    key: 'returnId',
    name: 'return',
    document: 'returns',
    number: 'code',
    day: 'documentDate',
    amount: 'totalRefund',
    due: null,
    side: 'credit',
    lowers: 'return',
    // What is exchanged is paid by it.
    order: 'sales-orders.returnId',
    kind: null,
    usedRule: 'usedReturn',
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

export type ReceivableKey = (typeof items)[number]['key']

/** The debts of customers. */
export const receivableDebts: Debts<'receivables', 'customerId', ReceivableKey> = {
  ledger: 'receivables',
  party: 'customerId',
  parties: 'customers',
  orders: 'sales-orders',
  items,
  kinds: ['opening', 'invoice', 'receipt', 'deposit', 'refund', 'offset', 'return', 'adjustment', 'set_off'],
}

type Owed = Exclude<(typeof items)[number], { side: 'credit' }>

/** What items of which customers may owe something are called. */
export const owedNames = items.filter(mayBeOwed).map(({ name }) => name) as Owed['name'][]
