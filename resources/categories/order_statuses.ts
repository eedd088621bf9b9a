import { areas } from '../areas.ts'
import { color, defineResource } from '../kit/index.ts'
import { category } from './category.ts'

/** A company's own label for the progress of an order. It colours lists and has no other effect. */
export default defineResource('order-statuses', {
  area: areas.orderStatus,
  route: '/categories/order-status',
  menu: 'categories',
  fields: { ...category('TT', 'STA_ERR_006'), color: color({ required: true, default: '#3a6ea5' }) },
  list: {
    columns: ['code', 'name', 'color', 'description', 'status', 'updatedAt'],
    filters: ['status'],
    search: ['code', 'name'],
  },
  form: { general: ['code', 'name', 'color', 'description', 'status'] },
  inUse: 'STA_ERR_007',
})
