import { areas } from '../areas.ts'
import {
  belongsTo,
  boolean,
  dateTime,
  date,
  decimal,
  defineQueryList,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { stockKinds } from '../posting/stock/plan.ts'

/** Below zero where goods left. */
const moved = { min: '-999999999' } as const

/** Every entry of the ledger of stock, with what the warehouse had of the product after it. */
export default defineQueryList('stock-entries', {
  area: areas.inventory,
  route: '/logistics/inventory/entries',
  icon: 'logistics',
  title: 'code',
  opens: { document: 'document', id: 'documentId' },
  sums: ['actualKg', 'baremKg', 'value'],
  related: ['productId'],
  fields: {
    code: text(),
    document: text(),
    documentId: text(),
    date: date(),
    postedAt: dateTime(),
    kind: select(stockKinds),
    /** Whether it counts as sold: issued for a customer, or come back from one. */
    isSale: boolean(),
    /** Whether goods went from one warehouse of the company to another, so that the company has what it had. */
    isTransfer: boolean(),
    productId: belongsTo('products'),
    productTypeId: belongsTo('product-types'),
    productGroupId: belongsTo('product-groups'),
    warehouseId: belongsTo('warehouses'),
    transferId: belongsTo('stock-transfers'),
    pieces: decimal({ scale: 3, ...moved }),
    actualKg: weight(moved),
    baremKg: weight(moved),
    value: money({ area: areas.costPrice, min: '-999999999999999' }),
    piecesAfter: decimal({ scale: 3, ...moved }),
    actualKgAfter: weight(moved),
    baremKgAfter: weight(moved),
  },
  list: {
    columns: [
      ...(['code', 'date', 'kind', 'productId', 'warehouseId', 'pieces', 'piecesAfter'] as const),
      ...(['actualKg', 'actualKgAfter', 'value', 'baremKg'] as const),
    ],
    filters: [
      ...(['productId', 'productTypeId', 'productGroupId', 'warehouseId', 'transferId', 'kind', 'isSale'] as const),
      ...(['isTransfer', 'date', 'pieces', 'actualKg', 'baremKg', 'value'] as const),
    ],
    search: ['code'],
    vocabulary: 'steel',
    sort: { field: 'postedAt', order: 'desc' },
    card: ['productId', 'pieces', 'date'],
    widths: {
      ...{ code: 132, date: 108, kind: 120, productId: 220, warehouseId: 124, pieces: 88, piecesAfter: 88 },
      ...{ actualKg: 108, actualKgAfter: 108, value: 124, baremKg: 108 },
    },
  },
})
