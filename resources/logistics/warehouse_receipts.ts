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
  text,
  weight,
} from '../kit/index.ts'
import { receiptLine, receiptLineColumns } from './receipt_line.ts'

const cost = { area: areas.costPrice } as const
const left = { ledger: 'payables', field: 'amount', by: 'receiptId' } as const

/** Goods that come to a warehouse: from a contract, or without one. */
export default defineResource('warehouse-receipts', {
  area: areas.warehouseReceipt,
  route: '/logistics/enter-warehouse',
  icon: 'logistics',
  menu: 'logistics',
  title: 'code',
  hint: ['supplierSlip'],
  ...grouped(
    {
      general: {
        contractId: belongsTo('purchase-contracts', { where: { status: ['approved', 'in_progress'] } }),
        supplierId: belongsTo('suppliers', { required: true }),
        documentDate: date({ required: true, default: 'today' }),
        supplierSlip: text({ max: 50 }),
        dueDate: date({ notBefore: 'documentDate' }),
        contactPerson: text({ max: 255, defaultFrom: 'supplierId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['supplierId.contactPhone', 'supplierId.phone'] }),
        exportingAddress: address({ defaultFrom: 'supplierId.address' }),
      },
      delivery: {
        warehouseId: belongsTo('warehouses', { required: true, suggests: 'last' }),
        receivingOfficerId: belongsTo('users', { required: true, suggests: 'me' }),
        driverName: text({ required: true, max: 255 }),
        licencePlate: text({ max: 20 }),
        ticketIds: belongsToMany('weighing-tickets', { where: { status: ['closed'] } }),
        expectedExportDate: date({ required: true, default: 'today' }),
        expectedReceiveDate: date({ required: true, default: 'today', notBefore: 'expectedExportDate' }),
        receivedOn: date(),
      },
      goods: {
        lines: lines(receiptLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['contractLineId']],
          computes: 'receiptLine',
          grid: 'plain',
          columns: receiptLineColumns,
        }),
      },
      costs: {
        freight: money({ ...cost, default: '0' }),
        freightBy: select(['weight', 'amount'], { required: true, default: 'weight' }),
        freightSupplierId: belongsTo('suppliers', cost),
        freightDueDate: date({ ...cost, notBefore: 'documentDate' }),
      },
      exceptions: {
        reason: text({ max: 500 }),
        overReason: text({ max: 500, level: 'f' }),
        noContractReason: text({ max: 500, level: 'f', feature: 'receiptNeedsContract' }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'receipts' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'PNK-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      weightTerm: select(['our_scale', 'supplier_scale', 'barem'], {
        readOnly: true,
        snapshotOf: 'contractId.weightTerm',
      }),
      itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
      /** What of it was bought for an order, and goes straight to its customer. */
      directCount: decimal({ scale: 3, readOnly: true }),
      theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
      declaredWeight: weight({ readOnly: true }),
      actualWeight: weight({ readOnly: true, role: 'sum' }),
      /** What the trucks' tickets come to. */
      weighedTotal: weight({ readOnly: true, role: 'sum' }),
      total: money({ ...cost, readOnly: true, role: 'amount' }),
      vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
      tax: money({ ...cost, readOnly: true, feature: 'vat', role: 'tax' }),
      payable: money({ ...cost, readOnly: true, feature: 'vat', role: 'result' }),
      stockValue: money({ ...cost, readOnly: true, role: 'result' }),
      /** What is left to pay of the goods; of receipts from before there were payables nothing. */
      owed: money({ min: '-999999999999999', readOnly: true, area: areas.debt, sumOf: left }),
      freightOwed: money({
        min: '-999999999999999',
        readOnly: true,
        area: areas.debt,
        sumOf: { ...left, by: 'freightReceiptId' },
      }),
      unpriced: boolean({ ...cost, readOnly: true, lacks: ['lines.unitPrice'] }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      'code',
      'supplierId',
      'documentDate',
      'warehouseId',
      'actualWeight',
      'total',
      'status',
      'owed',
      'dueDate',
      'contractId',
      'licencePlate',
      'driverName',
      'receivingOfficerId',
      'approverId',
      'createdAt',
    ],
    filters: [
      'status',
      'supplierId',
      'documentDate',
      'warehouseId',
      'contractId',
      'receivingOfficerId',
      'approverId',
      'actualWeight',
      'owed',
      'dueDate',
      'unpriced',
    ],
    search: ['code', 'supplierId', 'contractId', 'supplierSlip', 'licencePlate', 'driverName'],
    widths: {
      code: 152,
      supplierId: 232,
      documentDate: 104,
      warehouseId: 152,
      actualWeight: 112,
      total: 140,
      status: 132,
    },
    card: ['actualWeight', 'documentDate'],
  },
  createdFrom: [
    {
      relation: 'contractId',
      inStates: ['approved', 'in_progress'],
      copy: {
        supplierId: 'supplierId',
        warehouseId: 'receivingWarehouseId',
        contactPerson: 'contactPerson',
        contactPhone: 'contactPhone',
      },
      lines: {
        lines: {
          source: 'lines',
          relation: 'contractLineId',
          copy: { productId: 'productId', priceType: 'priceType', priceState: 'priceState', vatRate: 'vatRate' },
          progress: 'fulfilment',
          remaining: {
            quantity: 'quantity',
            pieces: 'pieces',
            actualKg: 'theoreticalWeight',
            baremKg: 'theoreticalWeight',
          },
          closedFlag: 'isClosed',
          prefill: { quantity: 'pieces' },
        },
      },
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
  computes: 'receiptTotals',
  partner: 'supplierId',
  states: approved.states({
    optional: true,
    posts: 'receiveGoods',
    alwaysEditable: ['contactPerson', 'contactPhone', 'attachments', 'note', 'unpriced'],
  }),
  prints: [{ paper: 'goodsReceipt', columns: [] }],
  exceptions: ['deviation', 'oddWeight'],
  told: ['oddWeight'],
  home: [
    { name: 'receive', from: 'contractId', due: 'receivingDate', show: 'actualKg' },
    { name: 'unpriced', where: { unpriced: ['true'], status: ['draft', 'pending', 'done'] } },
    ...approved.home,
  ],
  next: [...approved.next, { in: ['done'], make: 'debt-transactions' }],
})
