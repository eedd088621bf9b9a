import type { Range } from '@barem/resources/calc/ranges'
import { snake, type AnyResource } from '@barem/resources/kit'
import { sourcesOf, type Metric, type Dimension, type Source } from '@barem/resources/metrics'
import type { Engine } from '#app/engine/engine'
import { addedBy, bucketColumns, entriesOf, joined, readsOf, relationOf, type Read } from './compile.ts'

/** SQL of what some entries add to figures, by bucket; the row without a bucket is their sum. */
export const figuresStatement = (read: Read, bucket: Range['bucket']): string => {
  const { grain, bucket: column } = bucketColumns[bucket]
  const added = Object.entries(read.added)
  return `select ${column} as bucket, ${added.map(([name]) => `sum("${name}")::text as "${name}"`).join(', ')} from (
       select ${grain} as grain, ${added.map(([name, sql]) => `sum(${sql}) as "${name}"`).join(', ')}
       ${entriesOf(read)} group by 1
     ) b group by grouping sets ((1), ())`
}

/** SQL of the figures of each record of a dimension, read from one place or from several. */
function groupsOf(engine: Engine, named: Readonly<Record<string, Metric>>, dimension: Dimension): string {
  const names = Object.keys(named)
  const reads = readsOf(named)
  const groups = reads.map((read) => {
    const { joins, column } = joined(engine, read, dimension)
    const sums = names.map((name) => `${name in read.added ? `sum(${read.added[name]})` : '0'} as "${name}"`)
    return `select ${column} as id, ${sums.join(', ')} ${entriesOf(read, joins)} group by 1`
  })
  if (groups.length === 1) return groups[0]!
  const all = names.map((name) => `sum(e."${name}") as "${name}"`).join(', ')
  return `select e.id, ${all} from (${groups.join(' union all ')}) e group by 1`
}

/** SQL of a page of a report, from `$3` on, `$4` rows at most. */
export function reportStatement(
  engine: Engine,
  target: AnyResource,
  named: Readonly<Record<string, Metric>>,
  dimension: Dimension,
): string {
  const names = Object.keys(named)
  const all = names.map((name) => `coalesce(sum(g."${name}"), 0)::text as "${name}"`).join(', ')
  // Entries are read once: their groups are both sorted and added up.
  return `with g as materialized (${groupsOf(engine, named, dimension)}),
       shown as (
         select g.id, r.code, r.${snake(target.title)} as name, ${names.map((name) => `g."${name}"::text`).join(', ')}
         from g left join ${target.table} r on r.tenant_id = app_tenant() and r.id = g.id
         order by g."${names[0]}" desc, r.code offset $3 limit $4
       )
     select (select coalesce(json_agg(shown), '[]') from shown) as rows,
       (select to_json(s) from (select ${all} from g) s) as sum, (select count(*)::int from g) as total`
}

/** SQL of what postings add to a figure, by one of its sources. */
function groupedBy(engine: Engine, source: Source, dimension: Dimension | null): string {
  const { joins, column } = dimension ? joined(engine, source, dimension) : { joins: '', column: 'null' }
  const narrowed = `${dimension ? `and ${column} is not distinct from $3::uuid` : 'and $3::uuid is null'}
    and ($4::text is null or ${bucketColumns.hour.grain} = $4)`
  return `select e.posting_id as id, e.document_id, e.action, e.date, max(e.created_at) as at,
      sum(${addedBy(source)}) as contribution ${entriesOf(source, joins, narrowed)}
    group by e.posting_id, e.document_id, e.action, e.date`
}

/** SQL of the same with the documents and their partners. */
function shownBy(engine: Engine, source: Source, grouped: string, more = ''): string {
  const document = engine.lookup(source.document)
  const partner = engine.lookup(relationOf(document, source.partner))
  return `select g.id, '${document.name}' as document, g.document_id as "documentId", g.action, d.code, g.date::text,
         case when p.id is not null then
           json_build_object('id', p.id, 'code', p.code, 'name', p.${snake(partner.title)}) end as partner,
         g.contribution::text${more}
       from (${grouped}) g
         left join ${document.table} d on d.tenant_id = app_tenant() and d.id = g.document_id
         left join ${partner.table} p on p.tenant_id = d.tenant_id and p.id = d.${snake(source.partner)}`
}

/**
 * SQL of the documents that a figure is made of, from `$5` on and `$6` at most, and of what all of them come to.
 * @param dimension of the record `$3` that they are of; null for all
 */
export function contributionStatements(
  engine: Engine,
  of: Metric,
  dimension: Dimension | null,
): { rows: string; sums: string } {
  const sources = sourcesOf(of)
  const grouped = sources.map((source) => groupedBy(engine, source, dimension))
  const [first] = sources
  const shown =
    sources.length === 1
      ? shownBy(engine, first!, grouped[0]!)
      : `select g.id, g.document, g."documentId", g.action, g.code, g.date, g.partner, g.contribution
       from (${sources.map((source, place) => shownBy(engine, source, grouped[place]!, ', g.at')).join(' union all ')}) g`
  return {
    rows: `${shown}
       order by g.date desc, g.at desc, g.id offset $5 limit $6`,
    sums: `select count(*)::int as total, coalesce(sum(contribution), 0)::text as sum from (${grouped.join(' union all ')}) g`,
  }
}
