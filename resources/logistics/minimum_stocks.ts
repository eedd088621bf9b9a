import { areas } from '../areas.ts'
import { belongsTo, code, decimal, defineResource, text } from '../kit/index.ts'

/** How many pieces of a product a warehouse should never have less than. */
export default defineResource('minimum-stocks', {
  area: areas.product,
  route: '/logistics/minimum-stock',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  fields: {
    code: code({ prefix: 'TTT', width: 5, unique: 'CAT_ERR_006' }),
    productId: belongsTo('products', { required: true }),
    warehouseId: belongsTo('warehouses', { required: true }),
    minimumStock: decimal({ required: true, min: '0.01', max: '999999999', scale: 2 }),
    note: text({ max: 255 }),
  },
  list: {
    columns: ['productId', 'warehouseId', 'minimumStock', 'note', 'code', 'updatedAt'],
    filters: ['productId', 'warehouseId', 'minimumStock'],
    search: ['code', 'productId', 'warehouseId'],
    widths: { code: 112, productId: 300, warehouseId: 180, minimumStock: 132 },
    card: ['warehouseId', 'minimumStock'],
  },
  unique: [['productId', 'warehouseId']],
})
