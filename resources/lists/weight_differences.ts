import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, integer, money, select, text, weight } from '../kit/index.ts'

const signed = { min: '-999999999' } as const
const percent = () => decimal({ scale: 2, ...signed })

/** How far our scale was off in a range, by supplier, product, warehouse and truck. */
export default defineQueryList('weight-differences', {
  area: areas.warehouseReceipt,
  exportArea: areas.warehouseReceipt,
  route: '/logistics/weight-differences',
  icon: 'logistics',
  title: 'name',
  parameters: ['since', 'asOf'],
  fromYear: ['since'],
  sums: [],
  fields: {
    by: select(['supplier', 'product', 'warehouse', 'truck']),
    name: text(),
    supplierId: belongsTo('suppliers'),
    productId: belongsTo('products'),
    warehouseId: belongsTo('warehouses'),
    truck: text(),
    deliveries: integer({ min: 0, max: 1_000_000_000 }),
    expectedKg: weight(),
    actualKg: weight(),
    differenceKg: weight(signed),
    /** Of all kg together, and of deliveries one by one with how far these lie apart. */
    difference: percent(),
    mean: percent(),
    spread: percent(),
    odd: integer({ min: 0, max: 1_000_000_000 }),
    cost: money({ area: areas.costPrice, min: '-999999999999999' }),
    since: date(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['name', 'by', 'deliveries', 'expectedKg', 'actualKg', 'differenceKg', 'difference', 'mean'] as const),
      ...(['spread', 'odd', 'cost'] as const),
    ],
    filters: ['by', 'supplierId', 'productId', 'warehouseId', 'difference', 'odd'],
    search: ['name'],
    sort: { field: 'differenceKg', order: 'asc' },
    card: ['differenceKg', 'mean', 'by'],
    widths: {
      ...{ name: 240, by: 120, deliveries: 88, expectedKg: 116, actualKg: 116, differenceKg: 116, difference: 88 },
      ...{ mean: 88, spread: 96, odd: 88, cost: 132 },
    },
  },
})
