import { areas } from '../areas.ts'
import { plain } from '../documents/plain.ts'
import { belongsTo, code, date, defineResource, grouped, lines, longText, money, select, text } from '../kit/index.ts'

/** What a fund has; an account may be overdrawn, below zero. */
const openingLine = {
  fundId: belongsTo('funds', { required: true }),
  amount: money({ required: true, min: '-999999999999999', role: 'amount' }),
  note: text({ max: 255 }),
} as const

/** What cash boxes and accounts have when the company begins here; it is undone as a whole. */
export default defineResource('opening-funds', {
  area: areas.openingBalance,
  route: '/finance-accounting/opening-funds',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'opening-advances' },
  title: 'code',
  ...grouped(
    {
      general: {
        openedOn: date({ required: true, default: 'today' }),
        note: longText(),
      },
      funds: {
        lines: lines(openingLine, {
          required: true,
          min: 1,
          max: 100,
          unique: [['fundId']],
          grid: 'plain',
          columns: { fundId: 284, amount: 160, note: 200 },
        }),
      },
    },
    {
      total: money({ min: '-999999999999999', readOnly: true, role: 'amount', sumOf: 'lines.amount' }),
      code: code({
        prefix: '#',
        pattern: 'NQD-{yy}{MM}-{n:4}',
        date: 'openedOn',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      status: select(['draft', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
      ...plain.postedFields,
    },
  ),
  list: {
    columns: ['code', 'openedOn', 'total', 'status', 'note', 'createdById', 'createdAt'],
    filters: ['status', 'openedOn'],
    search: ['code', 'note'],
    widths: { code: 152, openedOn: 116, total: 152 },
    card: ['total', 'openedOn'],
  },
  states: {
    field: 'status',
    initial: 'draft',
    alwaysEditable: ['note'],
    draftStates: ['draft'],
    closedStates: ['cancelled'],
    actions: {
      post: { from: ['draft'], to: 'done', assignsNumber: true, posts: 'openingFunds' },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: 'post',
        on: 'undoneOn',
      },
    },
  },
  home: [{ name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' }],
  next: [{ in: ['draft'], take: 'post' }],
})
