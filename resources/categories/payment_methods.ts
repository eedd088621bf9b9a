import { areas } from '../areas.ts'
import { belongsTo, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

export default defineResource('payment-methods', {
  area: areas.paymentMethod,
  route: '/categories/payment-method',
  menu: 'categories',
  fields: { ...category('PTT'), fundId: belongsTo('funds') },
  list: {
    columns: ['code', 'name', 'description', 'fundId', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  inUse: 'PAM_ERR_007',
})
