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
    name: 'what a customer bought in all, with what they returned',
    edits: [['resources/partners/customers.ts', `${BACK}, sign: -1`, `${BACK}, sign: 1`]],
    ...http('returns/net_figures'),
  },
]
