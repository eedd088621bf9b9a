import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  code,
  date,
  defineResource,
  files,
  grouped,
  integer,
  lines,
  longText,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { advanceAllocation, advanceAllocationOptions } from './allocation.ts'
import { expenseLine } from './expense_line.ts'

const life = approved.states({
  optional: true,
  posts: 'postExpense',
  alwaysEditable: ['receiptDate', 'attachments', 'note'],
})

/**
 * What somebody asks of the company for their work: money before a trip, or what they have spent on one. A claim that
 * is approved is owed to them, and first clears the advances that they have.
 */
export default defineResource('expense-tickets', {
  area: areas.expenseTicket,
  ownRows: true,
  route: '/expense-ticket',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'cashBook' },
  title: 'code',
  hint: ['purpose'],
  ...grouped(
    {
      general: {
        type: select(['advance', 'reimbursement'], { required: true, default: 'advance' }),
        employeeId: belongsTo('employees', { required: true, suggests: 'last', owner: 'userId' }),
        documentDate: date({ required: true, default: 'today' }),
        departureDate: date(),
        returnDate: date({ notBefore: 'departureDate' }),
        location: text({ max: 255 }),
        purpose: text({ required: true, max: 500 }),
        /** The receipt whose goods the trip was for: what it cost is a cost of them. */
        receiptId: belongsTo('warehouse-receipts', {
          where: { status: ['done'] },
          when: { type: ['reimbursement'] },
        }),
        contractType: select(['purchase', 'sale'], {}),
        contractNumber: text({ max: 50 }),
        weight: weight(),
      },
      costs: {
        lines: lines(expenseLine, {
          ...{ required: true, min: 1, max: 200, grid: 'plain' },
          columns: {
            businessExpenseId: 220,
            spentOn: 128,
            content: 240,
            invoiceNumber: 132,
            sellerTaxCode: 128,
            amount: 140,
          },
        }),
      },
      allocations: {
        allocations: lines(advanceAllocation, { ...advanceAllocationOptions, when: { type: ['reimbursement'] } }),
      },
      management: {
        invoiceInfo: text({ max: 500 }),
        // The day on which their papers came in.
        receiptDate: date(),
        ...approved.fields,
        attachments: files({ folder: 'expense-tickets' }),
        note: longText(),
      },
    },
    {
      code: code({
        ...{ prefix: '#', pattern: 'CTP-{yy}{MM}-{n:5}', date: 'documentDate' },
        ...{ unique: 'DOC_ERR_006', readOnly: true },
      }),
      total: money({ readOnly: true, role: 'amount', sumOf: 'lines.amount' }),
      itemCount: integer({ min: 0, readOnly: true }),
      approvedOn: date({ readOnly: true }),
      paid: money({
        readOnly: true,
        sumOf: { resource: 'payment-slips', field: 'paidOut', by: 'expenseTicketId', where: { status: ['paid'] } },
      }),
      owed: money({
        min: '-999999999999999',
        readOnly: true,
        sumOf: [{ ledger: 'employeeDebts', field: 'amount', by: 'expenseTicketId', sign: -1 }],
      }),
      /** What slips may still pay of it: of an advance what none has paid, of a claim what is owed. */
      toPay: money({
        min: '-999999999999999',
        readOnly: true,
        sumOf: [
          { own: 'total', where: { type: ['advance'], status: ['done'] } },
          {
            ...{ resource: 'payment-slips', field: 'paidOut', by: 'expenseTicketId', sign: -1 },
            where: { type: ['advance'], status: ['paid'] },
          },
          { ledger: 'employeeDebts', field: 'amount', by: 'expenseTicketId', sign: -1 },
        ],
      }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'type', 'employeeId', 'documentDate', 'purpose', 'total', 'paid', 'owed', 'status'] as const),
      ...(['departureDate', 'returnDate', 'location', 'approverId', 'approvedOn', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'type', 'employeeId', 'documentDate', 'departureDate', 'total', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'employeeId', 'purpose', 'location', 'contractNumber'],
    widths: { code: 152, type: 148, employeeId: 200, documentDate: 116, total: 132, paid: 132, owed: 132, status: 132 },
    card: ['total', 'documentDate'],
    sums: ['paid', 'owed'],
  },
  createdFrom: [{ relation: 'receiptId', inStates: ['done'], place: 'menu', copy: {}, lines: {} }],
  computes: 'expenseTicket',
  exceptions: ['cashLimit'],
  states: {
    ...life,
    actions: {
      ...life.actions,
      request: { ...life.actions.request, inputs: { approverId: 'required' }, warns: ['cashLimit'] },
      approve: { ...life.actions.approve, warns: ['cashLimit'] },
    },
  },
  prints: [{ paper: 'expenseTicket', columns: [] }],
  home: approved.home,
  next: [...approved.next, { in: ['done'], make: 'payment-slips' }],
})
