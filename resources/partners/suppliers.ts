import { areas } from '../areas.ts'
import {
  address,
  belongsTo,
  belongsToMany,
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
import { bankAccount } from './bank_account.ts'

export default defineResource('suppliers', {
  area: areas.supplier,
  route: '/suppliers/infomation',
  icon: 'supplier',
  menu: 'suppliers',
  title: 'name',
  shortTitle: 'shortName',
  hint: ['phone', 'taxCode'],
  ...grouped(
    {
      general: {
        code: code({ prefix: 'NCC', unique: 'SUP_ERR_008' }),
        name: text({ required: true, max: 255 }),
        shortName: text({ max: 100 }),
        partnerTypeId: belongsTo('partner-types', { required: true }),
        taxCode: taxCode(),
        status: select(['active', 'inactive'], { required: true, default: 'active', usable: ['active'] }),
      },
      contact: {
        phone: phone({ required: true, unique: 'SUP_ERR_006' }),
        email: email({ required: true }),
        contactPerson: text({ max: 255 }),
        contactPhone: phone(),
        address: address({ required: true }),
      },
      bank: {
        ...bankAccount(false),
      },
      terms: {
        /** Days after a receipt by which it is to be paid; a contract may say others. */
        paymentDays: integer({ min: 0, max: 3650 }),
      },
      management: {
        personInChargeId: belongsTo('users'),
        productTypeIds: belongsToMany('product-types'),
        note: longText(),
      },
    },
    {
      owed: money({
        min: '-999999999999999',
        readOnly: true,
        area: areas.debt,
        sumOf: { ledger: 'payables', field: 'amount', by: 'supplierId' },
      }),
    },
  ),
  list: {
    columns: [
      'code',
      'name',
      'partnerTypeId',
      'phone',
      'taxCode',
      'contactPerson',
      'address',
      'personInChargeId',
      'owed',
      'status',
      'createdAt',
    ],
    filters: ['partnerTypeId', 'personInChargeId', 'productTypeIds', 'status', 'owed', 'createdAt'],
    search: ['code', 'name', 'shortName', 'phone', 'taxCode', 'contactPerson', 'contactPhone'],
    bulk: ['personInChargeId', 'partnerTypeId', 'status'],
  },
  duplicates: ['taxCode', 'name'],
  next: [{ make: 'debt-transactions' }, { make: 'purchase-contracts', by: 'supplierId' }],
  inUse: 'SUP_ERR_007',
})
