import { areas } from '../areas.ts'
import { stockKinds } from '../posting/stock/plan.ts'
import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/**
 * Goods in the company's warehouses, and those on their way between them. Costs are averages over the company, so that
 * a transfer moves no value; quantities are those of a warehouse.
 */
export default defineLedger('stock', {
  keys: {
    productId: belongsTo('products', { required: true }),
    warehouseId: belongsTo('warehouses'),
    /** The line of a transfer by which goods are on their way: the company has them, and no warehouse does. */
    transferLineId: belongsTo('stock-transfers.lines'),
  },
  oneOf: ['warehouseId', 'transferLineId'],
  measures: {
    pieces: decimal({ scale: 3, min: '0' }),
    actualKg: weight(),
    baremKg: weight(),
    value: money(),
  },
  // The cost of issued goods by each measure, so that profit can be told by the scale and by barem for ever.
  facts: {
    costByPiece: money(),
    costByActualKg: money(),
    costByBaremKg: money(),
  },
  kinds: stockKinds,
  short: { code: 'PRO_ERR_007', rule: 'stock_shortDay' },
  tells: { measure: 'pieces', area: areas.inventory },
  balances: [
    { per: ['productId'], of: ['pieces', 'actualKg', 'baremKg', 'value'], emptyWith: 'pieces' },
    {
      per: ['productId', 'warehouseId'],
      of: ['pieces', 'actualKg', 'baremKg'],
      emptyWith: 'pieces',
      everyDay: 'pieces',
    },
    { per: ['productId', 'transferLineId'], of: ['pieces', 'actualKg', 'baremKg'], emptyWith: 'pieces' },
  ],
})
