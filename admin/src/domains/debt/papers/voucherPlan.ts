import { areas } from '@barem/resources/areas'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Voucher } from './printed.ts'

const isOut = ({ kind }: Voucher) => kind === 'refund'
const wayOf = (row: Voucher) => (isOut(row) ? 'out' : 'in')

/** What the money is for: in words, and the documents that it is paid for. */
const aboutOf = ({ content, invoice, order }: Voucher) =>
  [content, invoice?.name, order?.name].filter(Boolean).join(' · ')

/** A voucher of money that came in (01-TT) or went out (02-TT), with its amount in words. */
export const voucherPlan: PaperPlan<Voucher, never> = {
  title: (row) => `print.voucher.titles.${row.voucher ?? (isOut(row) ? 'PC' : 'PT')}`,
  form: (row) => (row.kind === 'offset' ? null : `print.voucher.${wayOf(row)}.form`),
  day: ({ executionDate }) => executionDate,
  party: { of: 'customers', area: areas.customer, id: ({ customer }) => customer?.id },
  facts: (row, { party }) => [
    [
      [`print.voucher.${wayOf(row)}.person`, row.payer ?? row.customer?.name],
      ['print.voucher.customer', row.customer?.name],
      ['print.address', party?.companyAddress?.text],
      [`print.voucher.${wayOf(row)}.reason`, aboutOf(row)],
      ['print.voucher.fund', row.fund?.name],
      ['print.voucher.amount', row.amount === null ? null : formatMoney(row.amount)],
      ['print.voucher.attached', row.attachments.length > 0 ? String(row.attachments.length) : null],
    ],
  ],
  amount: ({ amount }) => amount,
  sign(row) {
    const [payer, cashier] = [signer(`print.voucher.${wayOf(row)}.signer`, row.payer), signer('print.voucher.cashier')]
    return [
      sealer('print.voucher.director'),
      signer('print.goodsReceipt.accountant'),
      isOut(row) ? cashier : payer,
      signer('print.sign.preparer', row.createdBy?.name),
      isOut(row) ? payer : cashier,
    ]
  },
}
