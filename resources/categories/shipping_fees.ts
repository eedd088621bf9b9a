import { areas } from '../areas.ts'
import { defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('shipping-fees', {
  area: areas.shippingFee,
  route: '/categories/shipping-fee',
  fields: category('PHI'),
  list: { columns: ['code', 'name', 'description', 'status', 'updatedAt'], filters: ['status'], search: ['code', 'name'] },
  inUse: 'SHF_ERR_007',
})
