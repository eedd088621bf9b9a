import { areas } from '@barem/resources/areas'
import { approved } from '@barem/resources/documents/approval'
import { belongsTo, code, date, defineResource, lines, longText, money } from '@barem/resources/kit'

const { actions, ...life } = approved.states({ alwaysEditable: ['note'] })

/**
 * A document that only tests serve. Its approver is optional: without one it is approved when approval is requested.
 * Its header and its lines link to other documents.
 */
export default defineResource('cash-transfers', {
  area: areas.expenseTicket,
  route: '/test/cash-transfers',
  title: 'code',
  fields: {
    code: code({ prefix: '#', pattern: 'CQ-{yy}-{n:4}', date: 'movedOn', unique: 'DOC_ERR_006', readOnly: true }),
    movedOn: date({ required: true, default: 'today' }),
    customerId: belongsTo('customers'),
    countId: belongsTo('cash-counts'),
    lines: lines(
      { countId: belongsTo('cash-counts', { required: true }), amount: money({ required: true }) },
      { max: 20, grid: 'plain' },
    ),
    ...approved.fields,
    note: longText(),
  },
  list: { columns: ['code', 'movedOn', 'status'], filters: ['status', 'movedOn'], search: ['code'] },
  form: {
    general: ['movedOn', 'customerId', 'countId', 'approverId', 'status', 'revision', 'note'],
    counts: ['lines'],
  },
  partner: 'customerId',
  states: {
    ...life,
    actions: { ...actions, request: { ...actions.request, inputs: { approverId: 'optional' } } },
  },
})
