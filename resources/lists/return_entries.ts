import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, integer, money, select, weight, text } from '../kit/index.ts'

/** Below zero where a return was undone. */
const back = { min: '-999999999' } as const

/** What came back of invoices, line by line, at what it lowers revenue by. */
export default defineQueryList('return-entries', {
  area: areas.refund,
  route: '/dashboards/entries/returns',
  icon: 'dashboard',
  title: 'code',
  partner: 'customerId',
  opens: '/sale-management/refund/:returnId',
  sums: ['refunded', 'actualKg'],
  fields: {
    code: text(),
    returnId: belongsTo('returns'),
    invoiceId: belongsTo('invoices'),
    date: date(),
    hour: integer({ min: 0, max: 23 }),
    kind: select(['return', 'reversal']),
    customerId: belongsTo('customers'),
    productId: belongsTo('products'),
    orderId: belongsTo('sales-orders'),
    salespersonId: belongsTo('users'),
    warehouseId: belongsTo('warehouses'),
    pieces: decimal({ scale: 3, ...back }),
    actualKg: weight(back),
    refunded: money({ min: '-999999999999999' }),
  },
  list: {
    columns: ['code', 'date', 'customerId', 'productId', 'pieces', 'actualKg', 'refunded', 'invoiceId', 'kind'],
    filters: ['date', 'customerId', 'productId', 'salespersonId', 'warehouseId', 'orderId', 'kind', 'hour', 'refunded'],
    search: ['code'],
    sort: { field: 'date', order: 'desc' },
    card: ['refunded', 'date'],
    widths: {
      ...{ code: 132, date: 108, customerId: 220, productId: 220, pieces: 88, actualKg: 108, refunded: 124 },
      ...{ invoiceId: 132, kind: 96 },
    },
  },
})
