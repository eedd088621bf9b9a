import { areas } from '../areas.ts'
import { belongsTo, decimal, defineQueryList, money, text, weight } from '../kit/index.ts'

/** What there is of products in warehouses, and on its way between them. */
export default defineQueryList('stock-on-hand', {
  area: areas.inventory,
  route: '/logistics/inventory',
  icon: 'logistics',
  title: 'name',
  sums: ['actualKg', 'baremKg', 'value'],
  related: ['productId'],
  fields: {
    code: text(),
    name: text(),
    productId: belongsTo('products'),
    warehouseId: belongsTo('warehouses'),
    transferId: belongsTo('stock-transfers'),
    unit: text(),
    pieces: decimal({ scale: 3, min: '-999999999' }),
    reserved: decimal({ scale: 3 }),
    available: decimal({ scale: 3 }),
    actualKg: weight({ min: '-999999999' }),
    baremKg: weight({ min: '-999999999' }),
    value: money({ area: areas.costPrice, min: '-999999999999999' }),
  },
  list: {
    columns: [
      ...(['name', 'warehouseId', 'pieces', 'unit', 'reserved', 'available'] as const),
      ...(['actualKg', 'baremKg', 'value'] as const),
    ],
    filters: ['productId', 'warehouseId', 'transferId', 'pieces', 'available'],
    search: ['code', 'name'],
    vocabulary: 'steel',
    sort: { field: 'name', order: 'asc' },
    card: ['pieces', 'available', 'warehouseId'],
    widths: {
      ...{ warehouseId: 132, pieces: 88, unit: 64, reserved: 96, available: 96 },
      ...{ actualKg: 116, baremKg: 116, value: 132 },
    },
  },
})
