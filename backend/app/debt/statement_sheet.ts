import { type Language, translate } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { moveName, type Statement } from './statement.ts'

const MONEY = '#,##0'

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A statement as an Excel file with real dates and numbers: the opening balance, each document, and the sums. */
export function statementSheet(language: Language, { rows, sum, from, asOf }: Statement): Promise<Buffer> {
  const word = (key: string) => translate(language, `debt:${key}`)
  const column = (header: string, width: number, format?: string) => ({
    header,
    width,
    wraps: false,
    ...(format && { format }),
  })
  const columns = [
    column(word('date'), 14, 'dd/mm/yyyy'),
    column(word('number'), 18),
    column(word('what'), 24),
    ...['arising', 'paid', 'balance'].map((name) => column(word(name), 20, MONEY)),
  ]
  const opening: Cell[] = [
    from === null ? null : dayOf(from),
    null,
    word('sums.opening'),
    null,
    null,
    Number(sum.opening),
  ]
  const moves = rows.map((move): Cell[] => {
    const amount = Number(move.amount)
    const sides = amount < 0 ? [null, -amount] : [amount, null]
    return [dayOf(move.date), move.code, word(`moves.${moveName(move)}`), ...sides, Number(move.balance)]
  })
  const closing: Cell[] = [
    dayOf(asOf),
    null,
    word('sums.closing'),
    Number(sum.arising),
    Number(sum.paid),
    Number(sum.closing),
  ]
  return writeSheets([{ title: word('statement.title'), columns, parts: [[opening, ...moves, closing]] }])
}
