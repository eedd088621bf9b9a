import { areas } from '../areas.ts'
import { priceStates, priceTypes, vatModes } from '../calc/choices.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
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
  percent,
  phone,
  select,
  text,
  weight,
} from '../kit/index.ts'
import { goods } from '../sales/order_line.ts'

/**
 * What is bought; in an open-ended contract without a quantity. `unitPrice` holds until a dated price of the product
 * takes over.
 */
const contractLine = {
  ...goods,
  quantity: decimal({
    required: { kind: ['fixed'] },
    min: '0.001',
    max: '10000000',
    scale: 3,
    role: 'count',
  }),
  quantityUnit: select(['piece', 'tonne'], { required: true, default: 'piece' }),
  length: decimal({ scale: 4, min: '0', readOnly: true }),
  pieces: decimal({ scale: 3, readOnly: true }),
  theoreticalWeight: weight({ readOnly: true }),
  priceType: select(priceTypes, { required: true }),
  unitPrice: money({ required: true, scale: 2 }),
  /** Goods that come by a line with a provisional price are settled later; empty where it is final. */
  priceState: select(priceStates),
  amount: money({ readOnly: true, role: 'amount' }),
  vatRate: percent({ feature: 'vat' }),
  tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
  /** Nothing more of it is awaited, whatever has come. */
  isClosed: boolean(),
  note: text({ max: 255 }),
} as const

const life = approved.states({ alwaysEditable: ['contactPerson', 'contactPhone', 'attachments', 'note'] })

/** A price of one product of the contract from a day on. */
const datedPrice = {
  productId: belongsTo('products', { required: true, where: { status: ['in_business'], isService: [false] } }),
  validFrom: date({ required: true }),
  unitPrice: money({ required: true, scale: 2 }),
  note: text({ max: 255 }),
} as const

export default defineResource('purchase-contracts', {
  area: areas.purchaseContract,
  route: '/contract/purchase-contract',
  icon: 'contract',
  menu: 'contracts',
  title: 'code',
  hint: ['contractNumber'],
  ...grouped(
    {
      general: {
        /** The order whose goods go straight from the supplier to its customer. */
        orderId: belongsTo('sales-orders', {
          where: { status: ['approved', 'in_progress'], source: ['supplier_direct'] },
        }),
        supplierId: belongsTo('suppliers', { required: true }),
        contractNumber: text({ max: 50 }),
        contractDate: date({ required: true, default: 'today' }),
        validFrom: date(),
        validTo: date({ notBefore: 'validFrom' }),
        contactPerson: text({ max: 255, defaultFrom: 'supplierId.contactPerson' }),
        contactPhone: phone({ defaultFrom: ['supplierId.contactPhone', 'supplierId.phone'] }),
        kind: select(['fixed', 'open_ended'], { required: true, default: 'fixed' }),
      },
      terms: {
        weightTerm: select(['our_scale', 'supplier_scale', 'barem'], { required: true, default: 'our_scale' }),
        tolerance: percent(),
        receivingWarehouseId: belongsTo('warehouses'),
        receivingDate: date({ notBefore: 'contractDate' }),
        deliveryMethodId: belongsTo('delivery-methods'),
        shippingMethodId: belongsTo('shipping-methods'),
        depositPercent: percent(),
        paymentMethodId: belongsTo('payment-methods'),
        paymentDays: integer({ min: 0, max: 3650 }),
        paymentTerms: longText(),
      },
      goods: {
        lines: lines(contractLine, {
          required: true,
          min: 1,
          max: 200,
          unique: [['productId']],
          check: ['tonnesByWeight'],
          computes: 'purchaseLine',
          grid: 'purchase',
          columns: {
            productId: 284,
            quantity: 72,
            quantityUnit: 72,
            barem: 72,
            theoreticalWeight: 100,
            priceType: 98,
            unitPrice: 84,
            amount: 112,
          },
        }),
      },
      prices: {
        prices: lines(datedPrice, { max: 500, unique: [['productId', 'validFrom']] }),
      },
      charges: {
        shippingFee: money({ default: '0', role: 'charge' }),
        itemCount: decimal({ scale: 3, readOnly: true, role: 'count' }),
        theoreticalWeight: weight({ readOnly: true, role: 'sum' }),
        total: money({ readOnly: true, role: 'sum' }),
        vat: select(vatModes, { default: 'off', readOnly: true, feature: 'vat' }),
        tax: money({ readOnly: true, feature: 'vat', role: 'tax' }),
        grandTotal: money({ readOnly: true, role: 'amount' }),
        depositAmount: money({ readOnly: true, role: 'due', formula: 'deposit' }),
      },
      management: {
        ...approved.fields,
        attachments: files({ folder: 'contracts' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'HDM-{yy}{MM}-{n:4}',
        date: 'contractDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      daysLeft: integer({ readOnly: true, daysUntil: 'validTo' }),
    },
  ),
  list: {
    columns: [
      'code',
      'supplierId',
      'contractDate',
      'theoreticalWeight',
      'grandTotal',
      'status',
      'approverId',
      'contractNumber',
      'validTo',
      'kind',
      'weightTerm',
      'orderId',
      'createdAt',
    ],
    filters: [
      'status',
      'supplierId',
      'contractDate',
      'grandTotal',
      'validTo',
      'kind',
      'weightTerm',
      'deliveryMethodId',
      'shippingMethodId',
      'paymentMethodId',
      'approverId',
      'orderId',
    ],
    quick: ['mine', 'waiting', 'overdue'],
    due: { field: 'validTo', in: ['draft', 'pending', 'approved', 'in_progress'] },
    search: ['code', 'supplierId', 'contractNumber', 'contactPerson', 'contactPhone'],
    widths: { code: 152, supplierId: 232, status: 132, contractDate: 104, theoreticalWeight: 112, grandTotal: 140 },
    card: ['grandTotal', 'contractDate'],
  },
  createdFrom: [
    {
      relation: 'orderId',
      inStates: ['approved', 'in_progress'],
      where: { source: ['supplier_direct'] },
      once: true,
      copy: { supplierId: 'supplierId' },
      lines: {},
      copiedLines: {
        lines: {
          source: 'lines',
          copy: { productId: 'productId', quantity: 'quantity', priceType: 'priceType', unitPrice: 'importPrice' },
          without: 'isService',
        },
      },
    },
  ],
  inUse: 'COT_ERR_010',
  computes: 'purchaseTotals',
  partner: 'supplierId',
  states: {
    ...life,
    progress: { by: 'bought', none: 'approved', begun: 'in_progress', done: 'done' },
    actions: {
      ...life.actions,
      revise: { ...life.actions.revise, from: ['approved', 'in_progress', 'done'] },
      // What is not awaited any more, though less has come than was bought, or the other way round.
      closeLines: {
        from: ['approved', 'in_progress', 'done'],
        to: 'in_progress',
        comment: 'required',
        place: 'menu',
        inputs: { 'lines.isClosed': 'required' },
      },
    },
  },
  prints: [{ paper: 'contract', columns: ['theoreticalWeight'] }],
  exceptions: ['openQuantity'],
  home: [...approved.home],
  next: [...approved.next, { in: ['approved', 'in_progress'], make: 'warehouse-receipts' }],
})
