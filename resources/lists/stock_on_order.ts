import { areas } from '../areas.ts'
import { belongsTo, date, decimal, defineQueryList, text, weight } from '../kit/index.ts'

/** What suppliers still have to bring: lines of contracts in force, less what was received of them. */
export default defineQueryList('stock-on-order', {
  area: areas.inventory,
  route: '/logistics/inventory/on-order',
  icon: 'logistics',
  title: 'code',
  opens: '/contract/purchase-contract/:contractId',
  sums: ['baremKg'],
  related: ['productId'],
  fields: {
    code: text(),
    contractId: belongsTo('purchase-contracts'),
    supplierId: belongsTo('suppliers'),
    productId: belongsTo('products'),
    /** Where the contract says that they go; empty where it does not. */
    warehouseId: belongsTo('warehouses'),
    receivingDate: date(),
    ordered: decimal({ scale: 3 }),
    received: decimal({ scale: 3 }),
    onOrder: decimal({ scale: 3 }),
    baremKg: weight(),
  },
  list: {
    columns: [
      'code',
      'supplierId',
      'productId',
      'warehouseId',
      'receivingDate',
      'ordered',
      'received',
      'onOrder',
      'baremKg',
    ],
    filters: ['productId', 'warehouseId', 'supplierId', 'receivingDate', 'onOrder'],
    search: ['code'],
    vocabulary: 'steel',
    sort: { field: 'receivingDate', order: 'asc' },
    card: ['productId', 'onOrder', 'receivingDate'],
    widths: {
      ...{ code: 152, supplierId: 180, productId: 240, warehouseId: 132, receivingDate: 108 },
      ...{ ordered: 88, received: 88, onOrder: 88, baremKg: 116 },
    },
  },
})
