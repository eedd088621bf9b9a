import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('sales-channels', {
  area: areas.salesChannel,
  route: '/categories/sales-channel',
  menu: 'categories',
  fields: category('KBH'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'SAC_ERR_007',
})
