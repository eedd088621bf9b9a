import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, money, percent, select, taxCode, text } from '../kit/index.ts'

const signed = { min: '-999999999999999' } as const

/**
 * The register of VAT that suppliers invoice: each invoice by its rates, as it is declared, and below zero those that
 * adjust them for claims, goods that went back, and lower prices.
 */
export default defineQueryList('vat-in', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/vat-in',
  icon: 'finance-accounting',
  title: 'number',
  partner: 'supplierId',
  opens: { document: 'document', id: 'documentId' },
  sums: ['base', 'tax', 'total'],
  fields: {
    serial: text(),
    number: text(),
    document: text(),
    documentId: text(),
    /** None of those that adjust others. */
    invoiceId: belongsTo('supplier-invoices'),
    issuedOn: date(),
    supplierId: belongsTo('suppliers'),
    shortName: text(),
    sellerTaxCode: taxCode(),
    /** What it is mostly for. */
    of: select(['goods', 'costs']),
    rate: percent(),
    base: money(signed),
    tax: money(signed),
    total: money(signed),
    /** Whether its goods are here. */
    status: select(['recorded', 'done'], { colors: { recorded: 'orange', done: 'green' } }),
  },
  list: {
    columns: [
      ...(['number', 'serial', 'issuedOn', 'supplierId', 'sellerTaxCode', 'rate', 'base', 'tax', 'total'] as const),
      ...(['of', 'status', 'invoiceId'] as const),
    ],
    filters: ['issuedOn', 'supplierId', 'rate', 'of', 'status', 'tax', 'total'],
    search: ['number', 'serial', 'sellerTaxCode'],
    sort: { field: 'issuedOn', order: 'desc' },
    card: ['total', 'tax', 'issuedOn'],
    widths: {
      ...{ number: 104, serial: 92, issuedOn: 108, supplierId: 240, sellerTaxCode: 128, rate: 76, base: 128, tax: 116 },
      ...{ total: 128, of: 140, status: 132, invoiceId: 148 },
    },
  },
})
