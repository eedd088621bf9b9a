import { areas } from '../areas.ts'
import { priceTypes, vatModes } from '../calc/choices.ts'
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
  grouped,
  files,
  integer,
  lines,
  longText,
  money,
  phone,
  select,
  taxCode,
  text,
  weight,
} from '../kit/index.ts'
import { orderSources } from './order_sources.ts'
import { orderLine, orderLineColumns } from './order_line.ts'

const life = approved.states({
  alwaysEditable: [
    'contactPerson',
    'contactPhone',
    'quotedUntil',
    'receivingOfficer',
    'orderStatusId',
    'attachments',
    'note',
    // Figures of the lines, whose own fields are what is approved.
    'weightEstimated',
    'unpriced',
    // Follows from the ledger.
    'oldDebt',
  ],
})

const signed = { min: '-999999999999999', readOnly: true } as const

const ofLines = { by: 'orderLineId', lines: 'sales-orders.lines' } as const
const ofInvoices = { field: 'total', by: 'invoiceLineId', lines: 'invoices.lines' } as const
const lowered = [{ ledger: 'returning', ...ofInvoices } as const, { ledger: 'reducing', ...ofInvoices } as const]
const issued = { ...ofLines, ledger: 'fulfilment' } as const
const returned = { ...ofLines, ledger: 'returning', entries: true } as const
const invoiced = { ...ofLines, ledger: 'invoicing' } as const

const direct = { source: ['supplier_direct'] }

