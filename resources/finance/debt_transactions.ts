import { areas } from '../areas.ts'
import { kindsThat } from '../ledgers/debts/payment_kinds.ts'
import { approved } from '../documents/approval.ts'
import { allocation, allocationOptions } from './allocation.ts'
import {
  belongsTo,
  code,
  date,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  select,
  text,
} from '../kit/index.ts'

const deposit = { kind: ['deposit'] }
const receipt = { kind: ['receipt'] }
const refund = { kind: ['refund'] }
const payment = { kind: ['payment'] }
const advance = { kind: ['advance'] }
const ofCustomer = { kind: kindsThat(({ debts }) => debts.party === 'customerId') }
const ofSupplier = { kind: kindsThat(({ debts }) => debts.party === 'supplierId') }
/** What moves money; an offset moves it between documents alone. */
const moving = { kind: kindsThat(({ money: moved }) => moved !== null) }

const life = approved.states({
  optional: true,
  posts: 'postPayment',
  alwaysEditable: ['content', 'payer', 'attachments', 'note'],
})

/**
 * Money of a customer: a receipt, a deposit for an order, or money that goes back, which all write their fund too; or
 * an offset of money that is held against debts. The same of a supplier, the other way round: a payment, an advance for
 * a contract, money that comes back, or an offset.
 */
export default defineResource('debt-transactions', {
  area: areas.transaction,
  route: '/finance-accounting/debt-tracking/transaction',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'payables' },
  title: 'code',
  hint: ['content'],
  ...grouped(
    {
      general: {
        kind: select(
          kindsThat(() => true),
          { required: true, default: 'receipt' },
        ),
        invoiceId: belongsTo('invoices', { where: { status: ['done'] }, when: receipt }),
        orderId: belongsTo('sales-orders', {
          required: true,
          where: { status: ['approved', 'in_progress'] },
          when: deposit,
        }),
        /** The return whose credit is paid back. */
        returnId: belongsTo('returns', { where: { status: ['done'] }, when: refund }),
        /** The receipt whose goods are paid first. */
        receiptId: belongsTo('warehouse-receipts', { where: { status: ['done'] }, when: payment }),
        /** The contract that an advance waits for, if any. */
        contractId: belongsTo('purchase-contracts', {
          where: { status: ['approved', 'in_progress'] },
          when: advance,
        }),
        // Inactive customers and suppliers may still owe, or be owed.
        customerId: belongsTo('customers', {
          required: true,
          where: { status: ['active', 'inactive'] },
          when: ofCustomer,
        }),
        supplierId: belongsTo('suppliers', {
          required: true,
          where: { status: ['active', 'inactive'] },
          when: ofSupplier,
        }),
        executionDate: date({ required: true, default: 'today' }),
        paymentMethodId: belongsTo('payment-methods', { when: moving }),
        fundId: belongsTo('funds', { required: true, when: moving }),
        amount: money({ required: true, min: '1', role: 'amount' }),
        payer: text({ max: 255, defaultFrom: 'customerId.contactPerson' }),
        content: text({ max: 500 }),
        unapplied: money({
          min: '-999999999999999',
          readOnly: true,
          sumOf: [
            { ledger: 'receivables', field: 'amount', by: 'transactionId' },
            { ledger: 'payables', field: 'amount', by: 'transactionId' },
          ],
        }),
      },
      allocations: {
        allocations: lines(allocation, allocationOptions),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'debt-transactions' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: '{voucher}-{yy}{MM}-{n:5}',
        date: 'executionDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      voucher: select(['PT', 'BC', 'PC', 'UNC', 'BT'], { readOnly: true }),
      /** Since when it is set off against other documents than before. */
      reallocatedOn: date(),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'customerId',
      'executionDate',
      'kind',
      'amount',
      'unapplied',
      'status',
      'fundId',
      'content',
      'payer',
      'approverId',
      'supplierId',
      'createdById',
      'createdAt',
    ],
    filters: ['status', 'kind', 'customerId', 'executionDate', 'fundId', 'paymentMethodId', 'amount', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'customerId', 'supplierId', 'content', 'payer'],
    widths: { code: 152, customerId: 252, executionDate: 104, amount: 132, unapplied: 132, status: 132 },
    card: ['amount', 'executionDate'],
    sums: ['unapplied'],
  },
  createdFrom: [
    // What it paid of the invoice is guarded by the ledger.
    {
      relation: 'invoiceId',
      inStates: ['done'],
      remaining: 'owed',
      copy: { customerId: 'customerId' },
      lines: {},
      outlivesSource: true,
    },
    {
      relation: 'returnId',
      inStates: ['done'],
      remaining: 'credit',
      copy: { customerId: 'customerId' },
      lines: {},
      outlivesSource: true,
    },
    { relation: 'orderId', inStates: ['approved', 'in_progress'], copy: { customerId: 'customerId' }, lines: {} },
    {
      relation: 'receiptId',
      inStates: ['done'],
      remaining: 'owed',
      copy: { supplierId: 'supplierId' },
      lines: {},
      outlivesSource: true,
    },
    { relation: 'contractId', inStates: ['approved', 'in_progress'], copy: { supplierId: 'supplierId' }, lines: {} },
  ],
  computes: 'debtTransaction',
  exceptions: ['cashLimit'],
  partner: 'customerId',
  otherPartner: 'supplierId',
  states: {
    ...life,
    actions: {
      ...life.actions,
      request: { ...life.actions.request, warns: ['cashLimit'] },
      approve: { ...life.actions.approve, warns: ['cashLimit'] },
      reallocate: {
        from: ['done'],
        to: 'done',
        place: 'menu',
        inputs: { allocations: 'optional', reallocatedOn: 'optional' },
        assignsNumber: true,
        posts: 'reallocatePayment',
        repeats: true,
      },
      undo: { ...life.actions.undo, reverses: ['reallocate', 'approve'] },
    },
  },
  prints: [{ paper: 'receiptVoucher', columns: [] }],
  home: [
    { name: 'collect', from: 'invoiceId', where: { dueDate_lte: ['today'] }, due: 'dueDate', show: 'owed' },
    ...approved.home,
  ],
  next: [...approved.next],
})
