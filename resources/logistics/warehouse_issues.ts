import { areas } from '../areas.ts'
import { approved } from '../documents/approval.ts'
import {
  address,
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
  phone,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { adjustingFields, adjustingInvoiceWhen, adjustingWaits } from '../documents/adjusting_invoice.ts'
import { issueLine, issueLineColumns } from './issue_line.ts'

const sold = { purpose: ['sale'] }
const returned = { purpose: ['supplier_return'] }
const cost = { area: areas.costPrice, readOnly: true } as const
const left = { ledger: 'payables', field: 'amount', by: 'supplierReturnId' } as const

/**
 * Goods that leave a warehouse: for an order, for a customer, for a purpose of the company's own, or back to their
 * supplier, who credits them. No selling prices.
 */
export default defineResource('warehouse-issues', {
  area: areas.warehouseIssue,
  route: '/logistics/export-warehouse',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  hint: ['licencePlate'],
  ...grouped(
    {
      general: {
        orderId: belongsTo('sales-orders', { where: { status: ['approved', 'in_progress'] }, when: sold }),
        /** The receipt of goods that went straight from the supplier to the customer: they leave at what they cost. */
        directReceiptId: belongsTo('warehouse-receipts', { where: { status: ['done'] }, when: sold }),
        receiptId: belongsTo('warehouse-receipts', { required: true, where: { status: ['done'] }, when: returned }),
        purpose: select(['sale', 'internal', 'sample', 'processing', 'disposal', 'supplier_return'], {
          required: true,
          default: 'sale',
        }),
        customerId: belongsTo('customers', { required: true, when: sold }),
        // Goods go back to suppliers that nothing is bought of any more.
        supplierId: belongsTo('suppliers', {
          required: true,
          where: { status: ['active', 'inactive'] },
          when: returned,
        }),
        /** Orders of the customer besides the first one. */
        moreOrderIds: belongsToMany('sales-orders', { where: { status: ['approved', 'in_progress'] }, when: sold }),
        documentDate: date({ required: true, default: 'today' }),
        contactPerson: text({ max: 255, defaultFrom: 'customerId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['customerId.contactPhone', 'customerId.phone'] }),
        shippingAddress: address({ defaultFrom: ['customerId.warehouseAddress', 'customerId.companyAddress'] }),
      },
      delivery: {
        // A warehouse that is off can be emptied.
        warehouseId: belongsTo('warehouses', {
          required: true,
          where: { status: ['active', 'inactive'] },
          suggests: 'last',
        }),
        officerId: belongsTo('users', { required: true, suggests: 'me' }),
        receivingOfficer: text({ max: 255 }),
        driverName: text({ required: true, max: 255 }),
        licencePlate: text({ max: 20 }),
        ticketIds: belongsToMany('weighing-tickets', { where: { status: ['closed'] } }),
        expectedExportDate: date({ required: true, default: 'today' }),
        expectedReceiveDate: date({ required: true, default: 'today', notBefore: 'expectedExportDate' }),
        issuedOn: date(),
      },
      goods: {
        lines: lines(issueLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['orderLineId'], ['receiptLineId']],
          computes: 'issueLine',
          grid: 'plain',
          columns: issueLineColumns,
          stockFrom: 'warehouseId',
        }),
      },
      exceptions: {
        reason: text({ max: 500 }),
      },
      /** What of it invoices of the supplier had covered, with tax. */
      adjusting: { invoicedBefore: money(cost), ...adjustingInvoiceWhen(returned) },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'issues' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'PXK-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      /** Pieces that a customer got without an order: nothing invoices them before they have one. */
      unorderedCount: decimal({ scale: 3, readOnly: true }),
      /** What the trucks' tickets come to. */
      weighedTotal: weight({ readOnly: true, role: 'sum' }),
      /** What the supplier credits for goods that go back, with tax; what of it nothing is set off against yet. */
      credited: money({ ...cost, role: 'result' }),
      creditLeft: money({ min: '-999999999999999', readOnly: true, area: areas.debt, sumOf: left }),
      /** What carriers have invoiced for the delivery, without tax: an expense. */
      freightOut: money({ ...cost, sumOf: { ledger: 'matching', field: 'amount', by: 'freightIssueId' } }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'customerId',
      'documentDate',
      'warehouseId',
      'itemCount',
      'actualWeight',
      'status',
      'orderId',
      'moreOrderIds',
      'purpose',
      'licencePlate',
      'driverName',
      'officerId',
      'approverId',
      'supplierId',
      'receiptId',
      'directReceiptId',
      'credited',
      'freightOut',
      'unorderedCount',
      'adjustingNumber',
      'createdAt',
    ],
    filters: [
      'status',
      'customerId',
      'documentDate',
      'warehouseId',
      'orderId',
      'moreOrderIds',
      'purpose',
      'officerId',
      'approverId',
      'actualWeight',
      'supplierId',
      'receiptId',
      'credited',
      'invoicedBefore',
      'unorderedCount',
      'adjustingNumber',
    ],
    quick: ['mine', 'waiting'],
    search: ['code', 'customerId', 'supplierId', 'orderId', 'licencePlate', 'driverName'],
    widths: { code: 152, customerId: 232, documentDate: 104, warehouseId: 152, actualWeight: 112, status: 132 },
    card: ['actualWeight', 'documentDate'],
  },
  createdFrom: [
    {
      relation: 'orderId',
      moreRelation: 'moreOrderIds',
      inStates: ['approved', 'in_progress'],
      copy: {
        customerId: 'customerId',
        warehouseId: 'exportingWarehouseId',
        contactPerson: 'contactPerson',
        contactPhone: 'contactPhone',
        shippingAddress: 'shippingAddress',
        receivingOfficer: 'receivingOfficer',
      },
      lines: {
        lines: {
          source: 'lines',
          relation: 'orderLineId',
          copy: { productId: 'productId' },
          progress: 'fulfilment',
          remaining: {
            quantity: 'quantity',
            pieces: 'quantity',
            actualKg: 'actualWeight',
            baremKg: 'theoreticalWeight',
          },
          closedFlag: 'isClosed',
          except: 'isService',
          prefill: { quantity: 'pieces', requestedQuantity: 'pieces' },
        },
      },
    },
    {
      relation: 'receiptId',
      inStates: ['done'],
      place: 'menu',
      copy: { supplierId: 'supplierId', warehouseId: 'warehouseId' },
      lines: {
        lines: {
          source: 'lines',
          relation: 'receiptLineId',
          copy: { productId: 'productId' },
          progress: 'crediting',
          remaining: { quantity: 'quantity' },
          closedFlag: null,
          prefill: { quantity: 'quantity' },
          pickedBy: 'quantity',
        },
      },
    },
    {
      relation: 'directReceiptId',
      inStates: ['done'],
      remaining: 'directCount',
      copy: { warehouseId: 'warehouseId' },
      lines: {},
    },
    // That a ticket belongs to one document is guarded by those that have tickets.
    {
      relation: 'ticketIds',
      inStates: ['closed'],
      once: true,
      outlivesSource: true,
      copy: { licencePlate: 'licencePlate', driverName: 'driverName' },
      lines: {},
    },
  ],
  computes: 'issueTotals',
  partner: 'customerId',
  otherPartner: 'supplierId',
  states: approved.states({
    optional: true,
    posts: 'issueGoods',
    recalculates: true,
    blockedBy: ['overLimit', 'lateDebt'],
    alwaysEditable: ['contactPerson', 'contactPhone', 'receivingOfficer', 'attachments', 'note', ...adjustingFields],
  }),
  prints: [
    { paper: 'goodsIssue', columns: [] },
    { paper: 'issueNote', columns: ['theoreticalWeight', 'actualWeight'] },
  ],
  exceptions: ['deviation', 'overLimit', 'lateDebt'],
  home: [
    { name: 'issue', from: 'orderId', where: { source: ['warehouse'] }, due: 'receivingDate', show: 'actualKg' },
    {
      ...{ name: 'straight', from: 'orderId', where: { source: ['supplier_direct'] }, due: 'receivingDate' },
      show: 'actualKg',
    },
    { name: 'yard', from: 'ticketIds', due: 'firstAt', action: 'show' },
    { name: 'awaitsInvoice', where: adjustingWaits, due: 'documentDate', show: 'credited' },
    ...approved.home,
  ],
  next: [...approved.next],
})
