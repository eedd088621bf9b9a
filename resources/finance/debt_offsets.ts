import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import { belongsTo, code, date, defineResource, files, grouped, lines, longText, money, text } from '../kit/index.ts'
import {
  customerAllocation,
  customerAllocationOptions,
  supplierAllocation,
  supplierAllocationOptions,
} from './allocation.ts'

const mayOwe = { required: true, where: { status: ['active', 'inactive'] } } as const

/**
 * Debts of both sides that pay each other, where a customer and a supplier are one: what they owe of goods that they
 * bought, and what they are owed of goods that they sold. No money moves.
 */
export default defineResource('debt-offsets', {
  area: areas.debt,
  route: '/finance-accounting/debt-offsets',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'debt-adjustments' },
  title: 'code',
  hint: ['contractClause'],
  ...grouped(
    {
      general: {
        customerId: belongsTo('customers', mayOwe),
        supplierId: belongsTo('suppliers', mayOwe),
        documentDate: date({ required: true, default: 'today' }),
        amount: money({ required: true, min: '1', role: 'amount' }),
        /** The contract and its clause that allow it: without one the VAT of what was bought is at risk. */
        contractClause: text({ max: 500 }),
      },
      allocations: { allocations: lines(customerAllocation, customerAllocationOptions) },
      payableAllocations: { payableAllocations: lines(supplierAllocation, supplierAllocationOptions) },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'debt-offsets' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'BT-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'documentDate', 'customerId', 'supplierId', 'amount', 'status', 'contractClause'] as const),
      ...(['approverId', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'customerId', 'supplierId', 'documentDate', 'amount', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'contractClause', 'customerId', 'supplierId'],
    widths: { code: 152, documentDate: 120, customerId: 240, supplierId: 240, amount: 132, status: 132 },
    card: ['amount', 'documentDate'],
  },
  partner: 'customerId',
  otherPartner: 'supplierId',
  exceptions: ['noOffsetClause'],
  states: approved.states({ optional: true, posts: 'offsetDebts', alwaysEditable: ['attachments', 'note'] }),
  home: approved.home,
  next: [...approved.next],
  prints: [{ paper: 'offsetRecord', columns: [] }],
})
