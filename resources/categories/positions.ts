import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('positions', {
  area: areas.position,
  route: '/categories/position',
  menu: 'categories',
  fields: category('CV'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'POS_ERR_007',
})
