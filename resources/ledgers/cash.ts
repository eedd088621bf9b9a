import { belongsTo, defineLedger, money } from '../kit/index.ts'

/** Money that came into a fund or left it, below zero where it left. */
export default defineLedger('cash', {
  keys: { fundId: belongsTo('funds', { required: true }) },
  measures: { amount: money({ min: '-999999999999999' }) },
  kinds: ['opening', 'receipt', 'payment', 'reversal'],
  balances: [{ per: ['fundId'], of: ['amount'] }],
})
