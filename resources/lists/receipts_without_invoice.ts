import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, integer, money, select, text } from '../kit/index.ts'

/** Whoever sees debts does not see what goods cost. */
const cost = { area: areas.costPrice } as const

/** Goods and freight of receipts that no invoice of a supplier covers yet, with how long they wait. */
export default defineQueryList('receipts-without-invoice', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/receipts-without-invoice',
  icon: 'finance-accounting',
  title: 'code',
  partner: 'supplierId',
  opens: '/logistics/enter-warehouse/:receiptId',
  sums: ['amount', 'tax', 'total'],
  fields: {
    code: text(),
    receiptId: belongsTo('warehouse-receipts'),
    of: select(['goods', 'freight']),
    /** Who has to invoice it. */
    supplierId: belongsTo('suppliers'),
    shortName: text(),
    contractId: belongsTo('purchase-contracts'),
    documentDate: date(),
    /** Since it came. */
    days: integer({ min: 0, max: 36_500 }),
    /** Without tax, the tax, and both. */
    amount: money(cost),
    tax: money(cost),
    total: money(cost),
    /** Whether a part of it is invoiced. */
    invoiced: select(['none', 'part']),
  },
  list: {
    columns: [
      ...(['code', 'supplierId', 'of', 'documentDate', 'days', 'amount', 'tax', 'total', 'invoiced'] as const),
      'contractId',
    ],
    filters: ['supplierId', 'of', 'documentDate', 'days', 'invoiced', 'total'],
    search: ['code'],
    sort: { field: 'documentDate', order: 'asc' },
    card: ['total', 'documentDate'],
    widths: {
      ...{ code: 148, supplierId: 240, of: 128, documentDate: 104, days: 80, amount: 128, tax: 116, total: 128 },
      ...{ invoiced: 148, contractId: 140 },
    },
  },
})
