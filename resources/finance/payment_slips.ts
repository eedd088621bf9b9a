import { areas } from '../areas.ts'
import {
  belongsTo,
  code,
  date,
  decimal,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  select,
  taxCode,
  text,
} from '../kit/index.ts'

/** What money is paid for. */
const slipLine = {
  itemName: text({ required: true, max: 255 }),
  cost: money({ required: true, min: '1' }),
  quantity: decimal({ required: true, min: '0.001', max: '1000000', scale: 3, default: '1', role: 'count' }),
  amount: money({ readOnly: true, formula: 'itemCost', role: 'amount' }),
  paymentDate: date(),
  returnDate: date({ notBefore: 'paymentDate' }),
  location: text({ max: 255 }),
  purpose: text({ max: 255 }),
  /** Of whom it was bought. */
  sellerTaxCode: taxCode(),
} as const

const given = { type: ['advance', 'reimbursement'] }

/**
 * Money that an employee gets of the company: an advance, or what they have spent. It is of a ticket that was approved,
 * or stands alone. Money that comes back is a slip too: the rest of an advance, or all of a slip that was wrong. Paying
 * it moves the money; then nobody changes it any more.
 */
export default defineResource('payment-slips', {
  area: areas.paymentSlip,
  route: '/finance-accounting/payment-slip',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'vatIn' },
  title: 'code',
  hint: ['content'],
  ...grouped(
    {
      general: {
        type: select(['advance', 'reimbursement', 'advance_return'], { required: true, default: 'advance' }),
        expenseTicketId: belongsTo('expense-tickets', { where: { status: ['done'] }, when: given }),
        /** The paid slip whose money comes back, such as one that was paid by mistake. */
        slipId: belongsTo('payment-slips', { where: { status: ['paid'] }, when: { type: ['advance_return'] } }),
        employeeId: belongsTo('employees', { required: true, where: { status: ['active', 'inactive'] } }),
        documentDate: date({ required: true, default: 'today' }),
        paymentMethodId: belongsTo('payment-methods'),
        fundId: belongsTo('funds', { required: true, suggests: 'last' }),
        payer: text({ required: true, max: 255 }),
        content: text({ max: 500 }),
        // By when an advance is to be claimed or returned.
        dueDate: date({ notBefore: 'documentDate', when: { type: ['advance'] } }),
        /** Why somebody gets another advance while one is open. */
        openReason: text({ max: 255, when: { type: ['advance'] } }),
      },
      items: {
        lines: lines(slipLine, {
          ...{ required: true, min: 1, max: 200, grid: 'plain' },
          columns: {
            ...{ itemName: 240, quantity: 96, cost: 132, amount: 132, paymentDate: 128, returnDate: 128 },
            ...{ location: 0, purpose: 0, sellerTaxCode: 0 },
          },
        }),
      },
      management: {
        attachmentName: text({ required: true, max: 255 }),
        attachments: files({ folder: 'payment-slips' }),
        note: longText(),
      },
    },
    {
      // Its number is a voucher's, and comes with the money.
      code: code({
        ...{ prefix: '#', pattern: '{voucher}-{yy}{MM}-{n:5}', date: 'documentDate', countsAs: 'debt-transactions' },
        ...{ unique: 'DOC_ERR_006', readOnly: true },
      }),
      voucher: select(['PC', 'UNC', 'PT', 'BC'], { readOnly: true }),
      status: select(['unpaid', 'paid'], {
        ...{ default: 'unpaid', readOnly: true },
        colors: { unpaid: 'orange', paid: 'green' },
      }),
      total: money({ readOnly: true, role: 'amount', sumOf: 'lines.amount' }),
      /** What the slip itself owes once it is paid; below zero what it brought back. */
      owing: money({ min: '-999999999999999', readOnly: true }),
      /** What its ticket counts as paid by it: nothing of an advance that was given back in full. */
      paidOut: money({ readOnly: true }),
      /** What of it came back by slips that name it. */
      returned: money({ readOnly: true }),
      /** What may still come back: of an advance what is open, of what was spent what did not come back. */
      toReturn: money({
        min: '-999999999999999',
        readOnly: true,
        sumOf: [
          { ledger: 'employeeDebts', field: 'amount', by: 'paymentSlipId' },
          { own: 'total', where: { type: ['reimbursement'], status: ['paid'] } },
          { own: 'returned', where: { type: ['reimbursement'], status: ['paid'] }, sign: -1 },
        ],
      }),
    },
  ),
  list: {
    columns: [
      ...(['code', 'type', 'employeeId', 'documentDate', 'total', 'status', 'fundId'] as const),
      ...(['expenseTicketId', 'content', 'payer', 'dueDate', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'type', 'employeeId', 'documentDate', 'fundId', 'total', 'expenseTicketId'],
    quick: ['mine'],
    search: ['code', 'employeeId', 'content', 'payer', 'expenseTicketId'],
    widths: { code: 152, type: 168, employeeId: 200, documentDate: 116, total: 132, status: 116 },
    card: ['total', 'documentDate'],
    sums: ['total'],
  },
  createdFrom: [
    {
      relation: 'expenseTicketId',
      inStates: ['done'],
      remaining: 'toPay',
      copy: { employeeId: 'employeeId', type: 'type', content: 'purpose', note: 'note' },
      lines: {},
      copiedLines: {
        lines: {
          source: 'lines',
          copy: {
            ...{ itemName: 'businessExpenseId.name', cost: 'amount', purpose: 'content' },
            ...{ paymentDate: 'spentOn', sellerTaxCode: 'sellerTaxCode' },
          },
          upToRemaining: 'cost',
        },
      },
      outlivesSource: true,
    },
    {
      relation: 'slipId',
      inStates: ['paid'],
      remaining: 'toReturn',
      place: 'menu',
      copy: { employeeId: 'employeeId', content: 'content' },
      lines: {},
      copiedLines: {
        lines: {
          source: 'lines',
          copy: { itemName: 'itemName', cost: 'amount', purpose: 'purpose' },
          upToRemaining: 'cost',
        },
      },
      outlivesSource: true,
    },
  ],
  computes: 'paymentSlip',
  exceptions: ['cashLimit'],
  states: {
    field: 'status',
    initial: 'unpaid',
    alwaysEditable: [],
    fixed: 'PMS_ERR_006',
    actions: {
      pay: {
        from: ['unpaid'],
        to: 'paid',
        area: areas.cashBook,
        assignsNumber: true,
        posts: 'paySlip',
        tellsMaker: true,
        wordsFor: { type: ['advance_return'] },
        warns: ['cashLimit'],
      },
    },
  },
  prints: [{ paper: 'paymentSlip', columns: [] }],
  home: [{ name: 'unpaid', where: { status: ['unpaid'] }, due: 'documentDate', show: 'total', action: 'pay' }],
  next: [{ in: ['unpaid'], take: 'pay' }],
})
