import { areas } from '@barem/resources/areas'
import { signer, type PaperPlan, type Signer } from '../../../documents/print/plan.ts'
import { approvedBy, contactOf, deliveryOf, stampOf } from '../../../documents/print/printed.ts'
import { formatDate } from '../../../format/date.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { orderColumns } from './columns.ts'
import { type Order, type OrderLine, shipTo } from './printed.ts'
import { amountOf, becomeTotals, debtTotals } from './totals.ts'

const preparerOf = ({ createdBy }: Order) => signer('print.sign.preparer', createdBy?.name)

/** Who signs an order: its approver, once it is approved, by a stamp. */
function signersOf(row: Order, t: Translate): Signer[] {
  const approved = approvedBy(row, 'order')
  const approver = { office: 'print.sign.approver', name: approved?.name, stamp: stampOf(t, approved) }
  return [signer('print.sign.customer'), preparerOf(row), { ...approver, how: 'print.sign.signStamp' }]
}

/** The parts of an order's papers that tell no prices, but for the way of payment. */
const common = (priced: boolean): Omit<PaperPlan<Order, OrderLine>, 'title' | 'sign'> => ({
  day: ({ orderDate }) => orderDate,
  party: { of: 'customers', area: areas.customer, id: ({ customer }) => customer?.id },
  facts: (row, { party }) => [
    [
      [
        'print.order.customer',
        [row.customer?.name, row.customer?.code && `(${row.customer.code})`].filter(Boolean).join(' '),
      ],
      ['print.address', party?.companyAddress?.text],
      ['print.order.shipTo', shipTo(row)],
      ['print.order.from', row.exportingWarehouse?.name],
      ['print.delivery', deliveryOf(row)],
    ],
    [
      ['print.taxCode', row.taxCode ?? party?.taxCode],
      ['print.contact', contactOf(row)],
      ['print.order.receivingDate', row.receivingDate && formatDate(row.receivingDate)],
      ['print.order.receivedBy', row.receivingOfficer],
      ['print.contractNumber', row.contractNumber],
      ['print.payment', priced ? row.paymentMethod?.name : null],
    ],
  ],
  columns: (row, { settings, t }) => orderColumns(row, { ...settings, priced }, t),
})

/** A sales order: its goods with prices, weights and totals. */
export const orderPlan: PaperPlan<Order, OrderLine> = {
  ...common(true),
  title: 'print.order.title',
  amount: amountOf,
  totals: (row, { settings, t }) => [
    ...becomeTotals(row, t),
    ...(settings.debt ? debtTotals({ ...row, grandTotal: amountOf(row) }, t) : []),
  ],
  sign: (row, { t }) => signersOf(row, t),
}

/** An order without its services, which nobody loads. */
const loaded = (row: Order): Order => ({ ...row, lines: row.lines.filter(({ isService }) => !isService) })

/** The delivery note that accompanies the goods of an order, without prices. */
export const deliveryNotePlan: PaperPlan<Order, OrderLine> = {
  ...common(false),
  title: 'print.order.deliveryNote',
  columns: (row, { settings, t }) => orderColumns(loaded(row), { ...settings, priced: false }, t),
  lines: (row) => loaded(row).lines,
  sign: (row) => [
    preparerOf(row),
    signer('print.sign.storekeeper'),
    signer('print.sign.deliverer'),
    signer('print.sign.recipient', row.receivingOfficer),
  ],
}
