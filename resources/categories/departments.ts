import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('departments', {
  area: areas.department,
  route: '/categories/department',
  menu: 'categories',
  fields: category('PB'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'DEP_ERR_007',
})
