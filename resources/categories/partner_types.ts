import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('partner-types', {
  area: areas.partnerType,
  route: '/categories/partner-type',
  menu: 'categories',
  fields: category('LDT'),
  list: {
    columns: ['code', 'name', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'SUT_ERR_007',
})
