import { sum } from '@barem/resources/calc/exact'
import type { Read } from './compile.ts'

/** A figure of a range, of the days that it is compared with, and of each bucket of both. */
export interface Figure {
  value: string
  before: string
  series: string[]
  seriesBefore: string[]
}

/** What is read of figures in one bucket; without one, in all of them. */
export type Row = Record<string, string> & { bucket: string | null }

/** What was read from one place of a range and of the days before it. */
export interface Found {
  read: Read
  now: readonly Row[]
  then: readonly Row[]
}

const decimalsOf = (figure: string) => figure.split('.')[1]?.length ?? 0

/** What a figure comes to that is read from several places, with the decimals of these. */
const together = (figures: readonly string[]): string =>
  figures.length === 1 ? figures[0]! : sum(figures).toFixed(Math.max(...figures.map(decimalsOf)))

/** A figure by what was read from every place. */
export function figureOf(
  name: string,
  found: readonly Found[],
  buckets: readonly string[],
  bucketsBefore: readonly string[],
): Figure {
  const own = found.filter(({ read }) => name in read.added)
  const at = (when: 'now' | 'then', bucket: string | null) =>
    together(own.map((one) => one[when].find((row) => row.bucket === bucket)?.[name] ?? '0'))
  return {
    value: at('now', null),
    before: at('then', null),
    series: buckets.map((bucket) => at('now', bucket)),
    seriesBefore: bucketsBefore.map((bucket) => at('then', bucket)),
  }
}
