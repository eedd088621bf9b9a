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
  longText,
  money,
  select,
  text,
} from '../kit/index.ts'

const pieces = integer({ min: 0, max: 1_000_000 })

const life = approved.states({
  optional: true,
  // The cashier cannot post a large difference alone.
  askedWhen: { size: ['large'] },
  posts: 'postCount',
  recalculates: true,
  alwaysEditable: ['attachments', 'note'],
})

/** The count of a till: how many notes of each kind lie in it. What differs from its book is posted, with a reason. */
export default defineResource('fund-counts', {
  area: areas.cashBook,
  route: '/finance-accounting/fund-count',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'fund-transfers' },
  title: 'code',
  hint: ['reason'],
  ...grouped(
    {
      general: {
        fundId: belongsTo('funds', { required: true, suggests: 'last', where: { kind: ['cash'] } }),
        /** The book is compared as it is at the end of this day. */
        documentDate: date({ required: true, default: 'today' }),
        witness: text({ max: 255 }),
      },
      notes: {
        notes500: pieces,
        notes200: pieces,
        notes100: pieces,
        notes50: pieces,
        notes20: pieces,
        notes10: pieces,
        notes5: pieces,
        notes2: pieces,
        notes1: pieces,
        /** Coins, and notes that are smaller. */
        loose: money({ min: '0' }),
      },
      difference: {
        reason: text({ max: 500 }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'fund-counts' }),
        note: longText(),
      },
    },
    {
      code: code({
        ...{ prefix: '#', pattern: 'KQ-{yy}{MM}-{n:5}', date: 'documentDate' },
        ...{ unique: 'DOC_ERR_006', readOnly: true },
      }),
      counted: money({ readOnly: true, role: 'amount' }),
      booked: money({ min: '-999999999999999', readOnly: true, role: 'result' }),
      /** What lies in the till beyond its book; below zero what is missing. */
      difference: money({ min: '-999999999999999', readOnly: true, role: 'result' }),
      size: select(['none', 'small', 'large'], { readOnly: true }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'documentDate', 'fundId', 'counted', 'booked', 'difference', 'status', 'reason'] as const),
      ...(['approverId', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'documentDate', 'fundId', 'size', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'reason', 'fundId'],
    widths: { code: 152, documentDate: 116, fundId: 200, counted: 132, booked: 132, difference: 132, status: 132 },
    card: ['difference', 'documentDate'],
  },
  computes: 'fundCount',
  states: {
    ...life,
    actions: {
      ...life.actions,
      // Whoever posts a difference that they had not seen says why at once.
      request: { ...life.actions.request, inputs: { approverId: 'optional', reason: 'optional' } },
    },
  },
  prints: [{ paper: 'fundCount', columns: [] }],
  home: approved.home,
  next: [...approved.next],
})
