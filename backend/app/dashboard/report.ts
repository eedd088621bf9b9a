import type { Days } from '@barem/resources/calc/ranges'
import { dimensions, type MetricName } from '@barem/resources/metrics'
import type { Report } from '@barem/resources/metrics/reports'
import { snake } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import { rowsOf } from '#app/tenancy/run'
import { addedBy, entriesOf, joined, metric } from './compile.ts'
import type { Figures } from './figures.ts'

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
  const { of, way } = dimensions[by]
  const target = engine.lookup(of)
  const { joins, column } = joined(engine, metric(names[0]), way)
  const sums = names.map((name: MetricName) => `sum(${addedBy(metric(name))}) as "${name}"`).join(', ')
  const all = names.map((name) => `coalesce(sum(g."${name}"), 0)::text as "${name}"`).join(', ')
  // Entries are read once: their groups are both sorted and added up.
  const [found] = await rowsOf<{ rows: ReportRow[] } & Pick<Reported, 'sum' | 'total'>>(
    `with g as materialized (select ${column} as id, ${sums} ${entriesOf(metric(names[0]), joins)} group by 1),
       shown as (
         select g.id, r.code, r.${snake(target.title)} as name, ${names.map((name) => `g."${name}"::text`).join(', ')}
         from g left join ${target.table} r on r.tenant_id = app_tenant() and r.id = g.id
         order by g."${names[0]}" desc, r.code offset $3 limit $4
       )
     select (select coalesce(json_agg(shown), '[]') from shown) as rows,
       (select to_json(s) from (select ${all} from g) s) as sum, (select count(*)::int from g) as total`,
    [from, to, page.start, page.limit],
  )
  return found!
}
