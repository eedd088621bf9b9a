import { areas } from '../areas.ts'
import { belongsTo, boolean, date, defineQueryList, integer, money, text } from '../kit/index.ts'

/** What employees owe of advances on a day by how late it is; a figure below zero is what they are owed. */
const owed = { min: '-999999999999999' } as const

export default defineQueryList('advances-by-employee', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/employee-debts',
  icon: 'finance',
  title: 'name',
  parameters: ['asOf'],
  opens: '/finance-accounting/employee-debts/:employeeId?asOf=:asOf',
  sums: ['balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'],
  fields: {
    code: text(),
    name: text(),
    employeeId: belongsTo('employees'),
    departmentId: belongsTo('departments'),
    balance: money(owed),
    notDue: money(),
    late30: money(),
    late60: money(),
    late90: money(),
    later: money(),
    unapplied: money(owed),
    overdueDays: integer({ min: 0 }),
    isOverdue: boolean(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['name', 'balance', 'notDue', 'late30', 'late60', 'late90', 'later', 'unapplied'] as const),
      ...(['overdueDays', 'departmentId'] as const),
    ],
    filters: ['employeeId', 'departmentId', 'balance', 'overdueDays', 'isOverdue'],
    search: ['code', 'name'],
    sort: { field: 'balance', order: 'desc' },
    card: ['balance', 'overdueDays'],
    widths: {
      ...{ balance: 132, notDue: 128, late30: 128, late60: 128, late90: 128, later: 128, unapplied: 132 },
      ...{ overdueDays: 92, departmentId: 160 },
    },
    named: { overdue: { isOverdue: ['true'] } },
  },
})
