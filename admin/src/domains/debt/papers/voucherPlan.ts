import { areas } from '@barem/resources/areas'
import { paymentKind } from '@barem/resources/debts'
import { type PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Voucher } from './printed.ts'
import { signsOf } from './signs.ts'

const isOut = ({ kind }: Voucher) => paymentKind(kind).money === 'out'

const customers = { of: 'customers', area: areas.customer, id: ({ customer }: Voucher) => customer?.id } as const
const suppliers = { of: 'suppliers', area: areas.supplier, id: ({ supplier }: Voucher) => supplier?.id } as const

/** Where the other party of a payment is read from. */
export const partyOf = ({ supplier }: Voucher) => (supplier ? suppliers : customers)

const wayOf = (row: Voucher) => (isOut(row) ? 'out' : 'in')

/** What the money is for: in words, and the documents that it is paid for where the words do not name them. */
export const aboutOf = ({ content, invoice, order, receipt, contract }: Voucher) =>
  [
    content,
    ...[invoice, order, receipt, contract].map((one) => (content?.includes(one?.name ?? '') ? null : one?.name)),
  ]
    .filter(Boolean)
    .join(' · ')

/** A voucher of money that came in (01-TT) or went out (02-TT), with its amount in words. */
export const voucherPlan: PaperPlan<Voucher, never> = {
  title: (row) => `print.voucher.titles.${row.voucher ?? (isOut(row) ? 'PC' : 'PT')}`,
  form: (row) => (paymentKind(row.kind).money === null ? null : `print.voucher.${wayOf(row)}.form`),
  day: ({ executionDate }) => executionDate,
  party: partyOf,
  facts: (row, { party }) => [
    [
      [`print.voucher.${wayOf(row)}.person`, row.payer ?? (row.customer ?? row.supplier)?.name],
      ['print.voucher.customer', row.customer?.name],
      ['print.voucher.supplier', row.supplier?.name],
      ['print.address', (party?.companyAddress ?? party?.address)?.text],
      [`print.voucher.${wayOf(row)}.reason`, aboutOf(row)],
      ['print.voucher.fund', row.fund?.name],
      ['print.voucher.amount', row.amount === null ? null : formatMoney(row.amount)],
      ['print.voucher.attached', row.attachments.length > 0 ? String(row.attachments.length) : null],
    ],
  ],
  amount: ({ amount }) => amount,
  sign: (row) => signsOf(wayOf(row), row.payer, row.createdBy?.name),
}
