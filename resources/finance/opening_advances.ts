import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import { belongsTo, code, date, defineResource, grouped, lines, longText, money, select, text } from '../kit/index.ts'

/** Money that an employee was given and has not accounted for; below zero, what they spent and were not paid. */
const openingLine = {
  employeeId: belongsTo('employees', { required: true, where: { status: ['active', 'inactive'] } }),
  number: text({ required: true, max: 50 }),
  documentDate: date({ required: true }),
  dueDate: date({ notBefore: 'documentDate' }),
  amount: money({ required: true, min: '-999999999999999', role: 'amount' }),
  note: text({ max: 255 }),
} as const

/** A batch of advances that employees hold when the company begins here; it is undone as a whole. */
export default defineResource('opening-advances', {
  area: areas.openingBalance,
  route: '/finance-accounting/opening-advances',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'opening-payables' },
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
          unique: [['employeeId', 'number']],
          grid: 'plain',
          columns: { employeeId: 264, number: 132, documentDate: 128, dueDate: 128, amount: 140, note: 160 },
        }),
      },
    },
    {
      total: money({ min: '-999999999999999', readOnly: true, role: 'amount', sumOf: 'lines.amount' }),
      code: code({
        prefix: '#',
        pattern: 'TUD-{yy}{MM}-{n:4}',
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
      post: { from: ['draft'], to: 'done', assignsNumber: true, posts: 'openingAdvances' },
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
