import type { PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { OtherVoucher } from './printed.ts'
import { signsOf } from './signs.ts'

/** A voucher of money that is no debt, in (01-TT) or out (02-TT), with its amount in words. */
export const otherVoucherPlan: PaperPlan<OtherVoucher, never> = {
  title: ({ voucher, direction }) => `print.voucher.titles.${voucher ?? (direction === 'out' ? 'PC' : 'PT')}`,
  form: ({ direction }) => `print.voucher.${direction}.form`,
  day: ({ executionDate }) => executionDate,
  facts: (row) => [
    [
      [`print.voucher.${row.direction}.person`, row.payer],
      ['print.address', row.payerAddress],
      [`print.voucher.${row.direction}.reason`, [row.content, row.businessExpense?.name].filter(Boolean).join(' · ')],
      ['print.voucher.fund', row.fund?.name],
      ['print.voucher.amount', row.amount === null ? null : formatMoney(row.amount)],
      ['print.voucher.attached', row.attachments.length > 0 ? String(row.attachments.length) : null],
    ],
  ],
  amount: ({ amount }) => amount,
  sign: ({ direction, payer, createdBy }) => signsOf(direction, payer, createdBy?.name),
}
