import { areas } from '../areas.ts'
import { address, belongsTo, defineResource, select } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('warehouses', {
  area: areas.warehouse,
  route: '/categories/warehouse',
  menu: 'categories',
  hint: ['address'],
  fields: {
    ...category('KHO'),
    warehouseTypeId: belongsTo('warehouse-types', { required: true }),
    /** What its goods are for: sale, or to be looked at or scrapped before anything else happens to them. */
    use: select(['sale', 'quarantine', 'scrap'], { required: true, default: 'sale' }),
    address: address({ required: true }),
  },
  list: {
    columns: ['code', 'name', 'warehouseTypeId', 'use', 'address', 'status', 'updatedAt'],
    filters: ['warehouseTypeId', 'use', 'status'],
    search: ['code', 'name', 'address'],
  },
  form: { general: ['code', 'name', 'warehouseTypeId', 'use', 'status'], place: ['address', 'description'] },
  inUse: 'WAR_ERR_007',
})
