import type { Days } from '@barem/resources/calc/ranges'
import { dimensions } from '@barem/resources/metrics'
import type { Report } from '@barem/resources/metrics/reports'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'
import { metricsOf } from './compile.ts'
import type { Figures } from './figures.ts'
import { reportStatement } from './statements.ts'

/** The figures of a record; `id` is null for what belongs to none. */
export interface ReportRow extends Figures {
  id: string | null
  code: string | null
  name: string | null
}

export interface Reported {
  rows: ReportRow[]
  /** The figures of all records, on all pages. */
  sum: Figures
  total: number
}

/** The figures of each record of a report in some days, those first whose first figure is the largest. */
export async function reported(
  engine: Engine,
  { by, metrics: names }: Report,
  { from, to }: Days,
  page: { start: number; limit: number },
): Promise<Reported> {
  const dimension = dimensions[by]
  const [found] = await rowsOf<{ rows: ReportRow[] } & Pick<Reported, 'sum' | 'total'>>(
    reportStatement(engine, engine.lookup(dimension.of), metricsOf(names), dimension),
    [from, to, page.start, page.limit],
  )
  return found!
}
