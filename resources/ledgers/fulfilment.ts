import { belongsTo, decimal, defineLedger, weight } from '../kit/index.ts'

/** What was received or issued of the lines of contracts and orders. */
export default defineLedger('fulfilment', {
  keys: {
    contractLineId: belongsTo('purchase-contracts.lines'),
    orderLineId: belongsTo('sales-orders.lines'),
  },
  oneOf: ['contractLineId', 'orderLineId'],
  measures: {
    /** In the unit of the line itself: pieces, or tonnes on the scale that is paid by. */
    quantity: decimal({ scale: 6, min: '0' }),
    pieces: decimal({ scale: 3, min: '0' }),
    actualKg: weight(),
    baremKg: weight(),
  },
  /** `service`: work that no warehouse issues counts as done once it is invoiced. */
  kinds: ['receipt', 'issue', 'service', 'return', 'reversal'],
  balances: [
    { per: ['contractLineId'], of: ['quantity', 'pieces', 'actualKg', 'baremKg'] },
    { per: ['orderLineId'], of: ['quantity', 'pieces', 'actualKg', 'baremKg'] },
  ],
})
