import { dimensions } from '@barem/resources/metrics'
import { snake } from '@barem/resources/kit'
import type { Engine } from '#app/engine/engine'
import { allOf } from '#app/tenancy/all_of'
import { rowsOf } from '#app/tenancy/run'
import type { EntriesQuery } from './dashboard_query.ts'
import { addedBy, bucketColumns, entriesOf, joined, metric, relationOf } from './compile.ts'

/** A document with what it adds to a figure, below zero where it takes away. */
export interface Contribution {
  id: string
  document: string
  documentId: string
  action: string
  code: string | null
  date: string
  partner: { id: string; code: string; name: string } | null
  contribution: string
}

/** The documents that a figure is made of, the newest first, and what all of them come to. */
export async function contributions(engine: Engine, { metric: name, days, of, hour, start, limit }: EntriesQuery) {
  const asked = metric(name)
  const document = engine.lookup(asked.document)
  const partner = engine.lookup(relationOf(document, asked.partner))
  const { joins, column } = of ? joined(engine, asked, dimensions[of.dimension].way) : { joins: '', column: 'null' }
  const said = [days.from, days.to, of?.id ?? null, hour]
  const narrowed = `${of ? `and ${column} is not distinct from $3::uuid` : 'and $3::uuid is null'}
    and ($4::text is null or ${bucketColumns.hour.grain} = $4)`
  const grouped = `select e.posting_id as id, e.document_id, e.action, e.date, max(e.created_at) as at,
      sum(${addedBy(asked)}) as contribution ${entriesOf(asked, joins, narrowed)}
    group by e.posting_id, e.document_id, e.action, e.date`
  const [rows, sums] = await allOf([
    rowsOf<Contribution>(
      `select g.id, '${document.name}' as document, g.document_id as "documentId", g.action, d.code, g.date::text,
         case when p.id is not null then
           json_build_object('id', p.id, 'code', p.code, 'name', p.${snake(partner.title)}) end as partner,
         g.contribution::text
       from (${grouped}) g
         left join ${document.table} d on d.tenant_id = app_tenant() and d.id = g.document_id
         left join ${partner.table} p on p.tenant_id = d.tenant_id and p.id = d.${snake(asked.partner)}
       order by g.date desc, g.at desc, g.id offset $5 limit $6`,
      [...said, start, limit],
    ),
    rowsOf<{ total: number; sum: string }>(
      `select count(*)::int as total, coalesce(sum(contribution), 0)::text as sum from (${grouped}) g`,
      said,
    ),
  ])
  return { rows, ...sums[0]! }
}
