import type { Language } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { dayCell, dayColumn, moneyColumn, textColumn, wordsOf } from './sheet_column.ts'
import { moveName, type Statement } from './statement.ts'

/** A statement as an Excel file with real dates and numbers: the opening balance, each document, and the sums. */
export function statementSheet(language: Language, { rows, sum, from, asOf }: Statement): Promise<Buffer> {
  const word = wordsOf(language)
  const columns = [
    dayColumn(word('date'), 14),
    textColumn(word('number'), 18),
    textColumn(word('what'), 24),
    ...['arising', 'paid', 'balance'].map((name) => moneyColumn(word(name), 20)),
  ]
  const opening: Cell[] = [
    from === null ? null : dayCell(from),
    null,
    word('sums.opening'),
    null,
    null,
    Number(sum.opening),
  ]
  const moves = rows.map((move): Cell[] => {
    const amount = Number(move.amount)
    const sides = amount < 0 ? [null, -amount] : [amount, null]
    return [dayCell(move.date), move.code, word(`moves.${moveName(move)}`), ...sides, Number(move.balance)]
  })
  const closing: Cell[] = [
    dayCell(asOf),
    null,
    word('sums.closing'),
    Number(sum.arising),
    Number(sum.paid),
    Number(sum.closing),
  ]
  return writeSheets([{ title: word('statement.title'), columns, parts: [[opening, ...moves, closing]] }])
}
