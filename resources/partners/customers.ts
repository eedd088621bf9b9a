import { areas } from '../areas.ts'
import { address, belongsTo, code, defineResource, email, longText, phone, select, taxCode, text } from '../kit/index.ts'
import { bankAccount } from './bank_account.ts'

export default defineResource('customers', {
  area: areas.customer,
  route: '/customers/infomation',
  icon: 'customer',
  title: 'name',
  hint: ['phone', 'taxCode'],
  fields: {
    code: code({ prefix: 'KH', unique: 'CUS_ERR_008' }),
    name: text({ required: true, max: 255 }),
    abbreviatedName: text({ required: true, max: 100 }),
    customerTypeId: belongsTo('customer-types', { required: true }),
    status: select(['active', 'inactive'], { required: true, default: 'active' }),
    taxCode: taxCode(),
    phone: phone({ required: true, unique: 'CUS_ERR_006' }),
    email: email(),
    contactPerson: text({ required: true, max: 255 }),
    contactPhone: phone({ required: true }),
    companyAddress: address({ required: true }),
    warehouseAddress: address(),
    ...bankAccount(true),
    personInChargeId: belongsTo('users'),
    supplierId: belongsTo('suppliers', { unique: 'CUS_ERR_009', none: true }),
    note: longText(),
  },
  list: {
    columns: ['code', 'name', 'customerTypeId', 'phone', 'taxCode', 'contactPerson', 'companyAddress', 'personInChargeId', 'status', 'createdAt'],
    filters: ['customerTypeId', 'personInChargeId', 'supplierId', 'status', 'createdAt'],
    search: ['code', 'name', 'abbreviatedName', 'phone', 'taxCode', 'contactPerson', 'contactPhone'],
    bulk: ['personInChargeId', 'customerTypeId', 'status'],
  },
  form: {
    general: ['code', 'name', 'abbreviatedName', 'customerTypeId', 'taxCode', 'status'],
    contact: ['phone', 'email', 'contactPerson', 'contactPhone', 'companyAddress', 'warehouseAddress'],
    bank: ['bankAccountNumber', 'bankName', 'bankBranch', 'accountHolderName'],
    management: ['personInChargeId', 'supplierId', 'note'],
  },
  duplicates: ['taxCode', 'name'],
  inUse: 'CUS_ERR_007',
})
