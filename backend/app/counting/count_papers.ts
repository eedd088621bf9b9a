import type { Measured } from '@barem/resources/calc/cost'
import type { MovingPaper, PaperGoods } from '@barem/resources/calc/count-papers'
import { rowsOf } from '#app/tenancy/run'

/** A paper with what people see of it. */
export interface CountPaper extends MovingPaper {
  number: string
  day: string
  goods: readonly (PaperGoods & { name: string })[]
}

/** Goods of drafts, and of documents that wait for approval, of a kind. */
const open = (
  kind: string,
  table: string,
  sign: 1 | -1,
  more: { warehouse?: string; in?: string; kg?: string } = {},
) => `
  select '${kind}' as kind, d.id, d.code, d.document_date as day, false as is_posted, d.created_at as since,
    l.product_id, ${sign} * l.quantity as pieces, ${sign} * ${more.kg ?? 'l.actual_weight'} as kg
  from ${table} d join ${table}_lines l on l.tenant_id = d.tenant_id and l.owner_id = d.id
  where d.tenant_id = app_tenant() and d.status in (${more.in ?? `'draft', 'pending', 'rejected'`})
    and ${more.warehouse ?? 'd.warehouse_id'} = $1::uuid and d.document_date <= $2::date
    and l.product_id = any($3::uuid[]) and l.quantity > 0`

const RECEIVED = 'coalesce(l.actual_weight, l.theoretical_weight)'
const RETURNED_TO = `case l.product_status when 'damaged' then d.damaged_warehouse_id
    when 'scrap' then d.scrap_warehouse_id else d.warehouse_id end`

/** Entries of papers that are posted on the day of the count, or after counting was over. */
const POSTED = `
  select case e.document when 'warehouse-receipts' then 'receipt' when 'warehouse-issues' then 'issue'
      when 'returns' then 'return' else case when e.pieces < 0 then 'transferOut' else 'transferIn' end end as kind,
    e.document_id as id, coalesce(r.code, i.code, t.code, b.code) as code, e.date as day, true as is_posted,
    e.created_at as since, e.product_id, e.pieces, e.actual_kg as kg
  from stock_entries e
    left join warehouse_receipts r on r.tenant_id = e.tenant_id and r.id = e.document_id
    left join warehouse_issues i on i.tenant_id = e.tenant_id and i.id = e.document_id
    left join stock_transfers t on t.tenant_id = e.tenant_id and t.id = e.document_id
    left join returns b on b.tenant_id = e.tenant_id and b.id = e.document_id
  where e.tenant_id = app_tenant() and e.warehouse_id = $1::uuid and e.date <= $2::date
    and e.product_id = any($3::uuid[]) and (e.date = $2::date or e.created_at > $4::timestamptz)
    and e.document in ('warehouse-receipts', 'warehouse-issues', 'stock-transfers', 'returns')`

const ALL = [
  open('receipt', 'warehouse_receipts', 1, { kg: RECEIVED }),
  open('issue', 'warehouse_issues', -1),
  open('transferOut', 'stock_transfers', -1, { warehouse: 'd.from_warehouse_id', in: `'draft'` }),
  open('transferIn', 'stock_transfers', 1, {
    ...{ warehouse: 'd.to_warehouse_id', in: `'draft', 'sent'`, kg: 'coalesce(l.actual_weight, l.theoretical_weight)' },
  }),
  open('return', 'returns', 1, {
    ...{ warehouse: RETURNED_TO, in: `'draft', 'received', 'pending', 'rejected'`, kg: RECEIVED },
  }),
  POSTED,
].join(' union all ')

/** Papers, first those of which people have to say whether their goods have moved. */
const PAPERS = `
  select p.kind, p.id, p.code as number, max(p.day)::text as day, p.is_posted as "isPosted",
    max(p.since) > $4::timestamptz as "isLater",
    json_agg(json_build_object('productId', p.product_id, 'name', g.name, 'pieces', p.pieces::text,
      'actualKg', p.kg::text) order by g.code) as goods
  from (
    select kind, id, code, max(day) as day, is_posted, max(since) as since, product_id, sum(pieces) as pieces,
      sum(kg) as kg
    from (${ALL}) a group by kind, id, code, is_posted, product_id having sum(pieces) <> 0
  ) p join products g on g.tenant_id = app_tenant() and g.id = p.product_id
  group by p.kind, p.id, p.code, p.is_posted
  order by p.is_posted, max(p.since) > $4::timestamptz, max(p.day), p.code, p.kind`

const BOOKED = `
  select product_id as id, sum(pieces)::text as pieces, sum(actual_kg)::text as "actualKg",
    sum(barem_kg)::text as "baremKg"
  from stock_entries where tenant_id = app_tenant() and warehouse_id = $1::uuid and date <= $2::date
    and product_id = any($3::uuid[]) group by product_id`

/** The warehouse, the day and the goods of a count, and when counting was over, as an ISO time. */
export type CountedAt = [warehouseId: string, day: string, productIds: readonly string[], until: string]

/**
 * Papers by which goods of a warehouse come or go up to a day: drafts and those that wait for approval, and what was
 * posted on that day or after counting was over. What was undone is left out.
 */
export const countPapers = (...at: CountedAt): Promise<CountPaper[]> =>
  rowsOf<CountPaper & Record<string, unknown>>(PAPERS, at)

/** What the books have of the goods of a count, by product, and all papers of these goods. */
export interface CountBooks {
  booked: ReadonlyMap<string, Measured>
  papers: readonly MovingPaper[]
}

/** Reads both at one instant, so that a paper that is posted meanwhile is in both or in none of them. */
export async function countBooks(...at: CountedAt): Promise<CountBooks> {
  const [found] = await rowsOf<{ booked: (Measured & { id: string })[]; papers: MovingPaper[] }>(
    `select (select coalesce(json_agg(b), '[]') from (${BOOKED}) b) as booked,
       (select coalesce(json_agg(p), '[]') from (${PAPERS}) p) as papers`,
    at,
  )
  return { booked: new Map(found!.booked.map(({ id, ...measured }) => [id, measured])), papers: found!.papers }
}
