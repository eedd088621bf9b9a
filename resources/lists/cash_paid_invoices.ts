import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, money, select, taxCode, text } from '../kit/index.ts'

/**
 * Invoices of suppliers that cash paid in whole or in part, of sellers who invoiced more on one day than cash may pay:
 * their VAT is not deducted, unless they are paid otherwise.
 */
export default defineQueryList('cash-paid-invoices', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/cash-paid-invoices',
  icon: 'finance-accounting',
  title: 'number',
  partner: 'supplierId',
  opens: '/finance-accounting/supplier-invoices/:invoiceId',
  sums: ['cash', 'tax', 'payable'],
  fields: {
    invoiceId: belongsTo('supplier-invoices'),
    number: text(),
    serial: text(),
    supplierId: belongsTo('suppliers'),
    shortName: text(),
    sellerTaxCode: taxCode(),
    issuedOn: date(),
    status: select(['recorded', 'done']),
    payable: money(),
    /** What all invoices of the seller of that day come to, with tax. */
    ofDay: money(),
    /** What of the invoice was paid in cash, and the tax that is not deducted for it. */
    cash: money(),
    tax: money(),
  },
  list: {
    columns: [
      ...(['number', 'serial', 'issuedOn', 'supplierId', 'sellerTaxCode', 'payable', 'ofDay', 'cash', 'tax'] as const),
      ...(['status', 'invoiceId'] as const),
    ],
    filters: ['supplierId', 'issuedOn', 'cash', 'payable', 'status'],
    search: ['number', 'serial', 'sellerTaxCode'],
    sort: { field: 'issuedOn', order: 'desc' },
    card: ['cash', 'issuedOn'],
    widths: {
      ...{ number: 108, serial: 92, issuedOn: 108, supplierId: 232, sellerTaxCode: 124, payable: 132, ofDay: 140 },
      ...{ cash: 132, tax: 124, status: 124, invoiceId: 140 },
    },
  },
})
