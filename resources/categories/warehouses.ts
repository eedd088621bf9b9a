import { areas } from '../areas.ts'
import { address, belongsTo, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('warehouses', {
  area: areas.warehouse,
  route: '/categories/warehouse',
  menu: 'categories',
  hint: ['address'],
  fields: {
    ...category('KHO'),
    warehouseTypeId: belongsTo('warehouse-types', { required: true }),
    address: address({ required: true }),
  },
  list: {
    columns: ['code', 'name', 'warehouseTypeId', 'address', 'status', 'updatedAt'],
    filters: ['warehouseTypeId', 'status'],
    search: ['code', 'name', 'address'],
  },
  form: { general: ['code', 'name', 'warehouseTypeId', 'status'], place: ['address', 'description'] },
  inUse: 'WAR_ERR_007',
})
