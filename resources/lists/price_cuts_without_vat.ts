import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'
import { priceCuts } from '../ledgers/debts/adjustment_kinds.ts'

/** Prices that were lowered after VAT invoices were issued, and that no adjusting one is registered for yet. */
export default defineQueryList('price-cuts-without-vat', {
  area: areas.invoice,
  route: '/sale-management/price-cuts-without-vat',
  icon: 'order',
  title: 'code',
  partner: 'customerId',
  opens: '/finance-accounting/debt-adjustments/:adjustmentId',
  sums: ['amount', 'tax', 'total'],
  fields: {
    code: text(),
    adjustmentId: belongsTo('debt-adjustments'),
    customerId: belongsTo('customers'),
    kind: select(priceCuts),
    documentDate: date(),
    /** Since the price was lowered. */
    days: integer({ min: 0, max: 36_500 }),
    /** Without VAT. */
    amount: money(),
    tax: money(),
    total: money(),
    /** Serials and numbers of the VAT invoices of the sale. */
    vatNumbers: text(),
  },
  list: {
    columns: ['code', 'customerId', 'kind', 'documentDate', 'days', 'amount', 'tax', 'total', 'vatNumbers'],
    filters: ['customerId', 'kind', 'documentDate', 'days', 'tax', 'total'],
    search: ['code', 'vatNumbers'],
    sort: { field: 'documentDate', order: 'asc' },
    card: ['tax', 'documentDate'],
    widths: {
      ...{ code: 140, customerId: 232, kind: 168, documentDate: 104, days: 72, amount: 124, tax: 116, total: 124 },
      vatNumbers: 148,
    },
  },
})
