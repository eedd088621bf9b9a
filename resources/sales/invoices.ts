import { areas } from '../areas.ts'
import { vatModes } from '../calc/choices.ts'
import { approved } from '../documents/approval.ts'
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
import { invoiceLine, invoiceLineColumns } from './invoice_line.ts'

const signed = { min: '-999999999999999', readOnly: true } as const
const left = { ledger: 'receivables', field: 'amount', by: 'invoiceId' } as const
const reduced = { ledger: 'reducing', by: 'invoiceLineId', lines: 'invoices.lines', field: 'total' } as const
const returned = { ledger: 'returning', by: 'invoiceLineId', lines: 'invoices.lines' } as const

/** What was issued of an order and is to be paid: the debt of its customer. It does not replace a VAT invoice. */
export default defineResource('invoices', {
  area: areas.invoice,
  exportArea: areas.exportInvoice,
  route: '/sale-management/invoice',
  icon: 'order',
  menu: { group: 'sales', after: 'newOrder' },
  title: 'code',
  hint: ['contactPerson'],
  ...grouped(
    {
      general: {
        orderId: belongsTo('sales-orders', {
          required: true,
          where: { status: ['approved', 'in_progress', 'done'] },
        }),
        customerId: belongsTo('customers', { required: true }),
        /** Orders of the customer besides the first one. */
        moreOrderIds: belongsToMany('sales-orders', { where: { status: ['approved', 'in_progress', 'done'] } }),
        documentDate: date({ required: true, default: 'today' }),
        dueDate: date({ notBefore: 'documentDate' }),
        orderDate: date({ readOnly: true, snapshotOf: 'orderId.orderDate' }),
        contractNumber: text({ max: 50, defaultFrom: 'orderId.contractNumber' }),
        taxCode: taxCode({ defaultFrom: 'customerId.taxCode' }),
        contactPerson: text({ max: 255, defaultFrom: 'customerId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['customerId.contactPhone', 'customerId.phone'] }),
        shippingAddress: address({ defaultFrom: ['customerId.warehouseAddress', 'customerId.companyAddress'] }),
      },
      goods: {
        lines: lines(invoiceLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['orderLineId']],
          computes: 'invoiceLine',
          grid: 'plain',
          columns: invoiceLineColumns,
        }),
      },
      charges: {
        shippingFee: money({ role: 'charge' }),
        vatExported: boolean({
          readOnly: true,
          linkedBy: { resource: 'vat-invoices', by: 'invoiceIds', where: { status: ['issued', 'adjusted'] } },
        }),
        /** What came back of it: dong with discount and VAT, and the kg that were credited. */
        returned: money({ ...signed, sumOf: { ...returned, field: 'total' } }),
        returnedWeight: weight({ readOnly: true, sumOf: { ...returned, field: 'actualKg' } }),
        returnIds: belongsToMany('returns', {
          readOnly: true,
          linkedBy: { resource: 'returns', lines: 'lines.invoiceLineId', of: 'lines', where: { status: ['done'] } },
        }),
        /** What was taken off its prices afterwards, with VAT. */
        reduced: money({ readOnly: true, sumOf: reduced }),
        owed: money({ ...signed, sumOf: left }),
        paymentStatus: select(['pending', 'unpaid', 'in_progress', 'paid'], {
          readOnly: true,
          colors: { pending: 'grey', unpaid: 'orange', in_progress: 'blue', paid: 'green' },
          paidBy: {
            ...{ state: 'status', in: ['done'], never: ['cancelled'] },
            ...{ amount: 'grandTotal', left, less: [{ ...returned, field: 'total' }, reduced] },
          },
        }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'invoices' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'HD-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      total: money({ readOnly: true, role: 'sum' }),
      discount: money({ ...signed, role: 'deduction' }),
      /** Share of these goods in the delivery fees of their orders. `shippingFee` begins with it and may be changed. */
      shippingFeeDue: money({ readOnly: true }),
      vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
      tax: money({ ...signed, feature: 'vat', role: 'tax' }),
      grandTotal: money({ ...signed, role: 'amount' }),
      oldDebt: money({ ...signed, area: areas.debt, role: 'beside' }),
      newDebt: money({ ...signed, area: areas.debt }),
      returnedCount: decimal({ scale: 3, readOnly: true, sumOf: { ...returned, field: 'quantity' } }),
      hasReturns: boolean({
        readOnly: true,
        linkedBy: { resource: 'returns', by: 'moreInvoiceIds', also: 'invoiceId', where: { status: ['done'] } },
      }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'customerId',
      'grandTotal',
      'owed',
      'dueDate',
      'paymentStatus',
      'status',
      'vatExported',
      'returned',
      'returnIds',
      'reduced',
      'documentDate',
      'orderId',
      'moreOrderIds',
      'actualWeight',
      'itemCount',
      'approverId',
      'createdById',
      'createdAt',
    ],
    filters: [
      'status',
      'paymentStatus',
      'vatExported',
      'hasReturns',
      'returnIds',
      'customerId',
      'documentDate',
      'dueDate',
      'orderId',
      'moreOrderIds',
      'grandTotal',
      'owed',
      'returned',
      'reduced',
      'approverId',
    ],
    quick: ['mine', 'waiting'],
    named: { notExported: { status: ['done'], vatExported: ['false'] } },
    search: ['code', 'customerId', 'orderId', 'contractNumber', 'contactPerson', 'contactPhone'],
    widths: {
      code: 152,
      customerId: 232,
      documentDate: 104,
      dueDate: 112,
      grandTotal: 132,
      owed: 132,
      paymentStatus: 148,
      status: 132,
    },
    card: ['grandTotal', 'owed', 'dueDate'],
    sums: ['owed', 'returned', 'reduced'],
  },
  createdFrom: [
    {
      relation: 'orderId',
      moreRelation: 'moreOrderIds',
      inStates: ['approved', 'in_progress', 'done'],
      copy: {
        customerId: 'customerId',
        contractNumber: 'contractNumber',
        taxCode: 'taxCode',
        contactPerson: 'contactPerson',
        contactPhone: 'contactPhone',
        shippingAddress: 'shippingAddress',
      },
      lines: {
        lines: {
          source: 'lines',
          relation: 'orderLineId',
          copy: { productId: 'productId' },
          progress: 'invoicing',
          upTo: 'fulfilment',
          remaining: { quantity: 'quantity', pieces: 'pieces', actualKg: 'actualKg', baremKg: 'baremKg' },
          upToOwn: { flag: 'isService', closedBy: 'isClosed', figures: { quantity: 'quantity', pieces: 'quantity' } },
          closedFlag: null,
          prefill: { quantity: 'pieces' },
        },
      },
    },
  ],
  computes: 'invoiceTotals',
  partner: 'customerId',
  states: approved.states({
    optional: true,
    posts: 'postInvoice',
    recalculates: true,
    alwaysEditable: ['contactPerson', 'contactPhone', 'oldDebt', 'newDebt', 'attachments', 'note'],
  }),
  prints: [{ paper: 'invoice', columns: ['actualWeight'] }],
  home: [{ name: 'invoice', from: 'orderId', due: 'receivingDate', show: 'actualKg' }, ...approved.home],
  next: [...approved.next, { in: ['done'], make: 'debt-transactions' }],
})
