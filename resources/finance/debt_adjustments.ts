import { areas } from '../areas.ts'
import {
  adjustingFields,
  adjustingInvoiceWhen,
  adjustingWaits,
  invoicedBefore,
} from '../documents/adjusting_invoice.ts'
import { approved } from '../documents/approval.ts'
import {
  belongsTo,
  belongsToMany,
  boolean,
  code,
  date,
  defineResource,
  files,
  grouped,
  lines,
  longText,
  money,
  select,
  text,
} from '../kit/index.ts'
import {
  adjustmentsThat,
  priceCuts,
  roundings,
  supplierPriceCuts,
  writeOffs,
} from '../ledgers/debts/adjustment_kinds.ts'
import { allocation, allocationOptions } from './allocation.ts'

const kinds = adjustmentsThat(() => true)
const ofCustomer = { kind: adjustmentsThat(({ debts }) => debts.party === 'customerId') }
const ofPrices = { kind: priceCuts }
const ofSupplierPrices = { kind: supplierPriceCuts }
const ofSupplier = { kind: adjustmentsThat(({ debts }) => debts.party === 'supplierId') }

/**
 * What changes a debt without money and without goods: cents rounded off, a discount for paying early, a fine for
 * paying late, a debt that is written off, or a price that is lowered after the goods were invoiced.
 */
export default defineResource('debt-adjustments', {
  area: areas.debt,
  route: '/finance-accounting/debt-adjustments',
  icon: 'finance-accounting',
  menu: { group: 'financeAccounting', after: 'debt-transactions' },
  title: 'code',
  hint: ['reason'],
  ...grouped(
    {
      general: {
        kind: select(kinds, { required: true }),
        // Inactive customers and suppliers may still owe, or be owed.
        customerId: belongsTo('customers', {
          required: true,
          where: { status: ['active', 'inactive'] },
          when: ofCustomer,
        }),
        supplierId: belongsTo('suppliers', {
          required: true,
          where: { status: ['active', 'inactive'] },
          when: ofSupplier,
        }),
        /** The invoices of which it lowers the price. */
        invoiceIds: belongsToMany('invoices', { required: true, when: ofPrices, where: { status: ['done'] } }),
        /** The receipts of whose goods the supplier lowers the price. */
        receiptIds: belongsToMany('warehouse-receipts', {
          required: true,
          when: ofSupplierPrices,
          where: { status: ['done'] },
        }),
        documentDate: date({ required: true, default: 'today' }),
        /** By when what it adds is to be paid. */
        dueDate: date({
          notBefore: 'documentDate',
          when: { kind: adjustmentsThat(({ does }) => does === 'adds') },
        }),
        amount: money({ required: true, min: '1', role: 'amount' }),
        reason: text({ required: true, max: 500 }),
        /** Whoever forgives a debt has a right of their own to say why. */
        writeOffReason: text({ max: 500, level: 'f', when: { kind: [...writeOffs] } }),
      },
      allocations: { allocations: lines(allocation, allocationOptions) },
      adjusting: { ...invoicedBefore, ...adjustingInvoiceWhen(ofSupplierPrices) },
      management: {
        ...approved.fields,
        /** Whether the invoice is registered that adjusts those of the sale. */
        vatAdjusted: boolean({
          readOnly: true,
          linkedBy: { resource: 'vat-invoices', by: 'adjustmentIds', where: { status: ['issued', 'adjusted'] } },
        }),
        attachments: files({ folder: 'debt-adjustments' }),
        note: longText(),
      },
    },
    {
      code: code({
        prefix: '#',
        pattern: 'DCN-{yy}{MM}-{n:5}',
        date: 'documentDate',
        unique: 'DOC_ERR_006',
        readOnly: true,
      }),
      /** What it adds to debts; below zero it takes off. */
      owing: money({ min: '-999999999999999', readOnly: true, role: 'result' }),
      /** What of it is VAT, where it lowers prices. */
      tax: money({ readOnly: true, feature: 'vat', role: 'result' }),
      ...approved.postedFields,
    },
  ),
  list: {
    columns: [
      ...(['code', 'documentDate', 'kind', 'customerId', 'owing', 'status', 'reason', 'amount'] as const),
      ...(['approverId', 'supplierId', 'invoiceIds', 'vatAdjusted', 'tax', 'createdById', 'createdAt'] as const),
      ...(['receiptIds', 'adjustingNumber'] as const),
    ],
    filters: [
      ...(['status', 'kind', 'customerId', 'supplierId', 'documentDate', 'amount', 'approverId'] as const),
      ...(['invoiceIds', 'vatAdjusted', 'receiptIds', 'invoicedBefore', 'adjustingNumber'] as const),
    ],
    quick: ['mine', 'waiting'],
    search: ['code', 'reason', 'customerId', 'supplierId'],
    widths: { code: 152, documentDate: 108, kind: 168, customerId: 216, supplierId: 216, owing: 132, status: 132 },
    card: ['owing', 'documentDate'],
  },
  createdFrom: [
    {
      relation: 'invoiceIds',
      inStates: ['done'],
      place: 'menu',
      copy: { customerId: 'customerId' },
      lines: {},
    },
    {
      relation: 'receiptIds',
      inStates: ['done'],
      place: 'menu',
      copy: { supplierId: 'supplierId' },
      lines: {},
    },
  ],
  computes: 'debtAdjustment',
  partner: 'customerId',
  otherPartner: 'supplierId',
  states: approved.states({
    optional: true,
    // Cents are rounded off by whoever collects; all else is asked for.
    askedWhen: { kind: kinds.filter((kind) => !roundings.includes(kind)) },
    posts: 'adjustDebt',
    alwaysEditable: ['attachments', 'note', ...adjustingFields],
  }),
  home: [...approved.home, { name: 'awaitsInvoice', where: adjustingWaits, due: 'documentDate', show: 'amount' }],
  next: [...approved.next],
})
