import { areas } from '../areas.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, text } from '../kit/index.ts'

/** What customers owe on a day by how late it is; a figure below zero is money that is held for them. */
const owed = { min: '-999999999999999' } as const

export default defineQueryList('debts-by-customer', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/receivables',
  icon: 'finance',
  title: 'name',
  shortTitle: 'abbreviatedName',
  parameters: ['asOf'],
  opens: '/finance-accounting/receivables/:customerId?asOf=:asOf',
  sums: ['balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'],
  fields: {
    code: text(),
    name: text(),
    abbreviatedName: text(),
    customerId: belongsTo('customers'),
    balance: money(owed),
    notDue: money(),
    late30: money(),
    late60: money(),
    late90: money(),
    later: money(),
    unapplied: money(owed),
    overdueDays: integer({ min: 0 }),
    creditLimit: money(),
    creditDays: integer({ min: 0 }),
    isOverdue: boolean(),
    isOverLimit: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['name', 'balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const),
      ...(['overdueDays', 'creditLimit'] as const),
    ],
    filters: ['customerId', 'balance', 'overdueDays', 'isOverdue', 'isOverLimit'],
    search: ['code', 'name'],
    sort: { field: 'balance', order: 'desc' },
    card: ['balance', 'overdueDays'],
    widths: {
      ...{ balance: 124, notDue: 116, late30: 116, late60: 116, late90: 116, later: 116, unapplied: 116 },
      ...{ overdueDays: 92, creditLimit: 132 },
    },
    named: { overdue: { isOverdue: ['true'] }, overLimit: { isOverLimit: ['true'] } },
  },
})
