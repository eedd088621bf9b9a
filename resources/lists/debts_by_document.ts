import { areas } from '../areas.ts'
import { owedNames } from '../ledgers/debts/receivables.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

/** Invoices and debts that were taken over: what is paid of each and what is left, as of a day. */
export default defineQueryList('debts-by-document', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/debt-tracking',
  icon: 'finance',
  title: 'code',
  partner: 'customerId',
  parameters: ['asOf'],
  opens: '/finance-accounting/debt-tracking/:id?of=:of',
  sums: ['owed', 'amount', 'initialPaid', 'refund', 'collected'],
  fields: {
    code: text(),
    of: select(owedNames),
    customerId: belongsTo('customers'),
    abbreviatedName: text(),
    orderId: belongsTo('sales-orders'),
    documentDate: date(),
    dueDate: date(),
    overdueDays: integer({ min: 0 }),
    owed: money({ min: '-999999999999999' }),
    amount: money(),
    initialPaid: money(),
    /** What goods that came back took off. */
    refund: money(),
    /** What adjustments took off, such as a debt that is written off. */
    reduced: money(),
    collected: money(),
    paymentStatus: select(['unpaid', 'in_progress', 'paid']),
    isOpen: boolean(),
    isOverdue: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['customerId', 'code', 'dueDate', 'overdueDays', 'owed', 'amount', 'refund', 'collected'] as const),
      ...(['initialPaid', 'reduced', 'paymentStatus', 'orderId', 'documentDate'] as const),
    ],
    filters: ['customerId', 'paymentStatus', 'dueDate', 'documentDate', 'owed', 'of', 'isOpen', 'isOverdue'],
    search: ['code'],
    sort: { field: 'overdueDays', order: 'desc' },
    card: ['owed', 'overdueDays'],
    widths: {
      ...{ code: 140, dueDate: 108, overdueDays: 92, owed: 124, amount: 124, initialPaid: 108 },
      ...{ refund: 116, reduced: 108, collected: 116, orderId: 140, documentDate: 108 },
    },
    named: { open: { isOpen: ['true'] }, overdue: { isOverdue: ['true'] } },
  },
})
