import type { Language } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import type { KeptDebts } from './item_sql.ts'
import { dayCell, dayColumn, moneyColumn, textColumn } from '#app/resources/sheets/made_column'
import { wordsOf } from './sheet_column.ts'
import { type Move, moveName, type Statement } from './statement.ts'

/** What moved the debt; of what was taken over, when that was. */
function nameOf(debts: KeptDebts, word: ReturnType<typeof wordsOf>, move: Move): string {
  const name = word(`moves.${moveName(debts, move)}`)
  return move.date === move.documentDate ? name : word('takenOver', { name, day: move.date })
}

/** A statement as an Excel file with real dates and numbers: the opening balance, each document, and the sums. */
export function statementSheet(
  debts: KeptDebts,
  language: Language,
  { rows, sum, from, asOf }: Statement,
): Promise<Buffer> {
  const word = wordsOf(language)
  const columns = [
    dayColumn(word('date'), 14),
    textColumn(word('number'), 18),
    textColumn(word('what'), 30),
    dayColumn(word('due'), 16),
    textColumn(word('overdueDays'), 16),
    ...['arising', 'paid', 'balance'].map((name) => moneyColumn(word(name), 20)),
  ]
  const total = (day: string | null, name: string, figures: readonly Cell[]): Cell[] => [
    day === null ? null : dayCell(day),
    ...[null, word(`sums.${name}`), null, null],
    ...figures,
  ]
  const moves = rows.map((move): Cell[] => {
    const { amount, balance, code, documentDate, dueDate, overdueDays } = move
    const sides = Number(amount) < 0 ? [null, -Number(amount)] : [Number(amount), null]
    const due = dueDate === null ? null : dayCell(dueDate)
    return [dayCell(documentDate), code, nameOf(debts, word, move), due, overdueDays, ...sides, Number(balance)]
  })
  const opening = total(from, 'opening', [null, null, Number(sum.opening)])
  const closing = total(asOf, 'closing', [Number(sum.arising), Number(sum.paid), Number(sum.closing)])
  return writeSheets([{ title: word('statement.title'), columns, parts: [[opening, ...moves, closing]] }])
}
