import { belongsTo, decimal, defineLedger, money, weight } from '../kit/index.ts'

/** What customers brought back of sales from before the company began here, which no invoice or order says. */
export default defineLedger('priorReturning', {
  keys: {
    productId: belongsTo('products', { required: true }),
    returnLineId: belongsTo('returns.lines', { required: true }),
  },
  measures: {
    quantity: decimal({ scale: 3, min: '0' }),
    /** kg that came to stock. */
    actualKg: weight(),
    baremKg: weight(),
    amount: money(),
    /** Of such sales no discount is known. */
    discount: money(),
    /** What the customer gets for them: less what they bear. */
    total: money({ min: '-999999999999999' }),
    /** The cost that they came to stock with. */
    cost: money({ min: '-999999999999999' }),
  },
  kinds: ['return', 'reversal'],
  balances: [{ per: ['productId'], of: ['quantity', 'actualKg', 'baremKg', 'amount', 'discount', 'total', 'cost'] }],
})
