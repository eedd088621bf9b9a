import { http } from './faults_where.mjs'

const BACK = `field: 'totalRefund', by: 'customerId', where: { status: ['done'] }`

/** Faults in goods that come back, and in figures net of them. */
export const RETURN_FAULTS = [
  {
    name: 'sales that are shown as if nothing came back',
    edits: [['resources/metrics/index.ts', 'sum, sign: -1 },', 'sum, sign: 1 },']],
    ...http('returns/net_figures'),
  },
  {
    name: 'goods that came back, counted as money that was collected',
    edits: [['backend/app/debt/as_of.ts', '${isBy(returns, alias)} as by_return', 'false as by_return']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an invoice that is half paid because goods came back of it',
    edits: [['resources/sales/invoices.ts', "left, less: { ...returned, field: 'total' } }", 'left }']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an order whose payment leaves out what came back',
    edits: [['backend/app/resources/read/value_column.ts', 'less ? `s.${', 'false ? `s.${']],
    ...http('returns/net_figures'),
  },
  {
    name: 'an invoice whose only return names it first, without returns',
    edits: [['backend/app/resources/read/value_column.ts', 'return also === undefined', 'return also !== null']],
    ...http('returns/net_figures'),
  },
  {
    name: 'what a customer bought in all, with what they returned',
    edits: [['resources/partners/customers.ts', `${BACK}, sign: -1`, `${BACK}, sign: 1`]],
    ...http('returns/net_figures'),
  },
]
