import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import {
  belongsTo,
  boolean,
  date,
  decimal,
  defineQueryList,
  integer,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'

/** Below zero where goods left that were sold at a loss, or came back. */
const signed = { min: '-999999999999999' } as const
const cost = { area: areas.costPrice } as const
/** What is earned is of costs, and of what was invoiced. */
const profit = money({ ...cost, alsoArea: areas.invoice, ...signed })

/**
 * What there was of products in warehouses on a day, and on its way between them; what of them was sold since another
 * day, and what that earned by either weight.
 */
export default defineQueryList('stock-on-hand', {
  area: areas.inventory,
  route: '/logistics/inventory',
  icon: 'logistics',
  title: 'name',
  parameters: ['since', 'asOf'],
  fromMonth: ['since'],
  ofPage: ['sold', 'daysLeft', 'profitByActualKg', 'profitByBaremKg'],
  sums: ['onOrderKg', 'actualKg', 'baremKg', 'value'],
  related: ['productId'],
  fields: {
    code: text(),
    name: text(),
    productId: belongsTo('products'),
    productTypeId: belongsTo('product-types'),
    productGroupId: belongsTo('product-groups'),
    warehouseId: belongsTo('warehouses'),
    transferId: belongsTo('stock-transfers'),
    /** The warehouse that goods are on their way to. */
    toWarehouseId: belongsTo('warehouses'),
    unit: text(),
    pieces: decimal({ scale: 3, min: '-999999999' }),
    reserved: decimal({ scale: 3 }),
    available: decimal({ scale: 3 }),
    /** Pieces that are still to come: bought and not received; nobody knows it of a day that has passed. */
    onOrder: decimal({ scale: 3 }),
    /** Kg by barem of the same, which coils have in place of pieces. */
    onOrderKg: weight(),
    /** Pieces on their way from other warehouses of the company. */
    inTransit: decimal({ scale: 3 }),
    /** Pieces that the warehouse should never have less than; empty where nobody says. */
    minimumStock: decimal({ scale: 2 }),
    isBelowMinimum: boolean(),
    actualKg: weight({ min: '-999999999' }),
    baremKg: weight({ min: '-999999999' }),
    /** Pieces that were issued for customers less what came back of them, in the range. */
    sold: decimal({ scale: 3, min: '-999999999' }),
    /** Days that pieces last at the pace of the last 90 days, 9999 at most; empty where nothing was sold. */
    daysLeft: integer({ min: 0, max: 9999 }),
    profitByActualKg: profit,
    profitByBaremKg: profit,
    value: money({ ...cost, ...signed }),
    /** Dong by what the booked cost of the product follows. */
    unitCost: money({ ...cost, scale: 2 }),
    costPer: select(priceTypes, cost),
    since: date(),
    asOf: date(),
  },
  list: {
    columns: [
      ...(['name', 'warehouseId', 'pieces', 'unit', 'reserved', 'available', 'onOrder', 'onOrderKg'] as const),
      ...(['inTransit', 'minimumStock', 'actualKg', 'baremKg', 'sold', 'daysLeft', 'profitByActualKg'] as const),
      ...(['profitByBaremKg', 'value', 'unitCost'] as const),
    ],
    filters: [
      ...(['productId', 'warehouseId', 'productTypeId', 'productGroupId', 'transferId', 'toWarehouseId'] as const),
      ...(['pieces', 'available', 'onOrder', 'onOrderKg', 'isBelowMinimum'] as const),
    ],
    search: ['code', 'name'],
    vocabulary: 'steel',
    sort: { field: 'name', order: 'asc' },
    card: ['pieces', 'available', 'warehouseId'],
    named: { belowMinimum: { isBelowMinimum: ['true'] } },
    widths: {
      ...{ warehouseId: 132, pieces: 88, unit: 64, reserved: 96, available: 96, onOrder: 96 },
      ...{ onOrderKg: 104, inTransit: 104 },
      ...{ minimumStock: 104, actualKg: 116, baremKg: 116, sold: 88, daysLeft: 96, profitByActualKg: 132 },
      ...{ profitByBaremKg: 132, value: 132, unitCost: 108, costPer: 108 },
    },
  },
})
