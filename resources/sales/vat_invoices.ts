import { areas } from '../areas.ts'
import { priceCuts } from '../ledgers/debts/adjustment_kinds.ts'
import {
  belongsTo,
  belongsToMany,
  date,
  defineResource,
  files,
  grouped,
  longText,
  money,
  select,
  text,
} from '../kit/index.ts'

/** The register of VAT invoices, which another program issues; each is linked to the sales invoices that it is of. */
export default defineResource('vat-invoices', {
  area: areas.invoice,
  exportArea: areas.exportInvoice,
  route: '/sale-management/vat-invoice',
  icon: 'order',
  menu: { group: 'sales', after: 'invoices' },
  title: 'number',
  hint: ['serial'],
  ...grouped({
    general: {
      status: select(['not_issued', 'issued', 'adjusted', 'replaced', 'cancelled'], {
        required: true,
        default: 'issued',
        usable: ['issued', 'adjusted'],
        colors: { not_issued: 'grey', issued: 'green', adjusted: 'blue', replaced: 'orange', cancelled: 'red' },
      }),
      form: text({ max: 11 }),
      serial: text({ required: true, max: 20 }),
      number: text({ required: true, max: 50 }),
      issuedOn: date({ required: true, default: 'today' }),
      customerId: belongsTo('customers', { required: true, where: { status: ['active', 'inactive'] } }),
      invoiceIds: belongsToMany('invoices', { where: { status: ['done'] } }),
      /** Goods that came back, for which it is the adjusting invoice of the seller, or the invoice of the buyer. */
      returnIds: belongsToMany('returns', { where: { status: ['done'] } }),
      /** Prices that were lowered afterwards; one with a list may be of many. */
      adjustmentIds: belongsToMany('debt-adjustments', { where: { status: ['done'], kind: [...priceCuts] } }),
      // The one that this one adjusts or replaces.
      originalId: belongsTo('vat-invoices'),
    },
    amounts: {
      amount: money({ required: true, min: '-999999999999999' }),
      tax: money({ required: true, min: '-999999999999999' }),
      total: money({ required: true, min: '-999999999999999' }),
    },
    lookup: {
      authorityCode: text({ max: 40 }),
      lookupCode: text({ max: 60 }),
      attachments: files({ folder: 'vat-invoices' }),
      note: longText(),
    },
  }),
  list: {
    columns: [
      'number',
      'serial',
      'issuedOn',
      'customerId',
      'total',
      'tax',
      'status',
      'invoiceIds',
      'returnIds',
      'adjustmentIds',
      'authorityCode',
      'lookupCode',
      'createdAt',
    ],
    filters: ['status', 'customerId', 'issuedOn', 'invoiceIds', 'returnIds', 'adjustmentIds', 'total'],
    search: ['number', 'serial', 'customerId', 'authorityCode', 'lookupCode'],
    widths: { number: 116, serial: 104, issuedOn: 112, customerId: 300, total: 132, tax: 124, status: 140 },
    card: ['total', 'issuedOn'],
    sums: ['amount', 'tax', 'total'],
  },
  unique: [['serial', 'number']],
  check: ['vatTotal'],
})
