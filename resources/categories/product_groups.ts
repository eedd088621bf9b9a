import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('product-groups', {
  area: areas.productTypeAndGroup,
  route: '/categories/product-group',
  menu: 'categories',
  fields: category('NH'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'PRG_ERR_007',
})
