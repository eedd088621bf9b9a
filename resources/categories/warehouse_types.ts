import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('warehouse-types', {
  area: areas.warehouseArea,
  route: '/categories/warehouse-area',
  menu: 'categories',
  fields: category('LK'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'WAT_ERR_007',
})
