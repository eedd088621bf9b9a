import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('business-expenses', {
  area: areas.businessExpense,
  route: '/categories/business-expense',
  menu: 'categories',
  fields: category('CP'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'BUE_ERR_007',
})
