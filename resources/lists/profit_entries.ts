import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, money, select, text } from '../kit/index.ts'

const signed = { min: '-999999999999999' } as const
const cost = money({ ...signed, area: areas.costPrice })

/**
 * What each line that was invoiced, came back or was lowered in price earned: its revenue less what the goods had cost
 * when they were issued, by their kg on the scale and by their kg by barem.
 */
export default defineQueryList('profit-entries', {
  area: areas.invoice,
  exportArea: areas.exportInvoice,
  route: '/logistics/inventory/profit',
  icon: 'logistics',
  title: 'code',
  partner: 'customerId',
  opens: { document: 'document', id: 'documentId' },
  sums: ['revenue', 'costByActualKg', 'profitByActualKg', 'costByBaremKg', 'profitByBaremKg'],
  fields: {
    code: text(),
    document: text(),
    documentId: text(),
    date: date(),
    kind: select(['invoice', 'return', 'reversal', 'reduction']),
    customerId: belongsTo('customers'),
    productId: belongsTo('products'),
    warehouseId: belongsTo('warehouses'),
    orderId: belongsTo('sales-orders'),
    pieces: decimal({ scale: 3, min: '-999999999' }),
    revenue: money(signed),
    costByActualKg: cost,
    profitByActualKg: cost,
    costByBaremKg: cost,
    profitByBaremKg: cost,
  },
  list: {
    columns: [
      ...(['code', 'date', 'customerId', 'productId', 'pieces', 'revenue', 'costByActualKg'] as const),
      ...(['profitByActualKg', 'costByBaremKg', 'profitByBaremKg', 'kind'] as const),
    ],
    filters: ['date', 'customerId', 'productId', 'warehouseId', 'orderId', 'kind', 'revenue'],
    search: ['code'],
    sort: { field: 'date', order: 'desc' },
    card: ['revenue', 'date'],
    widths: {
      ...{ code: 132, date: 108, customerId: 200, productId: 200, pieces: 80, revenue: 124, kind: 96 },
      ...{ costByActualKg: 132, profitByActualKg: 132, costByBaremKg: 132, profitByBaremKg: 132 },
    },
  },
})
