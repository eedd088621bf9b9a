import { areas } from '../areas.ts'
import { belongsTo, code, defineResource, grouped, longText, money, phone, select, text } from '../kit/index.ts'

/** People who are given money for the company's work: staff with an account, and drivers and loaders without one. */
export default defineResource('employees', {
  area: areas.debt,
  route: '/finance-accounting/employee',
  icon: 'user',
  menu: { group: 'financeAccounting', after: 'fund-transfers' },
  title: 'name',
  hint: ['phone'],
  ...grouped(
    {
      general: {
        code: code({ prefix: 'NS', unique: 'EMP_ERR_006' }),
        name: text({ required: true, max: 255 }),
        phone: phone(),
        departmentId: belongsTo('departments'),
        positionId: belongsTo('positions'),
        // Their own account, where they have one.
        userId: belongsTo('users', { unique: 'EMP_ERR_008' }),
        status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
      },
      bank: {
        bankAccountNumber: text({ max: 30 }),
        bankName: text({ max: 255 }),
        note: longText(),
      },
    },
    {
      /** Above zero they hold money of the company, below zero it owes them. */
      debt: money({
        min: '-999999999999999',
        readOnly: true,
        sumOf: { ledger: 'employeeDebts', field: 'amount', by: 'employeeId' },
      }),
    },
  ),
  list: {
    columns: ['code', 'name', 'phone', 'departmentId', 'positionId', 'debt', 'userId', 'status', 'updatedAt'],
    filters: ['departmentId', 'positionId', 'status'],
    search: ['code', 'name', 'phone'],
    sums: ['debt'],
  },
  inUse: 'EMP_ERR_007',
})
