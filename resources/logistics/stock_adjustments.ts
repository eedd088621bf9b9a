import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  code,
  date,
  decimal,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** Goods that are missing, were found or are damaged: counted, and weighed or taken with their share of the kg. */
const adjustedLine = {
  ...goods,
  // What is there may be lost, though it is not bought or sold any more.
  productId: belongsTo('products', {
    required: true,
    where: { status: ['in_business', 'discontinued'], isService: [false] },
  }),
  quantity: decimal({
    ...{ required: { kind: ['loss', 'found', 'damage'] }, min: '0.001', max: '1000000', scale: 3, role: 'count' },
  }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  actualWeight: weight({ decimals: 2, required: { weightMode: ['coil'] } }),
  /** kg that the scale shows beyond the books, below zero where it shows less, though no piece is missing. */
  weightDifference: decimal({
    ...{ required: { kind: ['weight'] }, min: '-1000000', max: '1000000', scale: 3 },
  }),
  /** Dong a piece of goods that were found, while nothing on hand says what they cost. */
  unitCost: money({ scale: 2, area: areas.costPrice, follows: ['productId'] }),
  /** At the moving average of the day when it was saved or asked for. */
  amount: money({ readOnly: true, area: areas.costPrice, role: 'amount' }),
  note: text({ max: 255 }),
} as const

/** Corrects what a warehouse has without a partner: goods that are missing, were found or are damaged. */
export default defineResource('stock-adjustments', {
  area: areas.stockAdjustment,
  route: '/logistics/stock-adjustment',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  ...grouped(
    {
      general: {
        documentDate: date({ required: true, default: 'today' }),
        warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
        kind: select(['loss', 'found', 'damage', 'weight'], { required: true }),
        reason: longText({ required: true }),
      },
      goods: {
        lines: lines(adjustedLine, {
          required: true,
          min: 1,
          max: 200,
          computes: 'adjustedLine',
          grid: 'plain',
          columns: {
            productId: 284,
            quantity: 72,
            barem: 72,
            theoreticalWeight: 88,
            actualWeight: 96,
            weightDifference: 0,
            unitCost: 96,
            amount: 112,
            note: 0,
          },
          only: { weightDifference: { kind: ['weight'] } },
          stockFrom: 'warehouseId',
        }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'adjustments' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'DCK-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum', sumOf: 'lines.theoreticalWeight' }),
      actualWeight: weight({ readOnly: true, role: 'sum', sumOf: 'lines.actualWeight' }),
      total: money({ readOnly: true, area: areas.costPrice, role: 'amount', sumOf: 'lines.amount' }),
      /** The count of goods that made it. */
      stockCountId: belongsTo('stock-counts', { readOnly: true }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'documentDate',
      'kind',
      'warehouseId',
      'itemCount',
      'theoreticalWeight',
      'total',
      'status',
      'reason',
      'stockCountId',
      'approverId',
      'createdAt',
    ],
    filters: ['status', 'documentDate', 'kind', 'warehouseId', 'stockCountId', 'approverId'],
    search: ['code', 'warehouseId'],
    quick: ['mine', 'waiting'],
    widths: { code: 152, documentDate: 104, kind: 104, warehouseId: 184, status: 132 },
    card: ['kind', 'documentDate'],
  },
  states: approved.states({
    optional: true,
    posts: 'adjustStock',
    recalculates: true,
    alwaysEditable: ['attachments', 'note'],
  }),
  prints: [{ paper: 'stockAdjustment', columns: ['quantity', 'theoreticalWeight', 'actualWeight'] }],
  home: approved.home,
  next: approved.next,
})
