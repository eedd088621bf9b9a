import { areas } from '../areas.ts'
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
import { adjustingFields, adjustingInvoice, adjustingWaits, invoicedBefore } from '../documents/adjusting_invoice.ts'
import { supplierClaimLine, supplierClaimLineColumns } from './supplier_claim_line.ts'

const cost = { area: areas.costPrice, readOnly: true } as const
const left = { ledger: 'payables', field: 'amount', by: 'claimId' } as const
const answered = ['accepted', 'part'] as const
const answer = { from: ['sent'], posts: 'acceptClaim', assignsNumber: true, recalculates: true } as const

/** Claims on suppliers for goods that weighed less than is paid. What the supplier accepts lowers what is owed. */
export default defineResource('supplier-claims', {
  area: areas.supplierClaim,
  route: '/logistics/supplier-claims',
  icon: 'logistics',
  menu: { group: 'logistics', after: 'warehouse-receipts' },
  title: 'code',
  hint: ['basis'],
  ...grouped(
    {
      general: {
        receiptId: belongsTo('warehouse-receipts', { required: true, where: { status: ['done'] } }),
        supplierId: belongsTo('suppliers', { required: true, where: { status: ['active', 'inactive'] } }),
        documentDate: date({ required: true, default: 'today' }),
        /** What shows that kg are missing, such as the record that the driver signed. */
        basis: text({ max: 255 }),
        /** Photos of the scale. */
        attachments: files({ folder: 'supplier-claims' }),
      },
      goods: {
        lines: lines(supplierClaimLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['receiptLineId']],
          computes: 'supplierClaimLine',
          grid: 'plain',
          columns: supplierClaimLineColumns,
          only: { acceptedWeight: { status: [...answered] } },
        }),
      },
      adjusting: { ...invoicedBefore, ...adjustingInvoice },
      management: { note: longText() },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'KN-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      status: select(['draft', 'sent', ...answered, 'refused', 'cancelled'], {
        default: 'draft',
        readOnly: true,
        colors: {
          ...{ draft: 'grey', sent: 'orange', accepted: 'green' },
          ...{ part: 'blue', refused: 'red', cancelled: 'red' },
        },
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      shortWeight: weight({ readOnly: true, role: 'sum', sumOf: 'lines.shortWeight' }),
      total: money({ ...cost, role: 'amount', sumOf: 'lines.amount' }),
      /** What is claimed, with tax. */
      claimed: money({ readOnly: true, role: 'result' }),
      acceptedWeight: weight({ readOnly: true, role: 'sum', sumOf: 'lines.acceptedWeight' }),
      /** What the supplier credits, with tax, and what of it nothing is set off against yet. */
      credited: money({ readOnly: true, role: 'result' }),
      creditLeft: money({ min: '-999999999999999', readOnly: true, area: areas.debt, sumOf: left }),
      /** The day of the supplier's answer: what is accepted counts from it. */
      answeredOn: date({ notBefore: 'documentDate' }),
      undoneOn: date(),
    },
  ),
  list: {
    columns: [
      ...(['code', 'supplierId', 'documentDate', 'receiptId', 'shortWeight', 'claimed', 'status', 'credited'] as const),
      ...(['answeredOn', 'basis', 'adjustingNumber', 'createdById', 'createdAt'] as const),
    ],
    filters: [
      ...(['status', 'supplierId', 'documentDate', 'receiptId', 'claimed', 'answeredOn'] as const),
      ...(['invoicedBefore', 'adjustingNumber'] as const),
    ],
    quick: ['mine'],
    search: ['code', 'supplierId', 'receiptId', 'basis'],
    widths: {
      code: 144,
      supplierId: 232,
      documentDate: 108,
      receiptId: 148,
      shortWeight: 112,
      claimed: 132,
      status: 168,
    },
    card: ['claimed', 'documentDate'],
  },
  createdFrom: [
    {
      relation: 'receiptId',
      inStates: ['done'],
      copy: { supplierId: 'supplierId' },
      lines: {
        lines: {
          source: 'lines',
          relation: 'receiptLineId',
          copy: { productId: 'productId' },
          progress: 'crediting',
          remaining: { shortKg: 'shortWeight' },
          closedFlag: null,
          prefill: { shortWeight: 'shortKg' },
        },
      },
    },
  ],
  computes: 'supplierClaimTotals',
  partner: 'supplierId',
  states: {
    field: 'status',
    initial: 'draft',
    draftStates: ['draft', 'cancelled'],
    closedStates: ['refused', 'cancelled'],
    alwaysEditable: ['basis', 'attachments', 'note', ...adjustingFields],
    actions: {
      send: { from: ['draft'], to: 'sent', assignsNumber: true, recalculates: true },
      accept: { ...answer, to: 'accepted', inputs: { answeredOn: 'required' } },
      acceptPart: {
        ...answer,
        to: 'part',
        place: 'menu',
        inputs: { answeredOn: 'required', 'lines.acceptedWeight': 'required' },
      },
      refuse: { from: ['sent'], to: 'refused', comment: 'required', place: 'menu', tone: 'danger' },
      /** The supplier is asked once more. */
      sendAgain: { from: ['refused'], to: 'sent', comment: 'optional', place: 'menu' },
      withdraw: { from: ['draft', 'sent'], to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' },
      undo: {
        from: [...answered],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: ['accept', 'acceptPart'],
        on: 'undoneOn',
      },
    },
  },
  prints: [{ paper: 'inspection', columns: [] }],
  home: [
    { name: 'claim', from: 'receiptId', due: 'documentDate', show: 'shortKg' },
    { name: 'unanswered', where: { status: ['sent'] }, due: 'documentDate', show: 'claimed', action: 'accept' },
    { name: 'awaitsInvoice', where: adjustingWaits, due: 'answeredOn', show: 'credited' },
    { name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' },
  ],
  next: [
    { in: ['draft'], take: 'send' },
    { in: ['sent'], take: 'accept' },
  ],
})
