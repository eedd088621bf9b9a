import { areas } from '../areas.ts'
import { belongsTo, boolean, date, decimal, defineQueryList, integer, money, text, weight } from '../kit/index.ts'

const signed = { min: '-999999999' } as const
const percent = () => decimal({ scale: 2, ...signed })

/**
 * Goods that came and that we weighed, by line of their receipts: how far our scale is off what the supplier's slip
 * says, else their barem, and off what this supplier's last twenty deliveries of the product were off.
 */
export default defineQueryList('weighed-lines', {
  area: areas.warehouseReceipt,
  exportArea: areas.warehouseReceipt,
  route: '/logistics/weight-differences/lines',
  icon: 'logistics',
  title: 'code',
  partner: 'supplierId',
  opens: '/logistics/enter-warehouse/:receiptId',
  related: ['receiptId', 'supplierId', 'productId'],
  sums: ['expectedKg', 'actualKg', 'differenceKg', 'cost'],
  fields: {
    code: text(),
    receiptId: belongsTo('warehouse-receipts'),
    date: date(),
    supplierId: belongsTo('suppliers'),
    productId: belongsTo('products'),
    warehouseId: belongsTo('warehouses'),
    truck: text(),
    pieces: decimal({ scale: 3 }),
    expectedKg: weight(),
    actualKg: weight(),
    differenceKg: weight(signed),
    difference: percent(),
    /** What the kg that differ cost: below zero they are missing. */
    cost: money({ area: areas.costPrice, min: '-999999999999999' }),
    /** Of the deliveries before this one, at most twenty. */
    before: integer({ min: 0, max: 20 }),
    mean: percent(),
    spread: percent(),
    /** Outside of mean ± 3 spreads, though perhaps within its tolerance. */
    isOdd: boolean(),
  },
  list: {
    columns: [
      ...(['code', 'date', 'supplierId', 'productId', 'actualKg', 'differenceKg', 'difference', 'isOdd'] as const),
      ...(['mean', 'spread', 'before', 'cost', 'expectedKg', 'warehouseId', 'truck', 'pieces'] as const),
    ],
    filters: ['receiptId', 'supplierId', 'productId', 'warehouseId', 'truck', 'date', 'difference', 'isOdd'],
    search: ['code', 'truck'],
    vocabulary: 'steel',
    sort: { field: 'date', order: 'desc' },
    card: ['difference', 'date', 'supplierId'],
    widths: {
      ...{ code: 152, date: 104, supplierId: 160, productId: 160, expectedKg: 104, actualKg: 104, differenceKg: 96 },
      ...{ difference: 80, isOdd: 96, mean: 80, spread: 96, before: 80, cost: 120 },
    },
  },
})
