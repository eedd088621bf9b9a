import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, integer, money, select, text, weight } from '../kit/index.ts'

/** Below zero where an invoice was undone, or goods came back. */
const sold = { min: '-999999999999999' } as const

/**
 * What was invoiced, what came back of it and what its prices were lowered by, line by line. Figures of sales are
 * called as those of the dashboard, which add them up.
 */
export default defineQueryList('sales-entries', {
  area: areas.invoice,
  exportArea: areas.exportInvoice,
  route: '/dashboards/entries/sales',
  icon: 'dashboard',
  title: 'code',
  partner: 'customerId',
  opens: { document: 'document', id: 'documentId' },
  sums: ['revenue', 'shipping', 'kgSold', 'baremKgSold'],
  related: ['productId'],
  fields: {
    code: text(),
    document: text(),
    documentId: text(),
    invoiceId: belongsTo('invoices'),
    date: date(),
    hour: integer({ min: 0, max: 23 }),
    kind: select(['invoice', 'return', 'reversal', 'reduction']),
    customerId: belongsTo('customers'),
    productId: belongsTo('products'),
    orderId: belongsTo('sales-orders'),
    salespersonId: belongsTo('users'),
    warehouseId: belongsTo('warehouses'),
    pieces: decimal({ scale: 3, min: '-999999999' }),
    kgSold: weight({ min: '-999999999' }),
    baremKgSold: weight({ min: '-999999999' }),
    revenue: money(sold),
    shipping: money(sold),
  },
  list: {
    columns: [
      ...(['code', 'date', 'customerId', 'productId', 'pieces', 'kgSold', 'revenue', 'shipping'] as const),
      ...(['baremKgSold', 'kind'] as const),
    ],
    filters: ['date', 'customerId', 'productId', 'salespersonId', 'warehouseId', 'orderId', 'kind', 'hour', 'revenue'],
    search: ['code'],
    sort: { field: 'date', order: 'desc' },
    card: ['revenue', 'date'],
    widths: {
      ...{ code: 132, date: 108, customerId: 220, productId: 220, pieces: 88, kgSold: 108, revenue: 124 },
      ...{ shipping: 108, baremKgSold: 108, kind: 96 },
    },
  },
})
