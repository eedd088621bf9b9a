import { areas } from '../areas.ts'
import { priceTypes } from '../calc/choices.ts'
import { approvalActions, approvalEdits, approvalStates } from '../documents/approval.ts'
import { belongsTo, code, date, decimal, defineResource, files, integer, lines, longText, money, percent, phone, select, text, weight } from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/** What is bought; in an open-ended contract without a quantity. `unitPrice` holds until a dated price of the product takes over. */
const contractLine = {
  ...goods,
  quantity: decimal({ min: '0.001', max: '10000000', scale: 3 }),
  quantityUnit: select(['piece', 'tonne'], { required: true, default: 'piece' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  pieces: decimal({ scale: 3, readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  priceType: select(priceTypes, { required: true }),
  unitPrice: money({ required: true, scale: 2 }),
  amount: money({ readOnly: true }),
  note: text({ max: 255 }),
} as const

/** A price of one product of the contract from a day on. */
const datedPrice = {
  productId: belongsTo('products', { required: true }),
  validFrom: date({ required: true }),
  unitPrice: money({ required: true, scale: 2 }),
  note: text({ max: 255 }),
} as const

export default defineResource('purchase-contracts', {
  area: areas.purchaseContract,
  route: '/contract/purchase-contract',
  icon: 'contract',
  title: 'code',
  hint: ['contractNumber'],
  fields: {
    code: code({ prefix: '#', unique: 'DOC_ERR_006', readOnly: true }),
    supplierId: belongsTo('suppliers', { required: true }),
    contractNumber: text({ max: 50 }),
    contractDate: date({ required: true, default: 'today' }),
    validFrom: date(),
    validTo: date(),
    contactPerson: text({ max: 255 }),
    contactPhone: phone(),
    kind: select(['fixed', 'open_ended'], { required: true, default: 'fixed' }),
    weightTerm: select(['our_scale', 'supplier_scale', 'barem'], { required: true, default: 'our_scale' }),
    tolerance: percent(),
    receivingWarehouseId: belongsTo('warehouses'),
    receivingDate: date(),
    lines: lines(contractLine, { required: true, min: 1, max: 200, distinct: ['productId'] }),
    prices: lines(datedPrice, { max: 500, distinct: ['productId', 'validFrom'] }),
    shippingFee: money({ default: '0' }),
    depositPercent: percent(),
    paymentDays: integer({ min: 0, max: 3650 }),
    paymentTerms: longText(),
    itemCount: decimal({ scale: 3, readOnly: true }),
    theoreticalWeight: weight({ readOnly: true }),
    total: money({ readOnly: true }),
    grandTotal: money({ readOnly: true }),
    depositAmount: money({ readOnly: true }),
    approverId: belongsTo('users'),
    status: select(approvalStates, { default: 'draft', readOnly: true }),
    revision: integer({ default: 0, min: 0, readOnly: true }),
    attachments: files({ folder: 'contracts' }),
    note: longText(),
  },
  list: {
    columns: ['code', 'supplierId', 'contractDate', 'theoreticalWeight', 'grandTotal', 'status', 'approverId', 'contractNumber', 'validTo', 'kind', 'weightTerm', 'createdAt'],
    filters: ['status', 'supplierId', 'contractDate', 'validTo', 'kind', 'weightTerm', 'approverId'],
    search: ['code', 'supplierId', 'contractNumber', 'contactPerson', 'contactPhone'],
  },
  form: {
    general: ['supplierId', 'contractNumber', 'contractDate', 'validFrom', 'validTo', 'contactPerson', 'contactPhone', 'kind'],
    terms: ['weightTerm', 'tolerance', 'receivingWarehouseId', 'receivingDate', 'depositPercent', 'paymentDays', 'paymentTerms'],
    goods: ['lines'],
    prices: ['prices'],
    charges: ['shippingFee', 'itemCount', 'theoreticalWeight', 'total', 'grandTotal', 'depositAmount'],
    management: ['approverId', 'status', 'revision', 'attachments', 'note'],
  },
  inUse: 'COT_ERR_010',
  states: { field: 'status', initial: 'draft', actions: approvalActions, edits: approvalEdits, free: ['contactPerson', 'contactPhone', 'attachments', 'note'], approval: { approver: 'approverId', revision: 'revision', amount: 'grandTotal' } },
  numbering: { field: 'code', date: 'contractDate', pattern: 'HDM-{yy}{MM}-{n:4}', period: 'month', takenIn: 'pending' },
})
