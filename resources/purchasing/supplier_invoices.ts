import { areas } from '../areas.ts'
import { vatModes } from '../calc/choices.ts'
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
  select,
  taxCode,
  text,
} from '../kit/index.ts'
import { invoicedCost, supplierInvoiceLine, supplierInvoiceLineColumns } from './supplier_invoice_line.ts'

const signed = { min: '-999999999999999', readOnly: true } as const
const left = { ledger: 'payables', field: 'amount', by: 'supplierInvoiceId' } as const

/**
 * Invoices of suppliers: for goods of receipts, for freight, or for an expense. Receipts owe by themselves; an invoice
 * posts how far it differs. One whose goods are not here yet is recorded, and matched once they are.
 */
export default defineResource('supplier-invoices', {
  area: areas.debt,
  route: '/finance-accounting/supplier-invoices',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'payables' },
  title: 'code',
  hint: ['number'],
  ...grouped(
    {
      general: {
        receiptId: belongsTo('warehouse-receipts', { where: { status: ['done'] } }),
        moreReceiptIds: belongsToMany('warehouse-receipts', { where: { status: ['done'] } }),
        /** Receipts whose freight it is for, of whatever supplier their goods are. */
        freightReceiptIds: belongsToMany('warehouse-receipts', { where: { status: ['done'] }, anyPartner: true }),
        /** Deliveries whose freight it is for: an expense, which changes no cost of goods. */
        freightIssueIds: belongsToMany('warehouse-issues', { where: { status: ['done'] }, anyPartner: true }),
        supplierId: belongsTo('suppliers', { required: true, where: { status: ['active', 'inactive'] } }),
        sellerTaxCode: taxCode({ defaultFrom: 'supplierId.taxCode' }),
        form: text({ max: 11 }),
        serial: text({ required: true, max: 20 }),
        number: text({ required: true, max: 50 }),
        issuedOn: date({ required: true, default: 'today' }),
        documentDate: date({ required: true, default: 'today' }),
        dueDate: date({ notBefore: 'issuedOn' }),
        /** What the paper comes to, with tax. */
        controlTotal: money(),
      },
      goods: {
        lines: lines(supplierInvoiceLine, {
          max: 200,
          unique: [['receiptLineId']],
          computes: 'supplierInvoiceLine',
          grid: 'plain',
          columns: supplierInvoiceLineColumns,
        }),
      },
      costs: {
        costs: lines(invoicedCost, { max: 100 }),
      },
      lookup: {
        authorityCode: text({ max: 40 }),
        lookupCode: text({ max: 60 }),
        attachments: files({ folder: 'supplier-invoices' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'HDV-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      status: select(['draft', 'recorded', 'done', 'cancelled'], {
        default: 'draft',
        readOnly: true,
        colors: { draft: 'grey', recorded: 'orange', done: 'green', cancelled: 'red' },
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count', sumOf: 'lines.quantity' }),
      vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
      total: money({ area: areas.costPrice, readOnly: true, role: 'amount' }),
      tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
      payable: money({ readOnly: true, role: 'result' }),
      /** What receipts had posted of its goods, without tax. */
      received: money(signed),
      /** What it adds to what receipts owe, with tax; below zero it takes off. */
      owing: money({ ...signed, role: 'result' }),
      /** What of that is left to pay. */
      owed: money({ ...signed, sumOf: left }),
      undoneOn: date(),
    },
  ),
  list: {
    columns: [
      'code',
      'supplierId',
      'number',
      'serial',
      'issuedOn',
      'payable',
      'owing',
      'status',
      'total',
      'tax',
      'owed',
      'receiptId',
      'moreReceiptIds',
      'freightReceiptIds',
      'freightIssueIds',
      'sellerTaxCode',
      'documentDate',
      'dueDate',
      'createdById',
      'createdAt',
    ],
    filters: [
      'status',
      'supplierId',
      'issuedOn',
      'documentDate',
      'receiptId',
      'moreReceiptIds',
      'freightReceiptIds',
      'freightIssueIds',
      'payable',
      'owing',
      'dueDate',
    ],
    quick: ['mine'],
    named: { goodsNotHere: { status: ['recorded'] } },
    sum: 'payable',
    search: ['code', 'number', 'serial', 'supplierId', 'sellerTaxCode', 'authorityCode', 'lookupCode'],
    widths: {
      ...{ code: 152, supplierId: 232, number: 104, serial: 88, issuedOn: 108, payable: 140, owing: 124, status: 132 },
    },
    card: ['payable', 'issuedOn'],
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
          copy: { productId: 'productId', priceType: 'priceType', vatRate: 'vatRate' },
          progress: 'matching',
          remaining: { quantity: 'quantity' },
          closedFlag: null,
          prefill: { quantity: 'quantity' },
        },
      },
    },
    {
      relation: 'freightReceiptIds',
      inStates: ['done'],
      remaining: 'freight',
      copy: { supplierId: 'freightSupplierId' },
      lines: {},
    },
  ],
  computes: 'supplierInvoiceTotals',
  partner: 'supplierId',
  states: {
    field: 'status',
    initial: 'draft',
    editableIn: { draft: 'draft', recorded: 'recorded' },
    draftStates: ['draft', 'cancelled'],
    closedStates: ['cancelled'],
    alwaysEditable: ['form', 'authorityCode', 'lookupCode', 'attachments', 'note'],
    actions: {
      matchInvoice: {
        from: ['draft', 'recorded'],
        to: 'done',
        assignsNumber: true,
        posts: 'matchInvoice',
        recalculates: true,
      },
      /** The paper is here before the goods: it is kept, and owes nothing until they come. */
      record: { from: ['draft'], to: 'recorded', assignsNumber: true, place: 'menu' },
      discard: { from: ['draft', 'recorded'], to: 'cancelled', comment: 'required', place: 'menu', tone: 'danger' },
      undo: {
        from: ['done'],
        to: 'cancelled',
        comment: 'required',
        place: 'menu',
        tone: 'danger',
        inputs: { undoneOn: 'optional' },
        reverses: 'matchInvoice',
        on: 'undoneOn',
      },
    },
  },
  home: [
    { name: 'goodsNotHere', where: { status: ['recorded'] }, due: 'issuedOn', show: 'payable', action: 'edit' },
    { name: 'drafts', where: { status: ['draft'], createdById: ['me'] }, action: 'edit' },
  ],
  next: [{ in: ['draft', 'recorded'], take: 'matchInvoice' }],
})
