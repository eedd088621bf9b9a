import { areas } from '../areas.ts'
import {
  belongsTo,
  code,
  date,
  decimal,
  defineResource,
  grouped,
  lines,
  longText,
  money,
  select,
  weight,
} from '../kit/index.ts'
import { cutLine, cutLineColumns, cutPiece } from './cut_lines.ts'

/** Bars that are cut: they become pieces of other products, remnants that are kept, and scrap that goes by kg. */
export default defineResource('stock-cuttings', {
  area: areas.stockAdjustment,
  route: '/logistics/stock-cutting',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  ...grouped(
    {
      general: {
        documentDate: date({ required: true, default: 'today' }),
        warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
        officerId: belongsTo('users', { suggests: 'me' }),
        /** Millimetres that one cut takes away. */
        kerf: decimal({ required: true, scale: 1, min: '0', max: '100', default: '0' }),
      },
      goods: {
        lines: lines(cutLine, {
          required: true,
          min: 1,
          max: 100,
          computes: 'cutLine',
          grid: 'plain',
          columns: cutLineColumns,
          stockFrom: 'warehouseId',
        }),
        pieces: lines(cutPiece, { max: 5000, readOnly: true }),
      },
      management: {
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'CAT-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum', sumOf: 'lines.theoreticalWeight' }),
      /** Dong for a kg of scrap, as the settings say it. */
      scrapPrice: money({ scale: 2, readOnly: true, area: areas.costPrice }),
      /** kg on the scale of the bars, and what of it became scrap and what the cuts took away. */
      actualWeight: weight({ readOnly: true, role: 'result' }),
      scrapWeight: weight({ readOnly: true, role: 'result' }),
      kerfWeight: weight({ readOnly: true, role: 'result' }),
      total: money({ readOnly: true, area: areas.costPrice, role: 'result' }),
      status: select(['draft', 'done', 'cancelled'], { default: 'draft', readOnly: true }),
      undoneOn: date(),
    },
  ),
  list: {
    columns: [
      ...(['code', 'documentDate', 'warehouseId', 'itemCount', 'actualWeight', 'total'] as const),
      ...(['status', 'officerId', 'createdAt'] as const),
    ],
    filters: ['status', 'documentDate', 'warehouseId', 'officerId'],
    search: ['code', 'warehouseId'],
    quick: ['mine'],
    widths: { code: 152, documentDate: 104, warehouseId: 184, status: 132 },
    card: ['actualWeight', 'documentDate'],
  },
  computes: 'cuttingTotals',
  states: {
    field: 'status',
    initial: 'draft',
    alwaysEditable: ['note'],
    draftStates: ['draft', 'cancelled'],
    closedStates: ['cancelled'],
    actions: {
      finish: { from: ['draft'], to: 'done', assignsNumber: true, recalculates: true, posts: 'cutStock' },
      cancel: { from: ['draft'], to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: 'finish',
        on: 'undoneOn',
      },
    },
  },
  prints: [{ paper: 'stockCutting', columns: [] }],
  home: [{ name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' }],
  next: [{ in: ['draft'], take: 'finish' }],
})
