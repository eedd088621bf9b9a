import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('return-reasons', {
  area: areas.refund,
  route: '/categories/return-reason',
  menu: 'categories',
  fields: category('LDT'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
})
