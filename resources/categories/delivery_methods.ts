import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('delivery-methods', {
  area: areas.deliveryMethod,
  route: '/categories/delivery-method',
  menu: 'categories',
  fields: category('PGH'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'DEM_ERR_007',
})
