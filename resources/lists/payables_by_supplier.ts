import { areas } from '../areas.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, text } from '../kit/index.ts'

/** What suppliers are owed on a day by how late it is; a figure below zero is money that they hold. */
const owed = { min: '-999999999999999' } as const

export default defineQueryList('payables-by-supplier', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/payables',
  icon: 'finance',
  title: 'name',
  shortTitle: 'shortName',
  parameters: ['asOf'],
  opens: '/finance-accounting/payables/:supplierId?asOf=:asOf',
  sums: ['balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'],
  fields: {
    code: text(),
    name: text(),
    shortName: text(),
    supplierId: belongsTo('suppliers'),
    balance: money(owed),
    notDue: money(),
    late30: money(),
    late60: money(),
    late90: money(),
    later: money(),
    unapplied: money(owed),
    overdueDays: integer({ min: 0 }),
    paymentDays: integer({ min: 0 }),
    isOverdue: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['name', 'balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const),
      ...(['overdueDays', 'paymentDays'] as const),
    ],
    filters: ['supplierId', 'balance', 'overdueDays', 'isOverdue'],
    search: ['code', 'name'],
    sort: { field: 'balance', order: 'desc' },
    card: ['balance', 'overdueDays'],
    widths: {
      ...{ balance: 132, notDue: 128, late30: 128, late60: 128, late90: 128, later: 128, unapplied: 120 },
      ...{ overdueDays: 92, paymentDays: 108 },
    },
    named: { overdue: { isOverdue: ['true'] } },
  },
})
