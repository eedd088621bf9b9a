import { belongsTo, defineLedger, money } from '../kit/index.ts'

/** Money that came into a fund or left it, below zero where it left. */
export default defineLedger('cash', {
  keys: { fundId: belongsTo('funds', { required: true }) },
  measures: { amount: money({ min: '-999999999999999' }) },
  kinds: ['opening', 'receipt', 'payment', 'transfer', 'reversal', 'count'],
  // A cash box cannot hold less than nothing; a bank lends where the account says so.
  short: {
    code: 'FUN_ERR_008',
    rule: 'fundShort',
    field: 'amount',
    unless: { key: 'fundId', field: 'overdraft' },
  },
  balances: [{ per: ['fundId'], of: ['amount'], everyDay: 'amount' }],
})
