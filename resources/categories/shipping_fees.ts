import { areas } from '../areas.ts'
import { defineResource, grouped, money, select, weight } from '../kit/index.ts'
import { category } from './category.ts'

/** Delivery tariffs: what an order pays by the trip, the kg, the tonne and km, or the province (its zones). */
export default defineResource('shipping-fees', {
  area: areas.shippingFee,
  route: '/categories/shipping-fee',
  menu: 'categories',
  ...grouped({
    general: category('PHI'),
    tariff: {
      method: select(['per_trip', 'per_kg', 'per_ton_km', 'zone'], { required: true, default: 'per_trip' }),
      tripRate: money({ required: true, when: { method: ['per_trip'] } }),
      kgRate: money({ required: true, scale: 2, when: { method: ['per_kg'] } }),
      tonKmRate: money({ required: true, scale: 2, when: { method: ['per_ton_km'] } }),
      capacity: weight({ min: '1', max: '1000000', when: { method: ['per_trip', 'zone'] } }),
      minimum: money(),
      freeFrom: money({ min: '1' }),
    },
  }),
  list: {
    columns: ['code', 'name', 'method', 'minimum', 'freeFrom', 'description', 'status', 'updatedAt'],
    filters: ['method', 'status'],
    search: ['code', 'name'],
    widths: { method: 176 },
    card: ['method', 'minimum'],
  },
  inUse: 'SHF_ERR_007',
})
