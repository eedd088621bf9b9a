import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import { belongsTo, code, date, defineResource, files, grouped, longText, money, select, text } from '../kit/index.ts'

/** Money that no customer and no supplier owes: rent, electricity and bank fees, interest, money for small things. */
export default defineResource('other-transactions', {
  area: areas.cashBook,
  route: '/finance-accounting/other-transaction',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'debt-transactions' },
  title: 'code',
  hint: ['content'],
  ...grouped(
    {
      general: {
        direction: select(['out', 'in'], { required: true, default: 'out' }),
        businessExpenseId: belongsTo('business-expenses', { required: true }),
        executionDate: date({ required: true, default: 'today' }),
        fundId: belongsTo('funds', { required: true, suggests: 'last' }),
        amount: money({ required: true, min: '1', role: 'amount' }),
        payer: text({ required: true, max: 255 }),
        payerAddress: text({ max: 255 }),
        content: text({ required: true, max: 500 }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'other-transactions' }),
        note: longText(),
      },
    },
    {
      // Vouchers of one kind are counted together, whatever their money is for.
      code: code({
        prefix: '#',
        pattern: '{voucher}-{yy}{MM}-{n:5}',
        date: 'executionDate',
        countsAs: 'debt-transactions',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      voucher: select(['PT', 'BC', 'PC', 'UNC'], { readOnly: true }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'executionDate', 'direction', 'businessExpenseId', 'payer', 'amount', 'status'] as const),
      ...(['fundId', 'content', 'approverId', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'direction', 'businessExpenseId', 'executionDate', 'fundId', 'amount', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'payer', 'content', 'businessExpenseId'],
    widths: { code: 152, executionDate: 116, direction: 108, businessExpenseId: 168, amount: 132, status: 132 },
    card: ['amount', 'executionDate'],
  },
  computes: 'otherTransaction',
  states: approved.states({
    optional: true,
    posts: 'postOther',
    alwaysEditable: ['content', 'payer', 'payerAddress', 'attachments', 'note'],
  }),
  prints: [{ paper: 'otherVoucher', columns: [] }],
  home: approved.home,
  next: [...approved.next],
})
