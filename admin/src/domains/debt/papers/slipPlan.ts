import type { PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Slip } from './printed.ts'
import { signsOf } from './signs.ts'

/** A payment slip (02-TT), or the order to a bank in its place, with its amount in words. */
export const slipPlan: PaperPlan<Slip, never> = {
  title: ({ voucher }) => `print.voucher.titles.${voucher ?? 'PC'}`,
  form: 'print.voucher.out.form',
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      ['print.voucher.out.person', row.employee?.name],
      [
        'print.voucher.out.reason',
        [row.content ?? row.lines.map(({ itemName }) => itemName).join(', '), row.expenseTicket?.name]
          .filter(Boolean)
          .join(' · '),
      ],
      ['print.voucher.fund', row.fund?.name],
      ['print.voucher.amount', row.total === null ? null : formatMoney(row.total)],
      ['print.voucher.attached', row.attachmentName],
    ],
  ],
  // A voucher says its sum alone.
  columns: () => [],
  lines: () => [],
  amount: ({ total }) => total,
  sign: ({ employee, createdBy }) => signsOf('out', employee?.name ?? null, createdBy?.name),
}
