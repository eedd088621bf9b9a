import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import { belongsTo, code, date, defineResource, grouped, lines, longText, money, select, text } from '../kit/index.ts'

/** A document that a customer had not paid; below zero, money that was held for them. */
const openingLine = {
  customerId: belongsTo('customers', { required: true }),
  number: text({ required: true, max: 50 }),
  documentDate: date({ required: true }),
  dueDate: date({ notBefore: 'documentDate' }),
  amount: money({ required: true, min: '-999999999999999', role: 'amount' }),
  note: text({ max: 255 }),
} as const

/** A batch of documents of which customers owe something when the company begins here; it is undone as a whole. */
export default defineResource('opening-receivables', {
  area: areas.openingBalance,
  route: '/finance-accounting/opening-debt',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'cashBook' },
  title: 'code',
  ...grouped(
    {
      general: {
        openedOn: date({ required: true, default: 'today' }),
        // What the documents come to by the books that they are taken from.
        controlTotal: money({ min: '-999999999999999', role: 'control' }),
        note: longText(),
      },
      documents: {
        lines: lines(openingLine, {
          required: true,
          min: 1,
          max: 500,
          unique: [['customerId', 'number']],
          grid: 'plain',
          columns: { customerId: 264, number: 132, documentDate: 128, dueDate: 128, amount: 140, note: 160 },
        }),
      },
    },
    {
      total: money({ min: '-999999999999999', readOnly: true, role: 'amount', sumOf: 'lines.amount' }),
      code: code({
        prefix: '#',
        pattern: 'NDK-{yy}{MM}-{n:4}',
        date: 'openedOn',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      status: select(['draft', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
      ...approved.postedFields,
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
      post: { from: ['draft'], to: 'done', assignsNumber: true, posts: 'openingReceivables' },
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
})