export default defineResource('sales-orders', {
  area: areas.order,
  open: 'own',
  exportArea: areas.exportOrder,
  route: '/sale-management/order',
  icon: 'order',
  menu: 'sales',
  title: 'code',
  hint: ['contactPerson'],
  ...grouped(
    {
      general: {
        customerId: belongsTo('customers', { required: true }),
        orderDate: date({ required: true, default: 'today' }),
        contractNumber: text({ max: 50 }),
        /** The return that these goods are taken in exchange for: its credit pays their invoice. */
        returnId: belongsTo('returns', { where: { status: ['draft', 'received', 'pending', 'rejected', 'done'] } }),
        /** The issue of goods that the customer got before they had an order. */
        issueId: belongsTo('warehouse-issues', { where: { status: ['done'], purpose: ['sale'] } }),
        taxCode: taxCode({ defaultFrom: 'customerId.taxCode' }),
        contactPerson: text({ max: 255, defaultFrom: 'customerId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['customerId.contactPhone', 'customerId.phone'] }),
        salesMethodId: belongsTo('sales-methods'),
        salesChannelId: belongsTo('sales-channels'),
        paymentMethodId: belongsTo('payment-methods'),
        quotedUntil: date(),
      },
      delivery: {
        shippingAddress: address({
          required: true,
          defaultFrom: ['customerId.warehouseAddress', 'customerId.companyAddress'],
        }),
        receivingWarehouse: text({ max: 255 }),
        receivingDate: date({ required: true, notBefore: 'orderDate' }),
        receivingOfficer: text({ max: 255 }),
        deliveryMethodId: belongsTo('delivery-methods'),
        shippingMethodId: belongsTo('shipping-methods'),
        source: select(['warehouse', 'supplier_direct'], { required: true, default: 'warehouse' }),
        exportingWarehouseId: belongsTo('warehouses', {
          required: true,
          when: { source: ['warehouse'] },
          suggests: 'last',
        }),
        exportingDate: date(),
        supplierId: belongsTo('suppliers', { required: true, when: direct }),
        sourcePrice: money({
          ...{ scale: 2, area: areas.costPrice, when: direct },
          follows: ['supplierId'],
          per: 'calculationMethod',
        }),
        calculationMethod: select(priceTypes, { required: true, default: 'barem_kg' }),
      },
      goods: {
        lines: lines(orderLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['productId']],
          check: ['upToSalePrice'],
          computes: 'saleLine',
          grid: 'sale',
          columns: orderLineColumns,
          stockFrom: 'exportingWarehouseId',
        }),
      },
      charges: {
        deliveryTariffId: belongsTo('shipping-fees'),
        distance: decimal({ min: '0', max: '5000', scale: 1 }),
        suggestedShippingFee: money({ readOnly: true }),
        shippingFee: money({ default: '0', role: 'charge' }),
        discountSource: select(['policy', 'manual'], { required: true, default: 'policy' }),
        discount: money({ default: '0', role: 'deduction' }),
        discountPolicy: text({ max: 255, readOnly: true }),
        oldDebt: money({ min: '-999999999999999', readOnly: true, area: areas.debt, role: 'beside' }),
        itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
        theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
        actualWeight: weight({
          ...{ readOnly: true, role: 'sum', estimatedBy: 'weightEstimated' },
          becomes: { by: 'issuedWeight', done: 'issuedCount', all: 'itemCount' },
        }),
        estimated: money({ readOnly: true, role: 'sum' }),
        total: money({ readOnly: true, role: 'sum' }),
        vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
        tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
        grandTotal: money({
          ...{ ...signed, role: 'amount' },
          becomes: { by: 'invoicedTotal', done: 'invoicedCount', all: 'itemCount' },
        }),
        /** Pieces that came back of what was issued, invoiced or not, and their share of the kg. */
        returnedCount: decimal({ scale: 3, readOnly: true, sumOf: { ...returned, field: 'quantity' } }),
        returnedWeight: weight({ readOnly: true, sumOf: { ...returned, field: 'soldKg' } }),
        returnIds: belongsToMany('returns', {
          readOnly: true,
          linkedBy: { resource: 'returns', lines: 'lines.orderLineId', of: 'lines', where: { status: ['done'] } },
        }),
        paymentStatus: select(['pending', 'unpaid', 'in_progress', 'paid'], {
          readOnly: true,
          colors: { pending: 'grey', unpaid: 'orange', in_progress: 'blue', paid: 'green' },
          paidBy: {
            state: 'status',
            in: ['done'],
            waits: approvedStates,
            bills: {
              ...{ resource: 'invoices', field: 'grandTotal', by: 'orderId', also: 'moreOrderIds' },
              where: { status: ['done'] },
            },
            left: { ledger: 'receivables', field: 'amount', by: 'invoiceId' },
            less: lowered,
          },
        }),
      },
      management: {
        ...approved.fields,
        orderStatusId: belongsTo('order-statuses'),
        attachments: files({ folder: 'orders' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'DH-{yy}{MM}-{n:5}',
        date: 'orderDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      weightEstimated: boolean({ readOnly: true }),
      unpriced: boolean({ readOnly: true, area: areas.costPrice, lacks: ['sourcePrice', 'lines.importPrice'] }),
      /** Kg that were issued of the order, and dong that were invoiced of it, with discount, fee and VAT. */
      issuedCount: decimal({ scale: 3, readOnly: true, sumOf: { ...issued, field: 'pieces' } }),
      issuedWeight: weight({ readOnly: true, sumOf: { ...issued, field: 'actualKg' } }),
      invoicedCount: decimal({ scale: 3, readOnly: true, sumOf: { ...invoiced, field: 'pieces' } }),
      invoicedTotal: money({ ...signed, sumOf: { ...invoiced, field: 'total' } }),
      quotationDaysLeft: integer({ readOnly: true, daysUntil: 'quotedUntil' }),
    },
  ),
  list: {
    columns: [
      'code',
      'customerId',
      'orderDate',
      'actualWeight',
      'grandTotal',
      'status',
      'paymentStatus',
      'approverId',
      'receivingDate',
      'returnedWeight',
      'returnIds',
      ...(['orderStatusId', 'createdById', 'createdAt'] as const),
    ],
    filters: [
      'status',
      'paymentStatus',
      'customerId',
      'orderDate',
      'exportingWarehouseId',
      'source',
      ...(['salesMethodId', 'salesChannelId'] as const),
      ...(['paymentMethodId', 'deliveryMethodId', 'shippingMethodId'] as const),
      'approverId',
      'orderStatusId',
      'receivingDate',
      'grandTotal',
      'returnIds',
      'unpriced',
    ],
    quick: ['mine', 'waiting', 'overdue'],
    due: { field: 'receivingDate', in: ['draft', 'pending', 'approved', 'in_progress'] },
    search: ['code', 'customerId', 'contractNumber', 'contactPerson', 'contactPhone', 'shippingAddress'],
    widths: {
      code: 152,
      customerId: 252,
      status: 140,
      paymentStatus: 148,
      orderDate: 104,
      receivingDate: 124,
      actualWeight: 112,
      grandTotal: 140,
    },
    card: ['grandTotal', 'orderDate', 'actualWeight'],
  },
  createdFrom: orderSources,
  computes: 'saleTotals',
  partner: 'customerId',
  states: {
    ...life,
    progress: { by: 'sold', none: 'approved', begun: 'in_progress', done: 'done' },
    holds: { by: 'reserveGoods', in: approvedStates },
    actions: {
      ...life.actions,
      approve: { ...life.actions.approve, blockedBy: ['overLimit', 'lateDebt'] },
      revise: { ...life.actions.revise, from: ['approved', 'in_progress'] },
      // Closes lines: the rest of them will not be issued. Or opens them again.
      // `progress` says the state that follows, where it differs from `to`.
      closeLines: {
        from: ['approved', 'in_progress', 'done'],
        to: 'in_progress',
        comment: 'required',
        place: 'menu',
        inputs: { 'lines.isClosed': 'required' },
      },
      // Reserves goods for lines that lack some, from what has come in or was freed. `release` frees them.
      reserve: { from: ['approved', 'in_progress'], to: 'in_progress', place: 'menu', holds: 'take' },
      release: {
        from: ['approved', 'in_progress'],
        to: 'in_progress',
        comment: 'required',
        place: 'menu',
        level: 'f',
        holds: 'release',
      },
    },
  },
  prints: [
    { paper: 'order', columns: ['theoreticalWeight', 'actualWeight'] },
    { paper: 'deliveryNote', columns: ['theoreticalWeight', 'actualWeight'] },
    { paper: 'quotation', columns: ['theoreticalWeight'] },
  ],
  exceptions: [
    'belowCost',
    'belowMargin',
    'unknownCost',
    'belowSuggested',
    'manualDiscount',
    'deviation',
    'overLimit',
    'lateDebt',
    'oldDebt',
    'estimatedWeight',
    'shortStock',
  ],
  home: [
    { name: 'unordered', from: 'issueId', due: 'documentDate', show: 'unorderedCount' },
    { name: 'unpriced', where: { unpriced: ['true'], status: ['draft', 'pending', 'approved', 'in_progress'] } },
    ...approved.home,
  ],
  next: [
    ...approved.next,
    { in: ['approved', 'in_progress'], make: 'purchase-contracts' },
    { in: ['approved', 'in_progress'], make: 'warehouse-issues' },
    { in: ['approved', 'in_progress', 'done'], make: 'invoices' },
  ],
})
