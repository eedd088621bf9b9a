import { areas } from '../areas.ts'
import { belongsTo, code, defineResource, money, select, text } from '../kit/index.ts'
import { provinces } from './provinces.ts'

/** What a tariff by zones charges for delivery to a province. The tariff gets its zones before it is by zones. */
export default defineResource('shipping-zones', {
  area: areas.shippingFee,
  route: '/categories/shipping-zone',
  menu: 'categories',
  title: 'name',
  fields: {
    code: code({ prefix: 'KV', unique: 'CAT_ERR_006' }),
    name: text({ required: true, max: 255 }),
    shippingFeeId: belongsTo('shipping-fees', { required: true, where: { status: ['active', 'inactive'] } }),
    province: select(provinces, { required: true }),
    per: select(['trip', 'kg'], { required: true, default: 'trip' }),
    rate: money({ required: true, scale: 2 }),
  },
  unique: [['shippingFeeId', 'province']],
  list: {
    columns: ['code', 'name', 'shippingFeeId', 'province', 'per', 'rate', 'updatedAt'],
    filters: ['shippingFeeId', 'province', 'per'],
    search: ['code', 'name'],
  },
})
