import { belongsTo, defineLedger, money } from '../kit/index.ts'

/** Dong of cost that stock cannot carry, and the period has to; above zero is a loss. */
export default defineLedger('variances', {
  keys: { productId: belongsTo('products', { required: true }) },
  measures: { amount: money({ min: '-999999999999999' }) },
  kinds: ['undo', 'late_price', 'supplier_return', 'reversal'],
  balances: [{ per: ['productId'], of: ['amount'] }],
})
