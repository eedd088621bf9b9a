import { areas } from '../areas.ts'
import { belongsTo, decimal, defineResource, text } from '../kit/index.ts'
import { category } from './category.ts'

/**
 * Units that goods are counted in. A unit may be said in another for display: a bundle is so many bars, a tonne 1,000
 * kg.
 */
export default defineResource('product-units', {
  area: areas.productUnit,
  route: '/categories/product-unit-config',
  menu: 'categories',
  englishTitle: 'englishName',
  fields: {
    ...category('DVT'),
    englishName: text({ max: 255 }),
    baseUnitId: belongsTo('product-units'),
    factor: decimal({ min: '0.0001', max: '1000000', scale: 4 }),
  },
  check: ['factorOfBase'],
  list: {
    columns: ['code', 'name', 'englishName', 'factor', 'baseUnitId', 'description', 'status', 'updatedAt'],
    filters: ['baseUnitId', 'status'],
    search: ['code', 'name', 'englishName'],
  },
  form: { general: ['code', 'name', 'englishName', 'description', 'status'], conversion: ['factor', 'baseUnitId'] },
  inUse: 'PRU_ERR_007',
})
