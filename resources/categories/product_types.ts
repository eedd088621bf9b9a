import { areas } from '../areas.ts'
import { belongsTo, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('product-types', {
  area: areas.productTypeAndGroup,
  route: '/categories/product-type',
  fields: { ...category('LSP'), productGroupId: belongsTo('product-groups') },
  list: { columns: ['code', 'name', 'productGroupId', 'description', 'status', 'updatedAt'], filters: ['productGroupId', 'status'], search: ['code', 'name'] },
  form: { general: ['code', 'name', 'productGroupId', 'description', 'status'] },
  inUse: 'PRT_ERR_007',
})
