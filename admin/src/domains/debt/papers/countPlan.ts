import { exact } from '@barem/resources/calc/exact'
import { tillNoteNames, tillNotes } from '@barem/resources/calc/till-notes'
import { sealer, signer, type PaperPlan } from '../../../documents/print/plan.ts'
import { formatMoney, withMinus } from '../../../format/number.ts'
import type { FundCount } from './printed.ts'

type Line = { id: string; head: string; pieces: string; amount: string }

/** The notes that were counted, and what is smaller. */
export const linesOf = (row: FundCount): Line[] => [
  ...tillNoteNames
    .filter((name) => row[name])
    .map((name) => ({
      ...{ id: name, head: formatMoney(tillNotes[name]), pieces: String(row[name]) },
      amount: exact.mul(row[name]!, tillNotes[name]).toFixed(),
    })),
  ...(Number(row.loose ?? 0) > 0 ? [{ id: 'loose', head: '', pieces: '', amount: String(row.loose) }] : []),
]

/** The count of a till (08a-TT): the notes that lay in it, what its book says, and what differs. */
export const countPlan: PaperPlan<FundCount & { lines: Line[] }, Line> = {
  title: () => 'print.fundCount.title',
  form: () => 'print.fundCount.form',
  day: ({ documentDate }) => documentDate,
  facts: ({ fund, witness, counted, booked, difference, reason }) => [
    [
      ['print.voucher.fund', fund?.name],
      ['print.fundCount.witness', witness],
      ['print.fundCount.reason', reason],
    ],
    [
      ['print.fundCount.booked', booked === null ? null : withMinus(formatMoney(booked))],
      ['print.fundCount.counted', counted === null ? null : formatMoney(counted)],
      ['print.fundCount.difference', difference === null ? null : withMinus(formatMoney(difference))],
    ],
  ],
  columns: ({ counted }, { t }) => [
    { key: 'no', head: t('print.columns.no'), align: 'center', of: (_, index) => String(index + 1) },
    {
      ...{ key: 'note', head: t('print.fundCount.note'), align: 'start' },
      of: ({ head }) => head || t('print.fundCount.loose'),
    },
    { key: 'pieces', head: t('print.fundCount.pieces'), align: 'end', of: ({ pieces }) => pieces },
    {
      ...{ key: 'amount', head: t('print.voucher.amount'), align: 'end' },
      of: ({ amount }) => formatMoney(amount),
      ...(counted !== null && { total: formatMoney(counted) }),
    },
  ],
  amount: ({ counted }) => counted,
  sign: (row) => [
    signer('print.goodsReceipt.accountant'),
    signer('print.fundCount.cashier'),
    signer('print.fundCount.witness', row.witness),
    sealer('print.voucher.director', row.approver?.name),
  ],
}
