import { bucketWord } from '@barem/resources/calc/aging'
import type { Language } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import type { MadeColumn } from '#app/resources/sheets/process/messages'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import type { documents, Paid } from './documents.ts'
import { bucketNames } from './items.ts'
import type { Aging, parties } from './parties.ts'
import { dayCell, dayColumn, moneyColumn, textColumn } from '#app/resources/sheets/made_column'
import { wordsOf } from './sheet_column.ts'

/** Most rows of a sheet of debts; its sums are those of all that were found. */
export const MOST_ROWS = 20_000

type Words = ReturnType<typeof wordsOf>

const PAID = ['amount', 'initialPaid', 'refund', 'collected', 'owed'] as const

/** The word of a bucket, with the days that it is of. */
function headOf(word: Words, name: string, ends: readonly number[]): string {
  const { key, params } = bucketWord(name, ends)
  return word(`buckets.${key}`, params)
}

const made = (title: string, columns: MadeColumn[], rows: Cell[][]) => writeSheets([{ title, columns, parts: [rows] }])

/** The list of customers as an Excel file: what they owed on a day, by days of lateness. The last row has the sums. */
export function partiesSheet(language: Language, { rows, sum, ends }: Awaited<ReturnType<typeof parties>>) {
  const word = wordsOf(language)
  const columns = [
    textColumn(word('customerCode'), 16),
    textColumn(word('customer'), 40),
    ...bucketNames.map((name) => moneyColumn(headOf(word, name, ends), 20)),
    textColumn(word('overdueDays'), 16),
    moneyColumn(word('limit'), 20),
  ]
  const figures = (of: Aging) => bucketNames.map((name) => Number(of[name]))
  return made(word('sheets.parties'), columns, [
    ...rows.map((row): Cell[] => {
      const { customer, creditLimit, overdueDays } = row
      const limit = creditLimit == null ? null : Number(creditLimit)
      return [customer.code, customer.name, ...figures(row), overdueDays, limit]
    }),
    [null, word('sum'), ...figures(sum), null, null],
  ])
}

/**
 * The list of debts as an Excel file: what was paid of each, and what was left on a day. Below
 * them are the sums, and money that makes the balance another.
 */
export function documentsSheet(language: Language, { rows, sum }: Awaited<ReturnType<typeof documents>>) {
  const word = wordsOf(language)
  const columns = [
    textColumn(word('customerCode'), 16),
    textColumn(word('customer'), 40),
    textColumn(word('number'), 18),
    dayColumn(word('date'), 16),
    dayColumn(word('due'), 16),
    textColumn(word('overdueDays'), 16),
    ...PAID.map((name) => moneyColumn(word(name), 20)),
    textColumn(word('status'), 20),
    textColumn(word('order'), 18),
  ]
  const figures = (of: Paid) => PAID.map((name) => Number(of[name]))
  const summed = (name: string, of: readonly Cell[]): Cell[] => [
    null,
    word(name),
    null,
    null,
    null,
    null,
    ...of,
    null,
    null,
  ]
  const owed = (figure: string) => PAID.map((name) => (name === 'owed' ? Number(figure) : null))
  const besides =
    Number(sum.unapplied ?? 0) === 0
      ? []
      : [summed('buckets.unapplied', owed(sum.unapplied!)), summed('net', owed(sum.balance!))]
  return made(word('sheets.documents'), columns, [
    ...rows.map((row): Cell[] => [
      ...[row.customer.code, row.customer.name, row.code, dayCell(row.documentDate)],
      ...[row.dueDate === null ? null : dayCell(row.dueDate), row.overdueDays],
      ...figures(row),
      ...[word(`statuses.${row.paymentStatus}`), row.order.code],
    ]),
    summed('sum', figures(sum)),
    ...besides,
  ])
}
