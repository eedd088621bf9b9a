import { areas } from '../areas.ts'
import { belongsTo, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('departments', {
  area: areas.department,
  route: '/categories/department',
  menu: 'categories',
  fields: { ...category('PB'), headId: belongsTo('users') },
  list: {
    columns: ['code', 'name', 'headId', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'DEP_ERR_007',
})
