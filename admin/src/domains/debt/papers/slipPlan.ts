import type { PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Slip } from './printed.ts'
import { signsOf } from './signs.ts'

const wayOf = ({ type }: Slip) => (type === 'advance_return' ? 'in' : 'out')

/** Money that an employee gets (02-TT) or brings back (01-TT), with its amount in words. */
export const slipPlan: PaperPlan<Slip, never> = {
  title: (row) => `print.voucher.titles.${row.voucher ?? (wayOf(row) === 'out' ? 'PC' : 'PT')}`,
  form: (row) => `print.voucher.${wayOf(row)}.form`,
  day: ({ documentDate }) => documentDate,
  facts: (row) => [
    [
      [`print.voucher.${wayOf(row)}.person`, row.employee?.name],
      [
        `print.voucher.${wayOf(row)}.reason`,
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
  sign: (row) => signsOf(wayOf(row), row.employee?.name ?? null, row.createdBy?.name),
}
