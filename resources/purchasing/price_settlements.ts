import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  belongsToMany,
  code,
  date,
  decimal,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  text,
} from '../kit/index.ts'
import { priceSettlementLine, priceSettlementLineColumns } from './price_settlement_line.ts'

const signed = { min: '-999999999999999', readOnly: true } as const
const left = { ledger: 'payables', field: 'amount', by: 'priceSettlementId' } as const

/** Final prices of goods that were received at provisional ones: they post how far they differ, once. */
export default defineResource('price-settlements', {
  area: areas.debt,
  route: '/finance-accounting/price-settlements',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'supplier-invoices' },
  title: 'code',
  hint: ['basis'],
  ...grouped(
    {
      general: {
        receiptId: belongsTo('warehouse-receipts', { required: true, where: { status: ['done'] } }),
        moreReceiptIds: belongsToMany('warehouse-receipts', { where: { status: ['done'] } }),
        supplierId: belongsTo('suppliers', { required: true, where: { status: ['active', 'inactive'] } }),
        documentDate: date({ required: true, default: 'today' }),
        dueDate: date({ notBefore: 'documentDate' }),
        /** What the prices were agreed by, such as a notice of the mill. */
        basis: text({ max: 255 }),
      },
      goods: {
        lines: lines(priceSettlementLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['receiptLineId']],
          computes: 'priceSettlementLine',
          grid: 'plain',
          columns: priceSettlementLineColumns,
        }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'price-settlements' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'CG-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      /** What the final prices add to the cost of goods, without tax. */
      total: money({ ...signed, area: areas.costPrice, role: 'amount', sumOf: 'lines.difference' }),
      /** What they add to what receipts owe, with tax; below zero they take off. */
      owing: money({ ...signed, role: 'result' }),
      /** What of that is left to pay. */
      owed: money({ ...signed, sumOf: left }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'supplierId', 'documentDate', 'receiptId', 'owing', 'status', 'total', 'owed', 'basis'] as const),
      ...(['dueDate', 'approverId', 'createdById', 'createdAt'] as const),
    ],
    filters: ['status', 'supplierId', 'documentDate', 'receiptId', 'owing', 'dueDate', 'approverId'],
    quick: ['mine', 'waiting'],
    search: ['code', 'supplierId', 'receiptId', 'basis'],
    widths: { code: 144, supplierId: 232, documentDate: 108, receiptId: 148, owing: 132, status: 132, total: 132 },
    card: ['owing', 'documentDate'],
  },
  createdFrom: [
    {
      relation: 'receiptId',
      moreRelation: 'moreReceiptIds',
      inStates: ['done'],
      copy: { supplierId: 'supplierId' },
      lines: {
        lines: {
          source: 'lines',
          relation: 'receiptLineId',
          copy: { productId: 'productId' },
          progress: 'repricing',
          remaining: { quantity: 'quantity' },
          closedFlag: null,
          where: { priceState: ['provisional'] },
          prefill: {},
        },
      },
    },
  ],
  computes: 'priceSettlementTotals',
  partner: 'supplierId',
  states: approved.states({
    optional: true,
    posts: 'settlePrices',
    alwaysEditable: ['basis', 'attachments', 'note'],
  }),
  home: [{ name: 'settle', from: 'receiptId', due: 'documentDate', show: 'quantity' }, ...approved.home],
  next: [...approved.next],
})
