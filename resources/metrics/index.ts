import { areas } from '../areas.ts'
import type { Dimension, Metric, Ratio, Source } from './metric.ts'

export { sourcesOf, wayFrom, type Dimension, type Metric, type Ratio, type Source, type Way } from './metric.ts'

const sold = { area: areas.invoice, ledger: 'invoicing', document: 'invoices', partner: 'customerId' } as const
const back = { ledger: 'returning', document: 'returns', partner: 'customerId' } as const
const cut = { ledger: 'reducing', document: 'debt-adjustments', partner: 'customerId' } as const
/** The same of sales from before the company began here. */
const prior = { ledger: 'priorReturning', document: 'returns', partner: 'customerId' } as const

/** What was invoiced less what came back of it. Whoever sees invoices sees that, without the right to see returns. */
const net = <const Sum extends Source['sum']>(sum: Sum) =>
  [
    { ...sold, sum },
    { ...back, area: areas.invoice, sum, sign: -1 },
    { ...prior, area: areas.invoice, sum, sign: -1 },
  ] as const

/** Figures by their names. A reversal counts on its own day, and so does a return. */
export const metrics = {
  /**
   * What was invoiced less what came back and what prices were lowered by, after discounts, without VAT and without
   * delivery.
   */
  revenue: {
    unit: 'money',
    from: [...net({ amount: 1, discount: -1 }), { ...cut, area: areas.invoice, sum: { amount: 1 }, sign: -1 }],
  },
  /** The same of what came back alone. */
  refunded: {
    unit: 'money',
    from: [
      { ...back, area: areas.refund, sum: { amount: 1, discount: -1 } },
      { ...prior, area: areas.refund, sum: { amount: 1, discount: -1 } },
    ],
  },
  /** Delivery that was charged, without VAT: a figure of its own, since it would distort dong per kg. */
  shipping: { ...sold, unit: 'money', sum: { shipping: 1, shippingTax: -1 } },
  /** Kg of what was invoiced less what came back, by the scale. */
  kgSold: { unit: 'kg', from: net({ actualKg: 1 }) },
  /** The same by barem. */
  baremKgSold: { unit: 'kg', from: net({ baremKg: 1 }) },
  /** Money that came from customers, less what went back to them. */
  collected: {
    area: areas.transaction,
    ledger: 'cash',
    document: 'debt-transactions',
    partner: 'customerId',
    // Money of suppliers moves by the same documents.
    withPartner: true,
    unit: 'money',
    sum: { amount: 1 },
  },
} as const satisfies Readonly<Record<string, Metric>>

export type MetricName = keyof typeof metrics

export const ratios = {
  /** Dong per kg on the scale. */
  perKg: { of: 'revenue', per: 'kgSold', scale: 0 },
} as const satisfies Readonly<Record<string, Ratio>>

/** What sales are split by. */
export const dimensions = {
  product: {
    of: 'products',
    way: ['orderLineId', 'productId'],
    ways: { priorReturning: ['returnLineId', 'productId'] },
  },
  customer: { of: 'customers', way: ['document', 'customerId'] },
  // Nobody here sold what was sold before.
  salesperson: { of: 'users', way: ['orderLineId', 'owner', 'createdById'], ways: { priorReturning: null } },
  warehouse: {
    of: 'warehouses',
    way: ['orderLineId', 'owner', 'exportingWarehouseId'],
    ways: { priorReturning: ['returnLineId', 'owner', 'warehouseId'] },
  },
} as const satisfies Readonly<Record<string, Dimension>>

export type DimensionName = keyof typeof dimensions
