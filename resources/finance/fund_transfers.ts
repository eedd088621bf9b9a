import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import { belongsTo, code, date, defineResource, files, grouped, longText, money, text } from '../kit/index.ts'

/** Money that goes from one fund of the company to another, such as cash that is brought to the bank. */
export default defineResource('fund-transfers', {
  area: areas.cashBook,
  route: '/finance-accounting/fund-transfer',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'other-transactions' },
  title: 'code',
  hint: ['content'],
  ...grouped(
    {
      general: {
        executionDate: date({ required: true, default: 'today' }),
        // A fund that is off can be emptied.
        fromFundId: belongsTo('funds', { required: true, where: { status: ['active', 'inactive'] } }),
        toFundId: belongsTo('funds', { required: true }),
        amount: money({ required: true, min: '1', role: 'amount' }),
        content: text({ max: 500 }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'fund-transfers' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'CQ-{yy}{MM}-{n:5}',
        date: 'executionDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'executionDate', 'fromFundId', 'toFundId', 'amount', 'status', 'content'] as const),
      ...(['approverId', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'executionDate', 'fromFundId', 'toFundId', 'amount', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'content', 'fromFundId', 'toFundId'],
    widths: { code: 152, executionDate: 116, fromFundId: 228, toFundId: 228, amount: 132, status: 132 },
    card: ['amount', 'executionDate'],
  },
  computes: 'fundTransfer',
  states: approved.states({
    optional: true,
    posts: 'transferFunds',
    alwaysEditable: ['content', 'attachments', 'note'],
  }),
  home: approved.home,
  next: [...approved.next],
})
