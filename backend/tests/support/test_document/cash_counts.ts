import { areas } from '@barem/resources/areas'
import {
  belongsTo,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  integer,
  lines,
  longText,
  money,
  select,
  text,
} from '@barem/resources/kit'

declare module '@barem/resources/papers' {
  interface Papers {
    cashCount: true
  }
}

/**
 * A document that only tests serve, unlike those of the product: nobody approves it, its lines are accounts, its second
 * action takes the number in an area of its own and asks for figures of the lines.
 */
export default defineResource('cash-counts', {
  area: areas.expenseTicket,
  route: '/test/cash-counts',
  menu: 'financeAccounting',
  title: 'code',
  fields: {
    code: code({ prefix: '#', pattern: 'KQ-{yy}-{n:4}', date: 'countedOn', unique: 'DOC_ERR_006', readOnly: true }),
    countedOn: date({ required: true, default: 'today' }),
    departmentId: belongsTo('departments'),
    departmentName: text({ max: 255, readOnly: true, snapshotOf: 'departmentId.name' }),
    keeper: text({ max: 100, required: true }),
    witness: text({ max: 100 }),
    closedOn: date({ notBefore: 'countedOn' }),
    daysLeft: integer({ readOnly: true, daysUntil: 'closedOn' }),
    lines: lines(
      {
        account: text({ max: 20, required: true }),
        booked: money({ required: true }),
        counted: money(),
        share: decimal({ scale: 3 }),
        kind: select(['cash', 'bank']),
        isSealed: boolean(),
        checkedOn: date(),
      },
      {
        required: true,
        min: 1,
        max: 20,
        unique: [['account']],
        grid: 'plain',
        columns: { account: 200, booked: 180, counted: 180, share: 120, kind: 140, isSealed: 110, checkedOn: 120 },
      },
    ),
    status: select(['draft', 'prepared', 'closed', 'void'], { default: 'draft', readOnly: true }),
    note: longText(),
  },
  list: {
    columns: ['code', 'countedOn', 'keeper', 'status', 'daysLeft'],
    filters: ['status', 'countedOn', 'daysLeft'],
    search: ['code', 'keeper'],
  },
  form: {
    general: ['countedOn', 'departmentId', 'departmentName', 'keeper', 'witness', 'closedOn', 'note', 'status'],
    accounts: ['lines'],
  },
  home: [{ name: 'close', where: { status: ['prepared'] }, due: 'countedOn', action: 'close' }],
  next: [
    { in: ['draft'], take: 'prepare' },
    { in: ['prepared'], take: 'close' },
  ],
  prints: [{ paper: 'cashCount', columns: [] }],
  states: {
    field: 'status',
    initial: 'draft',
    alwaysEditable: ['note'],
    draftStates: ['draft', 'void'],
    actions: {
      prepare: { from: ['draft'], to: 'prepared', inputs: { witness: 'required' } },
      close: {
        from: ['prepared'],
        to: 'closed',
        area: areas.paymentSlip,
        assignsNumber: true,
        inputs: { closedOn: 'required', 'lines.counted': 'required', note: 'optional' },
      },
      discard: {
        from: ['draft', 'prepared'],
        to: 'void',
        comment: 'required',
        tone: 'danger',
        place: 'menu',
      },
    },
  },
})
