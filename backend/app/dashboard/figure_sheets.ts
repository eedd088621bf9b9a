import { bucketsOf } from '@barem/resources/calc/ranges'
import { metrics, ratios, type MetricName } from '@barem/resources/metrics'
import type { Cell } from '#app/resources/sheets/cell'
import type { SheetToWrite } from '#app/resources/sheets/write_sheet'
import { column, daysText, FORMATS, nameColumn, overdueIn, ratioIn, type Say } from './sheet_cells.ts'
import type { Shown } from './shown.ts'

const namesIn = ({ figures }: Shown) => Object.keys(figures) as MetricName[]

/** Each figure of the range and of the days before it, and what is owed and in stock now. */
export function figuresSheet(say: Say, all: Shown): SheetToWrite {
  const names = namesIn(all)
  const of = (what: 'value' | 'before') => Object.fromEntries(names.map((name) => [name, all.figures[name]![what]]))
  const rows = names.map((name): Cell[] => {
    const { value, before } = all.figures[name]!
    return [say(`metrics.${name}`), Number(value), Number(before)]
  })
  for (const [name, ratio] of Object.entries(ratios))
    if (names.includes(ratio.of) && names.includes(ratio.per))
      rows.push([say(`metrics.${name}`), ratioIn(of('value'), ratio), ratioIn(of('before'), ratio)])
  const { debts } = all.tops
  if (debts)
    rows.push(
      [say('sheet.receivable'), Number(debts.sum.balance), null],
      [say('sheet.overdue'), overdueIn(debts.sum), null],
    )
  if (all.payable)
    rows.push(
      [say('sheet.payable'), Number(all.payable.balance), null],
      [say('sheet.payableOverdue'), Number(all.payable.overdue), null],
    )
  if (all.stock) rows.push([say('sheet.stockKg'), Number(all.stock.actualKg), null])
  if (all.stock?.value !== undefined) rows.push([say('sheet.stockValue'), Number(all.stock.value), null])
  const { range } = all
  return {
    title: say('sheet.figures'),
    columns: [
      nameColumn(say('sheet.figure')),
      column(daysText(say, range), FORMATS.kg),
      column(daysText(say, range.before), FORMATS.kg),
    ],
    parts: [rows],
  }
}

const BUCKET_FORMATS = { hour: undefined, day: 'dd/mm/yyyy', week: 'dd/mm/yyyy', month: 'mm/yyyy' }

/** The figures of each bucket of the range, beside those of the days before it, and what they come to. */
export function timeSheet(say: Say, all: Shown): SheetToWrite {
  const { range, figures, buckets } = all
  const names = namesIn(all)
  const { bucket, before } = range
  const bucketsBefore = bucketsOf({ ...before, bucket })
  const time = (start: string | undefined): Cell =>
    start === undefined ? null : bucket === 'hour' ? start : new Date(`${start}T00:00:00Z`)
  const number = (value: string | undefined): Cell => (value === undefined ? null : Number(value))
  const longest = Math.max(buckets.length, bucketsBefore.length)
  const rows = Array.from({ length: longest }, (_, place): Cell[] => [
    time(buckets[place]),
    ...names.map((name) => number(figures[name]!.series[place])),
    time(bucketsBefore[place]),
    ...names.map((name) => number(figures[name]!.seriesBefore[place])),
  ])
  const own = (header: (name: MetricName) => string) =>
    names.map((name) => column(header(name), FORMATS[metrics[name].unit]))
  return {
    title: say('sheet.byTime'),
    columns: [
      column(say('chart.bucket'), BUCKET_FORMATS[bucket]),
      ...own((name) => say(`metrics.${name}`)),
      column(say('chart.before'), BUCKET_FORMATS[bucket]),
      ...own((name) => say('sheet.before', { metric: say(`metrics.${name}`) })),
    ],
    parts: [
      [
        ...rows,
        [
          say('total'),
          ...names.map((name) => Number(figures[name]!.value)),
          say('total'),
          ...names.map((name) => Number(figures[name]!.before)),
        ],
      ],
    ],
  }
}
