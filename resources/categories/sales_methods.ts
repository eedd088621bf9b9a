import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('sales-methods', {
  area: areas.salesMethod,
  route: '/categories/sales-method',
  menu: 'categories',
  fields: category('PTB'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'SAM_ERR_007',
})
