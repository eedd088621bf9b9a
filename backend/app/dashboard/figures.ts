import { bucketsOf, type Days, type Range } from '@barem/resources/calc/ranges'
import type { MetricName } from '@barem/resources/metrics'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import { metricsOf, readsOf } from './compile.ts'
import { figureOf, type Figure, type Found, type Row } from './figure.ts'
import { figuresStatement } from './statements.ts'

/** Figures by their names, as exact numbers. */
export type Figures = Partial<Record<MetricName, string>>

/** Figures of a range beside those of the days that it is compared with. */
export async function figures(
  names: readonly MetricName[],
  range: Range,
): Promise<Partial<Record<MetricName, Figure>>> {
  const { bucket, before } = range
  const found: Found[] = []
  for (const read of readsOf(metricsOf(names))) {
    const rows = ({ from, to }: Days) => rowsOf<Row>(figuresStatement(read, bucket), [from, to])
    const [now, then] = await allOf([rows(range), rows(before)])
    found.push({ read, now, then })
  }
  const [buckets, bucketsBefore] = [bucketsOf(range), bucketsOf({ ...before, bucket })]
  return Object.fromEntries(names.map((name) => [name, figureOf(name, found, buckets, bucketsBefore)]))
}
