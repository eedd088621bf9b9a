import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('customer-types', {
  area: areas.customerType,
  route: '/categories/customer-type',
  menu: 'categories',
  fields: category('LKH'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'CUT_ERR_007',
})
