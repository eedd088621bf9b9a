import { FEWEST_DELIVERIES, LEAST_SPREAD, ODD_SPREADS, USUAL_DELIVERIES } from '@barem/resources/calc/odd-weight'
import type { Given, Source } from '#app/resources/query/source'

const before = (what: string) => `${what} over (partition by l.supplier_id, l.product_id order by l.date, l.code, l.id
  rows between ${USUAL_DELIVERIES} preceding and 1 preceding)`

/** SQL of lines of posted receipts that were weighed; what nobody weighed is no difference. */
const LINES = `select l.id, r.id as receipt_id, r.code, r.document_date as date, r.supplier_id, l.product_id,
    r.warehouse_id, upper(replace(r.licence_plate, ' ', '')) as truck, l.quantity as pieces, w.kg as expected_kg,
    l.actual_weight as actual_kg, l.actual_weight - w.kg as difference_kg,
    round((l.actual_weight / w.kg - 1) * 100, 2) as difference,
    round((l.actual_weight - w.kg) * (l.amount - case r.vat when 'included' then coalesce(l.tax, 0) else 0 end)
      / coalesce(nullif(l.paid_weight, 0), w.kg)) as cost, r.search_text
  from warehouse_receipts r
  join warehouse_receipts_lines l on l.tenant_id = r.tenant_id and l.owner_id = r.id
  cross join lateral (select coalesce(l.declared_weight, l.theoretical_weight) as kg) w
  where r.tenant_id = app_tenant() and r.status = 'done' and l.actual_weight > 0 and w.kg > 0`

/** SQL of the same with what was usual before each, and whether it is odd. */
const JUDGED = `select m.*, m.before >= ${FEWEST_DELIVERIES} and abs(m.difference - m.mean)
      > ${ODD_SPREADS} * greatest(m.spread, ${LEAST_SPREAD}) as is_odd
  from (select l.*, ${before('count(*)')}::int as before, round(${before('avg(l.difference)')}, 2) as mean,
      round(${before('stddev_samp(l.difference)')}, 2) as spread
    from (${LINES}) l) m`

/** Goods that came and that we weighed, line by line. */
export const weighedLines: Source = {
  readsById: true,
  sql: () => `select j.id, j.receipt_id, j.code, j.date, j.supplier_id, j.product_id, j.warehouse_id, j.truck, j.pieces,
      j.expected_kg, j.actual_kg, j.difference_kg, j.difference, j.cost, j.before, j.mean, j.spread, j.is_odd,
      concat_ws(' ', j.search_text, s.search_text, g.search_text) as search_text
    from (${JUDGED}) j
    join products g on g.tenant_id = app_tenant() and g.id = j.product_id
    left join suppliers s on s.tenant_id = app_tenant() and s.id = j.supplier_id`,
}

/** What lines are put together by, with SQL of its id and of its name. */
const BY = {
  supplier: ['j.supplier_id', 'suppliers'],
  product: ['j.product_id', 'products'],
  warehouse: ['j.warehouse_id', 'warehouses'],
} as const

const figures = `count(*)::int as deliveries, sum(j.expected_kg) as expected_kg, sum(j.actual_kg) as actual_kg,
  sum(j.difference_kg) as difference_kg, round((sum(j.actual_kg) / sum(j.expected_kg) - 1) * 100, 2) as difference,
  round(avg(j.difference), 2) as mean, round(coalesce(stddev_samp(j.difference), 0), 2) as spread,
  (count(*) filter (where j.is_odd))::int as odd, sum(j.cost) as cost`

/** SQL of an id for a group: what it is by and of, in the form of a UUID. */
const idOf = (by: string, of: string) =>
  `overlay(overlay(md5(app_tenant()::text || '${by}' || ${of}::text) placing '8' from 13) placing '8' from 17)::uuid as id`

const groupBy = (by: keyof typeof BY): string => {
  const [id, table] = BY[by]
  const own = (name: keyof typeof BY) => (name === by ? id : 'null::uuid')
  return `select ${idOf(by, id)}, '${by}' as by, n.name, n.search_text, ${own('supplier')} as supplier_id,
      ${own('product')} as product_id, ${own('warehouse')} as warehouse_id, null as truck, ${figures}
    from judged j join ${table} n on n.tenant_id = app_tenant() and n.id = ${id} group by ${id}, n.name, n.search_text`
}

function rows({ parameters, bind }: Given): string {
  const [since, asOf] = [`${bind(parameters.since)}::date`, `${bind(parameters.asOf)}::date`]
  return `with judged as materialized (select * from (${JUDGED}) j where j.date between ${since} and ${asOf})
    select g.*, ${since} as since, ${asOf} as as_of from (
      ${(Object.keys(BY) as (keyof typeof BY)[]).map(groupBy).join(' union all ')}
      union all select ${idOf('truck', 'j.truck')}, 'truck', j.truck, search_form(j.truck), null::uuid, null::uuid,
        null::uuid, j.truck, ${figures}
      from judged j where j.truck <> '' group by j.truck
    ) g`
}

/** How far our scale was off in a range, by supplier, product, warehouse and truck. */
export const weightDifferences: Source = { sql: rows }
