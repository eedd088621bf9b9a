import { areas } from '../areas.ts'
import { vatModes } from '../calc/choices.ts'
import { approved, approvedStates } from '../documents/approval.ts'
import {
  address,
  belongsTo,
  belongsToMany,
  boolean,
  code,
  date,
  decimal,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  phone,
  select,
  taxCode,
  text,
  weight,
} from '../kit/index.ts'
import { returnLine, returnLineColumns } from './return_line.ts'
import { returnSources } from './return_sources.ts'

const signed = { min: '-999999999999999', readOnly: true } as const
/** Keepers, who receive returns, see no prices. */
const priced = { area: areas.invoice } as const
const ofInvoice = { basis: ['invoice'] } as const
const ofIssue = { basis: ['issue'] } as const
const ofNone = { basis: ['none'] } as const
const left = { ledger: 'receivables', field: 'amount', by: 'returnId', sign: -1 } as const

const exchanged = { resource: 'sales-orders', by: 'returnId', where: { status: [...approvedStates] } } as const

const life = approved.states({
  optional: true,
  posts: 'postReturn',
  recalculates: true,
  alwaysEditable: ['contactPerson', 'contactPhone', 'attachments', 'note'],
})
const { request, approve, reject, withdraw, cancel, undo } = life.actions

/** Goods that a customer brings back of posted invoices, and the credit that they get for them. */
export default defineResource('returns', {
  area: areas.refund,
  route: '/sale-management/refund',
  icon: 'order',
  menu: { group: 'sales', after: 'vat-invoices' },
  title: 'code',
  hint: ['contactPerson'],
  ...grouped(
    {
      general: {
        /** What goods come back of: an invoice, an issue that is not invoiced yet, or a sale from before go-live. */
        basis: select(['invoice', 'issue', 'none'], { required: true, default: 'invoice' }),
        invoiceId: belongsTo('invoices', { required: true, when: ofInvoice, where: { status: ['done'] } }),
        issueId: belongsTo('warehouse-issues', { required: true, when: ofIssue, where: { status: ['done'] } }),
        customerId: belongsTo('customers', { required: true, where: { status: ['active', 'inactive'] } }),
        /** Invoices of the customer besides the first one. */
        moreInvoiceIds: belongsToMany('invoices', { when: ofInvoice, where: { status: ['done'] } }),
        /** Whether the order awaits the goods again, or nothing more of its lines. */
        delivery: select(['again', 'closed'], { required: true, default: 'again', when: ofIssue }),
        reasonId: belongsTo('return-reasons', { required: true }),
        documentDate: date({ required: true, default: 'today' }),
        contractNumber: text({ max: 50, defaultFrom: 'invoiceId.contractNumber' }),
        taxCode: taxCode({ defaultFrom: 'customerId.taxCode' }),
        contactPerson: text({ max: 255, defaultFrom: 'customerId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['customerId.contactPhone', 'customerId.phone'] }),
        shippingAddress: address({ defaultFrom: ['customerId.warehouseAddress', 'customerId.companyAddress'] }),
      },
      receiving: {
        warehouseId: belongsTo('warehouses', {
          required: true,
          where: { status: ['active'], use: ['sale'] },
          suggests: 'last',
        }),
        officerId: belongsTo('users', { suggests: 'me' }),
        damagedWarehouseId: belongsTo('warehouses', { where: { status: ['active'], use: ['quarantine'] } }),
        scrapWarehouseId: belongsTo('warehouses', { where: { status: ['active'], use: ['scrap'] } }),
      },
      goods: {
        lines: lines(returnLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['invoiceLineId'], ['issueLineId']],
          computes: 'returnLine',
          grid: 'plain',
          columns: returnLineColumns,
          only: { ownPrice: ofNone, ownPriceType: ofNone, unitCost: ofNone, redeliver: ofInvoice },
        }),
      },
      management: {
        ...approved.fields,
        status: select(['draft', 'received', 'pending', 'rejected', 'done', 'cancelled'], {
          default: 'draft',
          readOnly: true,
        }),
        refundStatus: select(['pending', 'not_refunded', 'partly_refunded', 'refunded'], {
          readOnly: true,
          colors: { pending: 'grey', not_refunded: 'orange', partly_refunded: 'blue', refunded: 'green' },
          paidBy: {
            state: 'status',
            in: ['done'],
            never: ['cancelled'],
            amount: 'totalRefund',
            unlessZero: true,
            left,
          },
        }),
        /** What is left of it, for other documents of the customer or to be paid back. */
        credit: money({ ...signed, ...priced, sumOf: left }),
        /** Whether the adjusting invoice of the seller, or the invoice of the buyer, is registered. */
        vatAdjusted: boolean({
          readOnly: true,
          linkedBy: { resource: 'vat-invoices', by: 'returnIds', where: { status: ['issued', 'adjusted'] } },
        }),
        /** What is left of the credit is paid back from it at once; walk-in customers are always paid back so. */
        refundFundId: belongsTo('funds', { area: areas.transaction }),
        attachments: files({ folder: 'returns' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'TH-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      total: money({ ...priced, readOnly: true, role: 'sum', sumOf: 'lines.amount' }),
      discount: money({ ...signed, ...priced, role: 'deduction' }),
      vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
      tax: money({ ...signed, ...priced, feature: 'vat', role: 'tax' }),
      addedCost: money({ ...priced, readOnly: true, role: 'deduction' }),
      totalRefund: money({ ...signed, ...priced, role: 'amount' }),
      /** Pieces that the customer took in exchange, and what they come to. */
      addedQuantity: decimal({
        ...priced,
        scale: 3,
        readOnly: true,
        sumOf: { ...exchanged, field: 'itemCount' },
      }),
      addedAmount: money({ ...priced, readOnly: true, sumOf: { ...exchanged, field: 'grandTotal' } }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'customerId',
      'totalRefund',
      'credit',
      'refundStatus',
      'status',
      'documentDate',
      'invoiceId',
      'reasonId',
      'moreInvoiceIds',
      'issueId',
      'vatAdjusted',
      'actualWeight',
      'itemCount',
      'warehouseId',
      'approverId',
      'createdById',
      'createdAt',
    ],
    filters: [
      'status',
      'refundStatus',
      'customerId',
      'documentDate',
      'reasonId',
      'invoiceId',
      'moreInvoiceIds',
      'basis',
      'issueId',
      'warehouseId',
      'vatAdjusted',
      'totalRefund',
      'credit',
      'approverId',
    ],
    quick: ['mine', 'waiting'],
    named: { notRefunded: { refundStatus: ['not_refunded', 'partly_refunded'] } },
    sum: 'credit',
    search: ['code', 'customerId', 'invoiceId', 'issueId', 'contractNumber', 'contactPerson', 'contactPhone'],
    widths: {
      code: 152,
      customerId: 232,
      documentDate: 104,
      totalRefund: 132,
      credit: 132,
      refundStatus: 148,
      status: 132,
    },
    card: ['totalRefund', 'documentDate'],
    sums: ['credit'],
  },
  createdFrom: returnSources,
  check: ['placesOfReturns'],
  computes: 'returnTotals',
  partner: 'customerId',
  states: {
    ...life,
    // What the warehouse has received stays received, whatever is corrected of it.
    editableIn: { draft: 'draft', received: 'received', pending: 'received', rejected: 'received' },
    actions: {
      /** The keeper counts and weighs what has come; until then nobody is asked for approval. */
      receive: {
        from: ['draft', 'received'],
        to: 'received',
        area: areas.warehouseReceipt,
        inputs: {
          officerId: 'optional',
          warehouseId: 'optional',
          damagedWarehouseId: 'optional',
          scrapWarehouseId: 'optional',
          'lines.quantity': 'optional',
          'lines.actualWeight': 'optional',
          'lines.productStatus': 'optional',
          'lines.weightBasis': 'optional',
          'lines.reason': 'optional',
        },
        recalculates: true,
      },
      request: { ...request, from: ['received', 'rejected'] },
      approve,
      reject,
      withdraw: { ...withdraw, to: 'received' },
      cancel: { ...cancel, from: ['draft', 'received', 'pending', 'rejected'] },
      undo,
    },
  },
  prints: [
    { paper: 'returnNote', columns: ['actualWeight'] },
    { paper: 'goodsBack', columns: [] },
  ],
  home: [
    {
      name: 'takeBack',
      // A draft without its reason cannot be received yet.
      where: { status: ['draft'], reasonId_null: ['false'], warehouseId_null: ['false'] },
      due: 'documentDate',
      show: 'itemCount',
      action: 'receive',
    },
    { name: 'post', where: { status: ['received'] }, due: 'documentDate', show: 'totalRefund', action: 'request' },
    ...approved.home,
  ],
  next: [
    { in: ['draft'], take: 'receive' },
    { in: ['received', 'rejected'], take: 'request' },
    { in: ['pending'], take: 'approve' },
    // The sale of an exchange.
    { in: ['pending', 'done'], open: 'sales-orders' },
    { in: ['done'], make: 'debt-transactions' },
  ],
})
