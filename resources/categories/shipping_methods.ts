import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('shipping-methods', {
  area: areas.shippingMethod,
  route: '/categories/shipping-method',
  menu: 'categories',
  fields: category('PVC'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'SHM_ERR_007',
})
