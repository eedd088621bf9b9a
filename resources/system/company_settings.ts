import { areas } from '../areas.ts'
import { creditPolicies, roundingSteps, vatModes } from '../calc/choices.ts'
import {
  belongsTo,
  boolean,
  date,
  decimal,
  defineResource,
  grouped,
  integer,
  money,
  percent,
  select,
  text,
} from '../kit/index.ts'

/** How the company works, where companies differ. */
export default defineResource('company-settings', {
  area: areas.tenant,
  route: '/configurations',
  icon: 'configuration',
  menu: { group: 'system', after: 'tenant', label: 'configurations' },
  single: true,
  ...grouped({
    prices: {
      priceStep: select(roundingSteps, { required: true, default: '10' }),
      quotationDays: integer({ required: true, min: 0, max: 365, default: 7 }),
    },
    tax: {
      vat: select(vatModes, { required: true, default: 'off' }),
      vatRate: percent({ required: true, default: '10' }),
      // Who issues the VAT invoice of returned goods: before this day the buyer, from then on the seller. Always the
      // seller without it.
      sellerAdjustsSince: date(),
    },
    stock: {
      defaultWarehouseId: belongsTo('warehouses'),
      receiptNeedsContract: boolean(),
      hardReservation: boolean(),
      // What may differ when goods are counted before somebody is asked.
      stockCountLimit: money({ required: true, default: '2000000' }),
      // Metres: what is left of a bar that is cut and shorter than this is scrap.
      scrapBelow: decimal({ required: true, scale: 2, min: '0', max: '100', default: '1' }),
      /** What scrap of cut bars becomes: goods that are counted by kg. */
      scrapProductId: belongsTo('products', { where: { status: ['in_business'] } }),
      /** Dong that a kg of it is worth. */
      scrapPrice: money({ required: true, scale: 2, default: '0' }),
    },
    // Days of lateness at which each bucket of aging ends; what is later is in the last.
    debts: {
      // For sales to people who give no name. This customer pays at once and never owes.
      walkInCustomerId: belongsTo('customers'),
      creditPolicy: select(creditPolicies, { required: true, default: 'warn' }),
      creditTolerance: money({ required: true, default: '0' }),
      // Whoever sold goods does not pay back what the customer gets for them.
      refundApart: boolean(),
      // Whoever wrote a payment slip does not pay it.
      cashierApart: boolean(),
      // What may differ when a till is counted before somebody is asked.
      countLimit: money({ required: true, default: '100000' }),
      // From so much of one seller and day with tax on, cash loses the deduction of VAT.
      cashLimit: money({ required: true, min: '1', default: '5000000' }),
      /** Invoices since when that counts; without it since 1 July 2025, as the law says. */
      cashLimitSince: date(),
      lateFirst: integer({ required: true, min: 1, max: 3650, default: 30 }),
      lateSecond: integer({ required: true, min: 1, max: 3650, default: 60 }),
      lateThird: integer({ required: true, min: 1, max: 3650, default: 90 }),
      /** Since when receipts owe their suppliers; until it is set, and before it, they owe nothing. */
      payablesSince: date(),
    },
    books: {
      lockedUntil: date({ area: areas.periodLock, level: 'u' }),
      lockReason: text({ max: 500, area: areas.periodLock, level: 'u' }),
    },
  }),
  check: ['risingLateness'],
})
