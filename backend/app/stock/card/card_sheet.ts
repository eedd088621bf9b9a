import { type Language, translate } from '#app/language/translate'
import type { Cell } from '#app/resources/sheets/cell'
import { writeSheets } from '#app/resources/sheets/write_sheet'
import { dayCell, dayColumn, moneyColumn, numberColumn, textColumn } from '#app/resources/sheets/made_column'
import type { Figures, Measure, WholeCard } from './card.ts'

const PARTS = ['in', 'out', 'after'] as const

/** A stock card as an Excel file: what there was before, each entry with what there was after it, and the sums. */
export function cardSheet(language: Language, { product, warehouse, rows, sum, from, to }: WholeCard): Promise<Buffer> {
  const word = (key: string): string => translate(language, `card:${key}`)
  const measures = Object.keys(sum.closing) as Measure[]
  const columns = [
    dayColumn(word('date'), 14),
    textColumn(word('number'), 20),
    textColumn(word('what'), 24),
    textColumn(word('warehouse'), 24),
    ...measures.flatMap((measure) =>
      PARTS.map((part) => {
        const head = `${word(part)} (${word(`units.${measure}`)})`
        return measure === 'value' ? moneyColumn(head, 20) : numberColumn(head, 16)
      }),
    ),
  ]
  const numbers = (...parts: (Partial<Record<Measure, string | null>> | null)[]): Cell[] =>
    measures.flatMap((measure) =>
      parts.map((figures) => (figures?.[measure] == null ? null : Number(figures[measure]))),
    )
  const place = warehouse?.name ?? word('allWarehouses')
  const summed = (day: string | null, name: string, figures: Cell[]): Cell[] => [
    ...[day === null ? null : dayCell(day), null, word(`sums.${name}`), place],
    ...figures,
  ]
  const entries = rows.map((row): Cell[] => [
    ...[
      dayCell(row.date),
      row.code,
      translate(language, `resources:stock-entries.choices.kind.${row.kind}`),
      row.warehouse?.name ?? null,
    ],
    ...numbers(row.in, row.out, row.after),
  ])
  const opening = summed(from, 'opening', numbers(null, null, sum.opening as Figures))
  const closing = summed(to, 'closing', numbers(sum.in, sum.out, sum.closing))
  return writeSheets([{ title: product.code, columns, parts: [[opening, ...entries, closing]] }])
}
