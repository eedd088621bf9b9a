import { exact } from '@barem/resources/calc/exact'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/number.ts'
import type { Ticket, TicketLine } from './printed.ts'

/** What of a claim has cleared advances: neither is it owed, nor was it paid out. */
const clearedOf = ({ type, status, total, owed, paid }: Ticket) =>
  type === 'reimbursement' && status === 'done' ? exact.sub(exact.sub(total ?? '0', owed ?? '0'), paid ?? '0') : null

/** Which of the three official papers it is: 03-TT asks for money, 04-TT clears advances, 05-TT asks to be paid. */
function formOf(row: Ticket): 'advance' | 'settlement' | 'claim' {
  if (row.type === 'advance') return 'advance'
  return clearedOf(row)?.gt(0) ? 'settlement' : 'claim'
}

const days = ({ departureDate, returnDate }: Ticket) =>
  [departureDate, returnDate].flatMap((day) => (day ? [formatDate(day)] : [])).join(' - ') || null

/** An expense ticket: an advance that is asked for (03-TT), or what was spent, with (04-TT) or without one (05-TT). */
export const ticketPlan: PaperPlan<Ticket, TicketLine> = {
  title: (row) => `print.expense.${formOf(row)}.title`,
  form: (row) => `print.expense.${formOf(row)}.form`,
  day: ({ documentDate }) => documentDate,
  facts(row) {
    const cleared = clearedOf(row)
    // What is paid besides the advance; 05-TT asks for all of it.
    const over = cleared?.gt(0) ? exact.sub(row.total ?? '0', cleared) : null
    return [
      [
        ['print.expense.requester', row.employee?.name],
        ['print.expense.purpose', row.purpose],
        ['print.expense.location', row.location],
        ['print.expense.days', days(row)],
      ],
      [
        ['print.voucher.amount', row.total === null ? null : formatMoney(row.total)],
        ['print.expense.cleared', cleared?.gt(0) ? formatMoney(cleared.toFixed()) : null],
        ['print.expense.over', over?.gt(0) ? formatMoney(over.toFixed()) : null],
        ['print.expense.contract', row.contractNumber],
      ],
    ]
  },
  columns: ({ total }, { t }) => [
    { key: 'no', head: t('print.columns.no'), align: 'center', of: (_, index) => String(index + 1) },
    {
      ...{ key: 'category', head: t('print.expense.category'), align: 'start' },
      of: ({ businessExpense }) => businessExpense?.name ?? '',
      note: ({ content }) => content,
    },
    {
      ...{ key: 'invoice', head: t('print.expense.invoice'), align: 'start' },
      of: ({ invoiceNumber }) => invoiceNumber ?? '',
    },
    {
      ...{ key: 'amount', head: t('print.voucher.amount'), align: 'end' },
      of: ({ amount }) => (amount === null ? '' : formatMoney(amount)),
      ...(total !== null && { total: formatMoney(total) }),
    },
  ],
  amount: ({ total }) => total,
  sign: (row) => [
    sealer('print.voucher.director', row.approver?.name),
    signer('print.goodsReceipt.accountant'),
    signer('print.expense.requester', row.employee?.name),
  ],
}
