import type { InputOf } from '#app/engine/behaviour_of'
import type { Made } from './made.ts'

/** Delivery tariffs of a steel trader. */
export const tariffs: readonly InputOf<'shipping-fees'>[] = [
  { name: 'Nội thành', method: 'per_trip', tripRate: '900000', capacity: '8000', freeFrom: '300000000' },
  { name: 'Ngoại thành', method: 'per_kg', kgRate: '180', minimum: '600000' },
  { name: 'Liên tỉnh', method: 'per_ton_km', tonKmRate: '3200', minimum: '1500000' },
  { name: 'Giao ngoài giờ', method: 'per_trip', tripRate: '1400000', capacity: '8000' },
  // By province once it has its zones.
  { name: 'Theo tỉnh', method: 'per_kg', kgRate: '0', minimum: '1200000', status: 'inactive' },
]

/** What the tariff by province charges where the demo companies sell most. */
export const zones = (made: Made): InputOf<'shipping-zones'>[] =>
  (
    [
      ['Hà Nội', '01', 'trip', '2200000'],
      ['Hải Phòng', '31', 'trip', '1800000'],
      ['Bắc Ninh', '24', 'trip', '2000000'],
      ['Đồng Nai', '75', 'kg', '1150'],
      ['Thành phố Hồ Chí Minh', '79', 'kg', '1200'],
    ] as const
  ).map(([name, province, per, rate]) => ({
    name,
    shippingFeeId: made('shipping-fees/Theo tỉnh'),
    province,
    per,
    rate,
  }))

/** What dealers and projects get off, in force since the beginning of the year. */
export const discountPolicies = (made: Made): InputOf<'discount-policies'>[] => [
  {
    name: 'Đại lý cấp 1 từ 5 tấn',
    type: 'rate',
    discount: '1',
    condition: 'volume',
    quantity: '0',
    volume: '5000',
    audience: 'type',
    customerTypeId: made('customer-types/Đại lý cấp 1'),
    validFrom: '2026-01-01',
  },
  {
    name: 'Đại lý cấp 1 từ 20 tấn',
    type: 'rate',
    discount: '1.8',
    condition: 'volume',
    quantity: '0',
    volume: '20000',
    audience: 'type',
    customerTypeId: made('customer-types/Đại lý cấp 1'),
    validFrom: '2026-01-01',
  },
  {
    name: 'Khách dự án giảm theo kg',
    type: 'money',
    moneyBasis: 'per_kg',
    discount: '100',
    condition: 'both',
    quantity: '100',
    volume: '10000',
    maxAmount: '20000000',
    audience: 'type',
    customerTypeId: made('customer-types/Khách dự án'),
    productGroupIds: [made('product-groups/Thép xây dựng')],
    validFrom: '2026-01-01',
  },
]

/** How prices are suggested, by who buys. */
export const priceConfigurations = (made: Made): InputOf<'price-configurations'>[] => [
  {
    name: 'Đại lý cấp 1',
    customerTypeId: made('customer-types/Đại lý cấp 1'),
    method: 'markup_percent',
    markupPercent: '3.5',
    minMargin: '2',
    roundingStep: '50',
    validFrom: '2026-01-01',
  },
  {
    name: 'Đại lý cấp 1: thép xây dựng',
    scope: 'group',
    productGroupId: made('product-groups/Thép xây dựng'),
    customerTypeId: made('customer-types/Đại lý cấp 1'),
    method: 'markup_vnd_per_kg',
    markupPerKg: '450',
    minMargin: '2',
    roundingStep: '10',
    validFrom: '2026-01-01',
  },
  {
    name: 'Khách lẻ',
    customerTypeId: made('customer-types/Khách lẻ'),
    method: 'markup_percent',
    markupPercent: '9',
    minMargin: '5',
    roundingStep: '100',
    roundingDirection: 'up',
    validFrom: '2026-01-01',
  },
]
