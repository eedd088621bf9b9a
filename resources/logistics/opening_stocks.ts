import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  lines,
  longText,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** Goods on hand: weighed, or by their barem, with what they are worth. */
const openingLine = {
  ...goods,
  quantity: decimal({ required: true, min: '0.001', max: '10000000', scale: 3, role: 'count' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  actualWeight: weight({ decimals: 2, required: { weightMode: ['coil'] } }),
  priceType: select(priceTypes, { required: true }),
  unitPrice: money({
    ...{ required: true, scale: 2, area: areas.costPrice },
    follows: ['productId'],
    per: 'priceType',
  }),
  amount: money({ readOnly: true, area: areas.costPrice, role: 'amount' }),
  note: text({ max: 255 }),
} as const

/** A batch of goods that a warehouse has when the company begins to keep stock here; it can be undone as a whole. */
export default defineResource('opening-stocks', {
  area: areas.openingBalance,
  route: '/logistics/opening-stock',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  ...grouped(
    {
      general: {
        openedOn: date({ required: true, default: 'today' }),
        warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
        note: longText(),
      },
      goods: {
        lines: lines(openingLine, {
          required: true,
          min: 1,
          max: 500,
          computes: 'arrivalLine',
          grid: 'plain',
          columns: {
            productId: 284,
            quantity: 64,
            barem: 72,
            theoreticalWeight: 100,
            actualWeight: 96,
            priceType: 98,
            unitPrice: 84,
            amount: 112,
            note: 0,
          },
        }),
      },
    },
    {
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      total: money({ readOnly: true, area: areas.costPrice, role: 'amount' }),
      code: code({
        prefix: '#',
        pattern: 'TDK-{yy}{MM}-{n:4}',
        date: 'openedOn',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      status: select(['draft', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
      unpriced: boolean({ readOnly: true, area: areas.costPrice, lacks: ['lines.unitPrice'] }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: ['code', 'warehouseId', 'openedOn', 'itemCount', 'actualWeight', 'total', 'status', 'createdAt'],
    filters: ['status', 'warehouseId', 'openedOn', 'unpriced'],
    search: ['code', 'warehouseId'],
    widths: { code: 152, warehouseId: 232 },
    card: ['actualWeight', 'openedOn'],
  },
  computes: 'arrivalTotals',
  states: {
    field: 'status',
    initial: 'draft',
    alwaysEditable: ['note', 'unpriced'],
    draftStates: ['draft'],
    closedStates: ['cancelled'],
    actions: {
      post: { from: ['draft'], to: 'done', assignsNumber: true, posts: 'openingStock' },
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
  home: [
    { name: 'unpriced', where: { unpriced: ['true'], status: ['draft'] } },
    { name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' },
  ],
})
