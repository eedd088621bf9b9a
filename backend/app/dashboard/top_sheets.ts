import { metrics } from '@barem/resources/metrics'
import type { Report } from '@barem/resources/metrics/reports'
import type { Cell } from '#app/resources/sheets/cell'
import type { SheetToWrite } from '#app/resources/sheets/write_sheet'
import type { Reported } from './report.ts'
import { column, FORMATS, nameColumn, overdueIn, restOf, type Say } from './sheet_cells.ts'
import type { Shown } from './shown.ts'

/** The rows below the largest: the others together, if any, and what all come to. */
function lastRows(say: Say, others: number, sums: readonly string[], parts: readonly (readonly string[])[]): Cell[][] {
  const rest = sums.map((sum, place) =>
    restOf(
      sum,
      parts.map((row) => row[place]!),
    ),
  )
  return [
    ...(others > 0 ? [[null, say('tops.others', { count: others }), ...rest]] : []),
    [null, say('total'), ...sums.map(Number)],
  ]
}

/** The records with the most sales, in all figures of their report. */
export function salesSheet(say: Say, title: string, { by, metrics: names }: Report, found: Reported): SheetToWrite {
  const { rows, sum, total } = found
  const figures = rows.map((row) => names.map((name) => row[name]!))
  return {
    title,
    columns: [
      column(say('code')),
      nameColumn(say(`by.${by}`)),
      ...names.map((name) => column(say(`metrics.${name}`), FORMATS[metrics[name].unit])),
    ],
    parts: [
      rows.map(({ code, name }, place): Cell[] => [code, name ?? say('none'), ...figures[place]!.map(Number)]),
      lastRows(
        say,
        total - rows.length,
        names.map((name) => sum[name]!),
        figures,
      ),
    ],
  }
}

/** The customers who owe most. */
export function debtsSheet(say: Say, { rows, sum, total }: NonNullable<Shown['tops']['debts']>): SheetToWrite {
  const figures = rows.map((row) => [String(row.balance), String(overdueIn(row))])
  return {
    title: say('tops.debts'),
    columns: [
      column(say('code')),
      nameColumn(say('by.customer')),
      column(say('sheet.receivable'), FORMATS.money),
      column(say('sheet.overdue'), FORMATS.money),
      column(say('sheet.overdueDays')),
    ],
    parts: [
      rows.map(({ customer, overdueDays }, place): Cell[] => [
        customer.code,
        customer.name,
        ...figures[place]!.map(Number),
        overdueDays,
      ]),
      lastRows(say, total - rows.length, [sum.balance!, String(overdueIn(sum))], figures),
    ],
  }
}
