import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  boolean,
  code,
  date,
  dateTime,
  decimal,
  defineResource,
  files,
  grouped,
  integer,
  lines,
  longText,
  money,
  select,
  text,
} from '../kit/index.ts'
import { countLine, countLineColumns, countSheetColumns } from './count_line.ts'
import { countPaper, countPaperColumns } from './count_paper.ts'

const life = approved.states({
  optional: true,
  // Whoever counts cannot post a large difference alone.
  askedWhen: { size: ['large'] },
  posts: 'postStockCount',
  recalculates: true,
  alwaysEditable: ['attachments', 'note'],
})

/**
 * Goods of a warehouse that are counted. What differs from the books is posted by adjustments of stock, which the count
 * makes and takes back.
 */
export default defineResource('stock-counts', {
  area: areas.stockAdjustment,
  route: '/logistics/stock-count',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  hint: ['place'],
  ...grouped(
    {
      general: {
        /** The books are compared as they are at the end of this day. */
        documentDate: date({ required: true, default: 'today' }),
        warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
        productGroupId: belongsTo('product-groups'),
        /** What of the warehouse is counted, in words. */
        place: text({ max: 120 }),
        counterId: belongsTo('users', { suggests: 'me' }),
        /** Whoever counts does not see what the books expect until it is compared. */
        isBlind: boolean(),
      },
      comparison: {
        /** When counting was over; the moment when it is first compared, unless somebody says another. */
        countedAt: dateTime(),
        reason: text({ max: 500 }),
      },
      goods: {
        lines: lines(countLine, {
          ...{ required: true, min: 1, max: 500, computes: 'countLine', grid: 'plain' },
          columns: countLineColumns,
          // Nobody fills in a sheet any more once they may have seen what differs.
          sheet: { columns: countSheetColumns, by: ['productId', 'place'], until: 'isCompared' },
        }),
      },
      papers: {
        /** Counting is over: what differs may be seen. It stands below the goods, where whoever counts ends. */
        isCompared: boolean(),
        /** Papers of these goods up to its day; whether their goods have moved decides what has to be there. */
        papers: lines(countPaper, { max: 500, grid: 'plain', columns: countPaperColumns }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'stock-counts' }),
        note: longText(),
      },
    },
    {
      code: code({
        ...{ prefix: '#', pattern: 'PKK-{yy}{MM}-{n:5}', date: 'documentDate' },
        ...{ unique: 'DOC_ERR_006', readOnly: true },
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      /** Papers of which nobody has said whether their goods have moved. */
      unmarked: integer({ readOnly: true }),
      /** Products of which something differs. */
      differing: integer({ readOnly: true }),
      size: select(['none', 'small', 'large'], { readOnly: true }),
      total: money({ min: '-999999999999999', readOnly: true, area: areas.costPrice, role: 'amount' }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'documentDate', 'warehouseId', 'productGroupId', 'place', 'itemCount', 'differing'] as const),
      ...(['total', 'status', 'counterId', 'approverId', 'createdAt'] as const),
    ],
    filters: ['status', 'documentDate', 'warehouseId', 'productGroupId', 'size', 'counterId', 'approverId'],
    search: ['code', 'warehouseId', 'place'],
    quick: ['mine', 'waiting'],
    widths: { code: 152, documentDate: 104, warehouseId: 184, productGroupId: 160, differing: 104, status: 132 },
    card: ['differing', 'documentDate'],
  },
  computes: 'stockCount',
  states: {
    ...life,
    actions: {
      ...life.actions,
      // Whoever posts a difference that they had not seen says why at once.
      request: { ...life.actions.request, inputs: { approverId: 'optional', reason: 'optional' } },
    },
  },
  prints: [{ paper: 'stockCount', columns: ['quantity', 'actualWeight', 'expected', 'difference', 'differenceKg'] }],
  home: approved.home,
  next: [...approved.next],
})
