import { type Language, translate } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { dayCell, dayColumn, moneyColumn, textColumn } from '#app/resources/sheets/made_column'
import type { WholeBook } from './cash_book.ts'

/** A cash book as an Excel file: what there was before, each entry with the balance after it, and the sums. */
export function bookSheet(language: Language, { funds, fundId, rows, sum, from, to }: WholeBook): Promise<Buffer> {
  const word = (key: string): string => translate(language, `cash:${key}`)
  const columns = [
    dayColumn(word('date'), 14),
    textColumn(word('number'), 20),
    textColumn(word('what'), 22),
    textColumn(word('person'), 34),
    textColumn(word('content'), 44),
    textColumn(word('fund'), 28),
    ...['in', 'out', 'balance'].map((name) => moneyColumn(word(name), 20)),
  ]
  const fund = funds.find(({ id }) => id === fundId)?.name ?? word('allFunds')
  const summed = (day: string | null, name: string, figures: readonly Cell[]): Cell[] => [
    ...[day === null ? null : dayCell(day), null, word(`sums.${name}`), null, null, fund],
    ...figures,
  ]
  const entries = rows.map((row): Cell[] => [
    ...[dayCell(row.date), row.code, word(`kinds.${row.isUndone ? 'reversal' : row.kind}`), row.person, row.content],
    ...[row.fund.name, row.in, row.out, row.balance].map((cell, place) =>
      place === 0 || cell === null ? cell : Number(cell),
    ),
  ])
  const opening = summed(from, 'opening', [null, null, Number(sum.opening)])
  const closing = summed(to, 'closing', [Number(sum.in), Number(sum.out), Number(sum.closing)])
  return writeSheets([{ title: word('title'), columns, parts: [[opening, ...entries, closing]] }])
}
