import { areas } from '../areas.ts'
import { vatModes } from '../calc/choices.ts'
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
import { receiptLine, receiptLineColumns } from './receipt_line.ts'

const cost = { area: areas.costPrice } as const

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
        contactPerson: text({ max: 255, copies: 'supplierId.contactPerson' }),
        contactPhone: phone({ copies: ['supplierId.contactPhone', 'supplierId.phone'] }),
        exportingAddress: address({ copies: 'supplierId.address' }),
      },
      delivery: {
        warehouseId: belongsTo('warehouses', { required: true }),
        receivingOfficerId: belongsTo('users', { required: true }),
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
          settles: 'receiptLine',
          entry: 'plain',
          columns: receiptLineColumns,
        }),
      },
      costs: {
        freight: money({ ...cost, default: '0' }),
        freightBy: select(['weight', 'amount'], { required: true, default: 'weight' }),
        freightSupplierId: belongsTo('suppliers', cost),
      },
      exceptions: {
        reason: text({ max: 500 }),
        overReason: text({ max: 500, right: 'f' }),
        noContractReason: text({ max: 500, right: 'f', switch: 'receiptNeedsContract' }),
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
        copies: 'contractId.weightTerm',
      }),
      itemCount: decimal({ scale: 3, readOnly: true, figure: 'count' }),
      theoreticalWeight: weight({ readOnly: true, figure: 'sum' }),
      declaredWeight: weight({ readOnly: true }),
      actualWeight: weight({ readOnly: true, figure: 'sum' }),
      /** What the trucks' tickets come to. */
      weighedTotal: weight({ readOnly: true, figure: 'sum' }),
      total: money({ ...cost, readOnly: true, figure: 'amount' }),
      vat: select(vatModes, { default: 'off', readOnly: true, switch: 'vat' }),
      tax: money({ ...cost, readOnly: true, switch: 'vat', figure: 'tax' }),
      payable: money({ ...cost, readOnly: true, switch: 'vat', figure: 'result' }),
      stockValue: money({ ...cost, readOnly: true, figure: 'result' }),
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
  from: [
    {
      by: 'contractId',
      in: ['approved', 'in_progress'],
      take: {
        supplierId: 'supplierId',
        warehouseId: 'receivingWarehouseId',
        contactPerson: 'contactPerson',
        contactPhone: 'contactPhone',
      },
      lines: {
        lines: {
          of: 'lines',
          by: 'contractLineId',
          take: { productId: 'productId', priceType: 'priceType', vatRate: 'vatRate' },
          ledger: 'fulfilment',
          open: {
            quantity: 'quantity',
            pieces: 'pieces',
            actualKg: 'theoreticalWeight',
            baremKg: 'theoreticalWeight',
          },
          closed: 'isClosed',
          fill: { quantity: 'pieces' },
        },
      },
    },
  ],
  settles: 'receiptTotals',
  partner: 'supplierId',
  states: approved.states({
    optional: true,
    takes: 'code',
    posts: 'receiveGoods',
    free: ['contactPerson', 'contactPhone', 'attachments', 'note'],
  }),
  prints: [{ paper: 'goodsReceipt', columns: [] }],
  exceptions: ['deviation'],
})
