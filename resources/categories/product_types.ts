import { areas } from '../areas.ts'
import { attributes, belongsTo, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('product-types', {
  area: areas.productTypeAndGroup,
  route: '/categories/product-type',
  menu: 'categories',
  fields: { ...category('LSP'), productGroupId: belongsTo('product-groups'), attributeTemplate: attributes() },
  list: {
    columns: ['code', 'name', 'productGroupId', 'description', 'status', 'updatedAt'],
    filters: ['productGroupId', 'status'],
    search: ['code', 'name'],
  },
  form: { general: ['code', 'name', 'productGroupId', 'description', 'status'], attributes: ['attributeTemplate'] },
  inUse: 'PRT_ERR_007',
})
