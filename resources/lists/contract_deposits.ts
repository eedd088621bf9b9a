import { areas } from '../areas.ts'
import { belongsTo, date, defineQueryList, money, text } from '../kit/index.ts'

/** Deposits that contracts with suppliers ask for and that advances have not paid yet. */
export default defineQueryList('contract-deposits', {
  area: areas.debt,
  exportArea: areas.exportInvoice,
  route: '/finance-accounting/contract-deposits',
  icon: 'finance-accounting',
  title: 'code',
  partner: 'supplierId',
  opens: '/contract/purchase-contract/:contractId',
  sums: ['deposit', 'paid', 'owed'],
  fields: {
    code: text(),
    contractId: belongsTo('purchase-contracts'),
    supplierId: belongsTo('suppliers'),
    shortName: text(),
    contractDate: date(),
    /** By when the goods are to come. */
    receivingDate: date(),
    /** What the contract asks for, what advances that name it have paid, and what is left. */
    deposit: money(),
    paid: money(),
    owed: money(),
  },
  list: {
    columns: ['code', 'supplierId', 'contractDate', 'receivingDate', 'deposit', 'paid', 'owed'],
    filters: ['supplierId', 'contractDate', 'receivingDate', 'owed'],
    search: ['code'],
    sort: { field: 'contractDate', order: 'asc' },
    card: ['owed', 'contractDate'],
    widths: {
      ...{ code: 148, supplierId: 280, contractDate: 116, receivingDate: 116, deposit: 132, paid: 132, owed: 132 },
    },
  },
})
