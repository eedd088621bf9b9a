import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

/** Money of customers that came into funds, or went back to them, entry by entry. */
export default defineQueryList('collections', {
  area: areas.transaction,
  route: '/dashboards/entries/collections',
  icon: 'dashboard',
  title: 'code',
  partner: 'customerId',
  opens: '/finance-accounting/debt-tracking/transaction/:transactionId',
  sums: ['collected'],
  fields: {
    code: text(),
    transactionId: belongsTo('debt-transactions'),
    date: date(),
    hour: integer({ min: 0, max: 23 }),
    kind: select(['receipt', 'payment', 'reversal']),
    customerId: belongsTo('customers'),
    fundId: belongsTo('funds'),
    collected: money({ min: '-999999999999999' }),
  },
  list: {
    columns: ['code', 'date', 'kind', 'customerId', 'fundId', 'collected'],
    filters: ['date', 'customerId', 'fundId', 'kind', 'hour', 'collected'],
    search: ['code'],
    sort: { field: 'date', order: 'desc' },
    card: ['collected', 'date'],
    widths: { code: 132, date: 108, kind: 120, fundId: 180, collected: 132 },
  },
})
