import { areas } from '../areas.ts'
import {
  address,
  belongsTo,
  code,
  defineResource,
  grouped,
  email,
  integer,
  longText,
  money,
  phone,
  select,
  taxCode,
  text,
} from '../kit/index.ts'
import { priceCuts } from '../ledgers/debts/adjustment_kinds.ts'
import { bankAccount } from './bank_account.ts'

export default defineResource('customers', {
  area: areas.customer,
  route: '/customers/infomation',
  icon: 'customer',
  menu: 'customers',
  title: 'name',
  shortTitle: 'abbreviatedName',
  hint: ['phone', 'taxCode'],
  ...grouped(
    {
      general: {
        code: code({ prefix: 'KH', unique: 'CUS_ERR_008' }),
        name: text({ required: true, max: 255 }),
        abbreviatedName: text({ required: true, max: 100 }),
        customerTypeId: belongsTo('customer-types', { required: true }),
        taxCode: taxCode(),
        status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
      },
      contact: {
        phone: phone({ required: true, unique: 'CUS_ERR_006' }),
        email: email(),
        contactPerson: text({ required: true, max: 255 }),
        contactPhone: phone({ required: true }),
        companyAddress: address({ required: true }),
        warehouseAddress: address(),
      },
      bank: {
        ...bankAccount(true),
      },
      credit: {
        creditLimit: money({ area: areas.debt }),
        creditDays: integer({ min: 0, max: 365 }),
      },
      management: {
        personInChargeId: belongsTo('users'),
        alsoSupplier: select(['no', 'yes'], { required: true }),
        supplierId: belongsTo('suppliers', { required: true, unique: 'CUS_ERR_009', when: { alsoSupplier: ['yes'] } }),
        note: longText(),
      },
    },
    {
      totalPurchase: money({
        readOnly: true,
        area: areas.invoice,
        sumOf: [
          { resource: 'invoices', field: 'grandTotal', by: 'customerId', where: { status: ['done'] } },
          { resource: 'returns', field: 'totalRefund', by: 'customerId', where: { status: ['done'] }, sign: -1 },
          {
            ...{ resource: 'debt-adjustments', field: 'amount', by: 'customerId', sign: -1 },
            where: { status: ['done'], kind: [...priceCuts] },
          },
        ],
        bands: ['10000000', '50000000', '100000000', '500000000', '1000000000'],
      }),
      debt: money({
        min: '-999999999999999',
        readOnly: true,
        area: areas.debt,
        sumOf: { ledger: 'receivables', field: 'amount', by: 'customerId' },
      }),
    },
  ),
  list: {
    columns: [
      'code',
      'name',
      'customerTypeId',
      'phone',
      'taxCode',
      'contactPerson',
      'companyAddress',
      'personInChargeId',
      'status',
      'totalPurchase',
      'debt',
      'createdAt',
    ],
    filters: [
      'customerTypeId',
      'totalPurchase',
      'debt',
      'personInChargeId',
      'alsoSupplier',
      'supplierId',
      'status',
      'createdAt',
    ],
    search: ['code', 'name', 'abbreviatedName', 'phone', 'taxCode', 'contactPerson', 'contactPhone'],
    bulk: ['personInChargeId', 'customerTypeId', 'status'],
    sums: ['totalPurchase', 'debt'],
  },
  duplicates: ['taxCode', 'name'],
  next: [{ make: 'debt-transactions' }, { make: 'sales-orders', by: 'customerId' }],
  inUse: 'CUS_ERR_007',
})
