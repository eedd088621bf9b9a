import { areas } from '../areas.ts'
import { advanceNames } from '../ledgers/debts/employee_debts.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

/**
 * Money that employees were given: what is claimed or returned of each advance and what is left, as of a day, those
 * that are late longest before others.
 */
export default defineQueryList('advances-by-document', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/debt-tracking/employee',
  icon: 'finance',
  title: 'code',
  partner: 'employeeId',
  parameters: ['asOf'],
  opens: '/finance-accounting/debt-tracking/:itemId?side=employee&of=:of',
  sums: ['owed', 'amount', 'collected'],
  fields: {
    code: text(),
    of: select(advanceNames),
    /** The slip, or the line that was taken over. */
    itemId: text(),
    employeeId: belongsTo('employees'),
    expenseTicketId: belongsTo('expense-tickets'),
    documentDate: date(),
    dueDate: date(),
    overdueDays: integer({ min: 0 }),
    owed: money({ min: '-999999999999999' }),
    amount: money(),
    initialPaid: money(),
    /** What claims cleared of it, and what came back. */
    collected: money(),
    paymentStatus: select(['unpaid', 'in_progress', 'paid']),
    isOpen: boolean(),
    isOverdue: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['employeeId', 'code', 'dueDate', 'overdueDays', 'owed', 'amount', 'collected'] as const),
      ...(['paymentStatus', 'expenseTicketId', 'documentDate'] as const),
    ],
    filters: ['employeeId', 'paymentStatus', 'dueDate', 'documentDate', 'owed', 'of', 'isOpen', 'isOverdue'],
    search: ['code'],
    sort: { field: 'overdueDays', order: 'desc' },
    card: ['owed', 'overdueDays'],
    widths: {
      ...{ code: 140, dueDate: 108, overdueDays: 92, owed: 132, amount: 132, collected: 132 },
      ...{ expenseTicketId: 140, documentDate: 108 },
    },
    named: { open: { isOpen: ['true'] }, overdue: { isOverdue: ['true'] } },
  },
})
