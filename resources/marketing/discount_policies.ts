import { areas } from '../areas.ts'
import {
  belongsTo,
  belongsToMany,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  integer,
  longText,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'

/**
 * Discounts that an order gets by itself, by its pieces, its kg by barem and who buys. A threshold of 0 is always
 * reached.
 */
export default defineResource('discount-policies', {
  area: areas.discountPolicy,
  route: '/marketing/discount-policy',
  icon: 'marketing',
  menu: 'marketing',
  title: 'name',
  ...grouped({
    general: {
      code: code({ prefix: 'CK', unique: 'CAT_ERR_006' }),
      name: text({ required: true, max: 255 }),
      enabled: boolean({ default: true }),
    },
    discount: {
      type: select(['rate', 'money'], { required: true }),
      discount: decimal({ required: true, min: '0.01', max: '100000000000', scale: 2 }),
      moneyBasis: select(['order', 'per_kg', 'per_piece'], {
        required: true,
        default: 'order',
        when: { type: ['money'] },
      }),
      maxAmount: money({ min: '1' }),
    },
    conditions: {
      condition: select(['quantity', 'volume', 'both', 'either'], { required: true }),
      quantity: decimal({ required: true, min: '0', max: '1000000000', scale: 3 }),
      volume: weight({ required: true, max: '1000000000' }),
      audience: select(['every', 'type'], { required: true }),
      customerTypeId: belongsTo('customer-types', { required: true, when: { audience: ['type'] } }),
      productGroupIds: belongsToMany('product-groups'),
      productTypeIds: belongsToMany('product-types'),
    },
    validity: {
      validFrom: date(),
      validTo: date({ notBefore: 'validFrom' }),
      priority: integer({ default: 0, min: 0, max: 1000 }),
      stackable: boolean(),
      note: longText({ max: 1000 }),
    },
  }),
  check: ['rateUpToWhole'],
  list: {
    columns: ['code', 'name', 'discount', 'condition', 'audience', 'validFrom', 'validTo', 'enabled'],
    filters: [
      'type',
      'condition',
      'audience',
      'customerTypeId',
      'productGroupIds',
      'productTypeIds',
      'stackable',
      'enabled',
      'validTo',
    ],
    search: ['code', 'name'],
    bulk: ['enabled', 'validTo'],
    widths: { code: 100, name: 196, discount: 116, condition: 204, enabled: 96 },
    card: ['discount', 'condition'],
  },
})
