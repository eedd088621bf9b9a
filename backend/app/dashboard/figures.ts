import { bucketsOf, type Days, type Range } from '@barem/resources/calc/ranges'
import type { MetricName } from '@barem/resources/metrics'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { addedBy, bucketColumns, byLedger, entriesOf, metric } from './compile.ts'

/** Figures by their names, as exact numbers. */
export type Figures = Partial<Record<MetricName, string>>

/** A figure of a range, of the days that it is compared with, and of each bucket of both. */
export interface Figure {
  value: string
  before: string
  series: string[]
  seriesBefore: string[]
}

type Row = Record<string, string> & { bucket: string | null }

/** Figures of one ledger by bucket; the row without a bucket is their sum. */
const read = (names: readonly MetricName[], { from, to }: Days, bucket: Range['bucket']) => {
  const { grain, bucket: column } = bucketColumns[bucket]
  return rowsOf<Row>(
    `select ${column} as bucket, ${names.map((name) => `sum("${name}")::text as "${name}"`).join(', ')} from (
       select ${grain} as grain, ${names.map((name) => `sum(${addedBy(metric(name))}) as "${name}"`).join(', ')}
       ${entriesOf(metric(names[0]!))} group by 1
     ) b group by grouping sets ((1), ())`,
    [from, to],
  )
}

const seriesOf = (rows: readonly Row[], name: MetricName, buckets: readonly string[]) =>
  buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.[name] ?? '0')

const totalOf = (rows: readonly Row[], name: MetricName) => rows.find(({ bucket }) => bucket === null)?.[name] ?? '0'

/** Figures of a range beside those of the days that it is compared with. */
export async function figures(
  names: readonly MetricName[],
  range: Range,
): Promise<Partial<Record<MetricName, Figure>>> {
  const found: Partial<Record<MetricName, Figure>> = {}
  const { bucket, before } = range
  const [buckets, bucketsBefore] = [bucketsOf(range), bucketsOf({ ...before, bucket })]
  for (const [, own] of byLedger(names)) {
    const [now, then] = await allOf([read(own, range, bucket), read(own, before, bucket)])
    for (const name of own)
      found[name] = {
        value: totalOf(now, name),
        before: totalOf(then, name),
        series: seriesOf(now, name, buckets),
        seriesBefore: seriesOf(then, name, bucketsBefore),
      }
  }
  return found
}
