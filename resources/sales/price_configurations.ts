import { areas } from '../areas.ts'
import { priceTypes, roundingSteps, stepDirections } from '../calc/choices.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  integer,
  longText,
  money,
  percent,
  select,
  text,
} from '../kit/index.ts'

const scoped = (scope: string) => ({ scope: [scope] })
const by = (method: string) => ({ method: [method] })

/**
 * How a price is suggested: for which goods and customers, from which cost and by which markup. Markups and margins
 * would reveal the cost to people who know the suggested price, so they are for those who may see costs.
 */
export default defineResource('price-configurations', {
  area: areas.priceConfiguration,
  route: '/sale-management/price-configuration',
  icon: 'sale-management',
  menu: { group: 'sales', after: 'returns' },
  title: 'name',
  ...grouped({
    general: {
      code: code({ prefix: 'CG', unique: 'CAT_ERR_006' }),
      name: text({ required: true, max: 255 }),
      enabled: boolean({ default: true }),
    },
    goods: {
      scope: select(['all', 'group', 'type', 'product'], { required: true, default: 'all' }),
      productGroupId: belongsTo('product-groups', { required: true, when: scoped('group') }),
      productTypeId: belongsTo('product-types', { required: true, when: scoped('type') }),
      productId: belongsTo('products', { required: true, when: scoped('product') }),
    },
    customers: {
      customerTypeId: belongsTo('customer-types', { none: true }),
      salesMethodId: belongsTo('sales-methods', { none: true }),
      salesChannelId: belongsTo('sales-channels', { none: true }),
    },
    price: {
      priceType: select(priceTypes, { required: true, default: 'barem_kg' }),
      method: select(['markup_percent', 'markup_vnd_per_kg', 'fixed'], { required: true, default: 'markup_percent' }),
      markupPercent: decimal({
        required: true,
        min: '0',
        max: '1000',
        scale: 2,
        area: areas.costPrice,
        when: by('markup_percent'),
      }),
      markupPerKg: money({
        required: true,
        max: '1000000000',
        scale: 2,
        area: areas.costPrice,
        when: by('markup_vnd_per_kg'),
      }),
      fixedPrice: money({ required: true, min: '0.01', max: '1000000000000', scale: 2, when: by('fixed') }),
      base: select(['moving_average', 'last_import', 'source_price'], { required: true, default: 'last_import' }),
      inboundFreight: money({ max: '1000000000', scale: 2, area: areas.costPrice }),
      minMargin: percent({ area: areas.costPrice }),
      roundingStep: select(roundingSteps, { required: true, default: '10' }),
      roundingDirection: select(stepDirections, { required: true, default: 'nearest' }),
    },
    validity: {
      validFrom: date(),
      validTo: date({ notBefore: 'validFrom' }),
      priority: integer({ default: 0, min: 0, max: 1000 }),
      note: longText({ max: 1000 }),
    },
  }),
  list: {
    columns: [
      'code',
      'name',
      'scope',
      'customerTypeId',
      'priceType',
      'method',
      'validFrom',
      'validTo',
      'priority',
      'enabled',
    ],
    filters: [
      'scope',
      'customerTypeId',
      'salesMethodId',
      'salesChannelId',
      'priceType',
      'method',
      'productGroupId',
      'productTypeId',
      'productId',
      'enabled',
    ],
    search: ['code', 'name'],
    bulk: ['enabled', 'validTo'],
    widths: { code: 100, name: 212, scope: 172, method: 216, priceType: 120, enabled: 104 },
    card: ['scope', 'method'],
  },
})
