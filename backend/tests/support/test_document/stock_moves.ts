import { areas } from '@barem/resources/areas'
import { approved } from '@barem/resources/documents/approval'
import { belongsTo, code, date, decimal, defineResource, lines, money, select, text } from '@barem/resources/kit'
import './moves_planner.ts'

const { actions, ...life } = approved.states({ alwaysEditable: [] })
const { request, approve, reject, withdraw, cancel } = actions

/**
 * A document that only tests serve. It moves goods when it is approved, by its approvers or at once where it names
 * none, and takes its number then.
 */
export default defineResource('stock-moves', {
  area: areas.expenseTicket,
  route: '/test/stock-moves',
  title: 'code',
  fields: {
    code: code({ prefix: '#', pattern: 'KD-{yy}-{n:4}', date: 'movedOn', unique: 'DOC_ERR_006', readOnly: true }),
    movedOn: date({ required: true, default: 'today' }),
    warehouseId: belongsTo('warehouses', { required: true }),
    direction: select(['in', 'out'], { required: true }),
    keeper: text({ max: 100 }),
    lines: lines(
      {
        productId: belongsTo('products', { required: true }),
        quantity: decimal({ required: true, scale: 3 }),
        amount: money(),
      },
      { required: true, min: 1, max: 20, grid: 'plain' },
    ),
    ...approved.fields,
  },
  list: { columns: ['code', 'movedOn', 'status'], filters: ['status', 'movedOn'], search: ['code'] },
  form: {
    general: ['movedOn', 'warehouseId', 'direction', 'keeper', 'approverId', 'status', 'revision'],
    goods: ['lines'],
  },
  states: {
    ...life,
    actions: {
      request: { ...request, inputs: { approverId: 'optional' }, assignsNumber: false },
      approve: {
        ...approve,
        to: 'done',
        inputs: { keeper: 'required' },
        assignsNumber: true,
        posts: 'stockMoves' as never,
      },
      reject,
      withdraw,
      cancel: { ...cancel, from: ['draft', 'pending', 'rejected'] },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        reverses: 'approve',
      },
    },
  },
})
