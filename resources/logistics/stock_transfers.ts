import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  lines,
  longText,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { transferLine, transferLineColumns } from './transfer_line.ts'

/**
 * Goods that go from one warehouse of the company to another. In between they are in transit: the company has them, and
 * no warehouse does. Costs are averages over the company, so that no value moves.
 */
export default defineResource('stock-transfers', {
  area: areas.stockTransfer,
  route: '/logistics/stock-transfer',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  hint: ['licencePlate'],
  ...grouped(
    {
      general: {
        documentDate: date({ required: true, default: 'today' }),
        // A warehouse that is off can be emptied.
        fromWarehouseId: belongsTo('warehouses', {
          required: true,
          where: { status: ['active', 'inactive'] },
          suggests: 'last',
        }),
        toWarehouseId: belongsTo('warehouses', { required: true }),
        officerId: belongsTo('users', { suggests: 'me' }),
      },
      delivery: {
        driverName: text({ max: 255 }),
        licencePlate: text({ max: 20 }),
        expectedArrival: date({ notBefore: 'documentDate' }),
        arrivedOn: date({ notBefore: 'documentDate' }),
      },
      goods: {
        lines: lines(transferLine, {
          required: true,
          min: 1,
          max: 200,
          computes: 'transferLine',
          grid: 'plain',
          columns: transferLineColumns,
        }),
      },
      management: {
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'PCK-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      arrivedWeight: weight({ readOnly: true, role: 'sum' }),
      status: select(['draft', 'sent', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'documentDate',
      'fromWarehouseId',
      'toWarehouseId',
      'itemCount',
      'actualWeight',
      'arrivedWeight',
      'status',
      'arrivedOn',
      'licencePlate',
      'driverName',
      'createdAt',
    ],
    filters: ['status', 'documentDate', 'fromWarehouseId', 'toWarehouseId', 'officerId'],
    search: ['code', 'fromWarehouseId', 'toWarehouseId', 'licencePlate', 'driverName'],
    widths: { code: 152, documentDate: 104, fromWarehouseId: 184, toWarehouseId: 184, status: 132 },
    card: ['actualWeight', 'documentDate'],
  },
  computes: 'transferTotals',
  states: {
    field: 'status',
    initial: 'draft',
    alwaysEditable: ['expectedArrival', 'note'],
    draftStates: ['draft', 'cancelled'],
    closedStates: ['cancelled'],
    actions: {
      send: { from: ['draft'], to: 'sent', assignsNumber: true, posts: 'sendGoods' },
      arrive: {
        from: ['sent'],
        to: 'done',
        assignsNumber: true,
        inputs: { arrivedOn: 'required', 'lines.arrivedWeight': 'optional', 'lines.reason': 'optional' },
        posts: 'arriveGoods',
      },
      cancel: { from: ['draft'], to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' },
      undo: {
        from: ['sent', 'done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: ['arrive', 'send'],
        on: 'undoneOn',
      },
    },
  },
  home: [{ name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' }],
  next: [
    { in: ['draft'], take: 'send' },
    { in: ['sent'], take: 'arrive' },
  ],
})
