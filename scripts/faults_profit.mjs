import { http } from './faults_where.mjs'

const unit = { suite: 'unit', spec: 'backend/tests/unit/profit.spec.ts' }

/** Faults in what a profit is made of. */
export const PROFIT_FAULTS = [
  {
    name: 'a weight that counts against the profit where goods were lighter',
    edits: [['resources/calc/profit/parts.ts', 'weight: less(weightEffect)', 'weight: weightEffect']],
    ...unit,
  },
  {
    name: 'goods of an undone invoice that nobody may invoice again',
    edits: [['resources/calc/profit/replay.ts', 'pool.uninvoice(parts)', '']],
    ...unit,
  },
  {
    name: 'dong of goods that came back at another cost, lost',
    edits: [['resources/calc/profit/replay.ts', 'this.loose = plus(this.loose, minus(taken, costs))', '']],
    ...unit,
  },
  {
    name: 'the freight of deliveries, left out of profit',
    edits: [['resources/calc/profit/attribute.ts', "(freight.get(keyOf(issueLineId, invoiceLineId)) ?? '0')", "'0'"]],
    ...http('profit/profit'),
  },
  {
    name: 'a profit for whoever may not see invoices',
    edits: [['backend/app/profit/routes.ts', "both(view('costPrice'), view('invoice'))", "view('costPrice')"]],
    ...http('profit/profit'),
  },
]
