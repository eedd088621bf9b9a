import { areas } from '../areas.ts'
import { payableNames } from '../ledgers/debts/payables.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

/**
 * The goods of receipts, their freight and debts that were taken over: what is paid of each and what is left, as of a
 * day, those that are late longest before others.
 */
export default defineQueryList('payables-by-document', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/debt-tracking/payable',
  icon: 'finance',
  title: 'code',
  partner: 'supplierId',
  parameters: ['asOf'],
  opens: '/finance-accounting/debt-tracking/:itemId?side=payable&of=:of',
  sums: ['owed', 'amount', 'initialPaid', 'collected'],
  fields: {
    code: text(),
    of: select(payableNames),
    /** The receipt, or the line that was taken over. */
    itemId: text(),
    supplierId: belongsTo('suppliers'),
    shortName: text(),
    contractId: belongsTo('purchase-contracts'),
    documentDate: date(),
    dueDate: date(),
    overdueDays: integer({ min: 0 }),
    owed: money({ min: '-999999999999999' }),
    amount: money(),
    /** What advances for the contract paid of it with its posting, and what was paid since. */
    initialPaid: money(),
    collected: money(),
    /** What adjustments, settled prices and invoices of the supplier took off. */
    reduced: money(),
    paymentStatus: select(['unpaid', 'in_progress', 'paid']),
    /** How much of it the supplier has invoiced; of what was taken over nothing is known. */
    invoiced: select(['none', 'part', 'all']),
    isOpen: boolean(),
    isOverdue: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['supplierId', 'code', 'of', 'dueDate', 'overdueDays', 'owed', 'amount', 'initialPaid'] as const),
      ...(['collected', 'reduced', 'paymentStatus', 'invoiced', 'contractId', 'documentDate'] as const),
    ],
    filters: [
      'supplierId',
      'paymentStatus',
      'dueDate',
      'documentDate',
      'owed',
      'of',
      'invoiced',
      'isOpen',
      'isOverdue',
    ],
    search: ['code'],
    sort: { field: 'overdueDays', order: 'desc' },
    card: ['owed', 'overdueDays'],
    widths: {
      ...{ code: 140, of: 128, dueDate: 108, overdueDays: 92, owed: 132, amount: 132, initialPaid: 120 },
      ...{ collected: 132, reduced: 116, invoiced: 132, contractId: 140, documentDate: 108 },
    },
    named: { open: { isOpen: ['true'] }, overdue: { isOverdue: ['true'] } },
  },
  home: [
    {
      ...{ name: 'pay', where: { isOpen: ['true'], dueDate_lte: ['today'] }, due: 'dueDate', show: 'owed' },
      ...{ makes: 'debt-transactions', action: 'pay' },
    },
  ],
})
