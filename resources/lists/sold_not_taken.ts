import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, integer, text, weight } from '../kit/index.ts'

/** What customers bought of our warehouses and have not taken: lines of orders in force, less what was issued. */
export default defineQueryList('sold-not-taken', {
  area: areas.order,
  route: '/logistics/inventory/sold-not-taken',
  icon: 'logistics',
  title: 'code',
  opens: '/sale-management/order/:orderId',
  sums: ['baremKg'],
  related: ['customerId', 'productId'],
  fields: {
    code: text(),
    orderId: belongsTo('sales-orders'),
    customerId: belongsTo('customers'),
    productId: belongsTo('products'),
    warehouseId: belongsTo('warehouses'),
    orderDate: date(),
    /** Days since they were sold. */
    days: integer({ min: 0 }),
    sold: decimal({ scale: 3 }),
    taken: decimal({ scale: 3 }),
    left: decimal({ scale: 3 }),
    baremKg: weight(),
  },
  list: {
    columns: [
      ...(['code', 'customerId', 'productId', 'warehouseId', 'orderDate', 'days'] as const),
      ...(['sold', 'taken', 'left', 'baremKg'] as const),
    ],
    filters: ['customerId', 'productId', 'warehouseId', 'orderDate', 'days', 'left'],
    search: ['code'],
    vocabulary: 'steel',
    sort: { field: 'orderDate', order: 'asc' },
    card: ['productId', 'left', 'days'],
    widths: {
      ...{ code: 132, customerId: 220, productId: 220, warehouseId: 132, orderDate: 108, days: 72 },
      ...{ sold: 88, taken: 88, left: 88, baremKg: 116 },
    },
  },
})
