import { belongsTo, decimal, defineLedger } from '../kit/index.ts'

/** Goods in a warehouse that nobody else takes, since a line of an order has them. */
export default defineLedger('reservations', {
  keys: {
    productId: belongsTo('products', { required: true }),
    warehouseId: belongsTo('warehouses', { required: true }),
    orderLineId: belongsTo('sales-orders.lines', { required: true }),
  },
  // An order that is revised may lose a line, and reserves anew once it is approved again.
  mayGo: ['orderLineId'],
  again: true,
  measures: {
    pieces: decimal({ scale: 3, min: '0' }),
  },
  kinds: ['reserve', 'issue', 'release', 'reversal'],
  balances: [
    { per: ['productId', 'warehouseId'], of: ['pieces'] },
    { per: ['productId', 'warehouseId', 'orderLineId'], of: ['pieces'] },
  ],
})
