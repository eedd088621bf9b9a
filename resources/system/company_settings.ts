import { areas } from '../areas.ts'
import { roundingSteps } from '../calc/choices.ts'
import { belongsTo, defineResource, integer, select } from '../kit/index.ts'

/** How the company works, where companies differ. */
export default defineResource('company-settings', {
  area: areas.tenant,
  route: '/configurations',
  icon: 'configuration',
  single: true,
  fields: {
    priceStep: select(roundingSteps, { required: true, default: '10' }),
    quotationDays: integer({ required: true, min: 0, max: 365, default: 7 }),
    defaultWarehouseId: belongsTo('warehouses'),
  },
  form: {
    prices: ['priceStep', 'quotationDays'],
    stock: ['defaultWarehouseId'],
  },
})
