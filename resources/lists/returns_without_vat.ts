import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

const signed = { min: '-999999999999999' } as const

/** Returns that no VAT invoice is registered for yet, with how long they wait. */
export default defineQueryList('returns-without-vat', {
  area: areas.invoice,
  route: '/sale-management/returns-without-vat',
  icon: 'order',
  title: 'code',
  partner: 'customerId',
  opens: '/sale-management/refund/:returnId',
  sums: ['amount', 'tax', 'total'],
  fields: {
    code: text(),
    returnId: belongsTo('returns'),
    customerId: belongsTo('customers'),
    invoiceId: belongsTo('invoices'),
    documentDate: date(),
    /** Since the goods came back. */
    days: integer({ min: 0, max: 36_500 }),
    /** After the discount, without VAT. */
    amount: money(signed),
    tax: money(signed),
    total: money(signed),
    /** Who issues the VAT invoice, by the day of the return. */
    issuer: select(['seller', 'buyer']),
    /** Serials and numbers of the VAT invoices of the sale. */
    vatNumbers: text(),
  },
  list: {
    columns: [
      'code',
      'customerId',
      'documentDate',
      'days',
      'amount',
      'tax',
      'total',
      'issuer',
      'vatNumbers',
      'invoiceId',
    ],
    filters: ['customerId', 'documentDate', 'days', 'issuer', 'tax', 'total'],
    search: ['code', 'vatNumbers'],
    sort: { field: 'documentDate', order: 'asc' },
    card: ['tax', 'documentDate'],
    widths: {
      ...{ code: 140, customerId: 232, documentDate: 104, days: 72, amount: 124, tax: 116, total: 124 },
      ...{ issuer: 168, vatNumbers: 148, invoiceId: 140 },
    },
  },
})
