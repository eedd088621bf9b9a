import type pg from 'pg'
import { hashOf } from '#app/documents/content'
import type { Order } from './moves.ts'

/** What no approval is about, so that it may differ from what was asked about. */
const FREE = [
  'version',
  'updated_at',
  'updated_by',
  'status',
  'code',
  'revision',
  'quoted_until',
  'receiving_officer',
  'order_status_id',
  'attachments',
  'note',
  'search_text',
]

interface Found {
  id: string
  version: number
  status: string
  code: string
  revision: number
  /** Of everything that gets approved, lines included, as the database has it. */
  content: string
  right: boolean
  open: number
  decided: number
  entries: number
  approved: string | null
}

const ORDERS = `
  select o.id, o.version, o.status, o.code, o.revision,
    md5((to_jsonb(o) - $2::text[])::text || l.content) as content,
    o.total = l.amount and o.estimated = l.estimated and o.grand_total = o.total - o.discount + o.shipping_fee and l.shares = o.discount as right,
    (select count(*)::int from approval_instances i where i.tenant_id = o.tenant_id and i.record_id = o.id and i.status = 'pending') as open,
    (select count(*)::int from approval_tasks t join approval_instances i on i.tenant_id = t.tenant_id and i.id = t.instance_id where i.tenant_id = o.tenant_id and i.record_id = o.id and t.status in ('approved', 'rejected')) as decided,
    (select count(*)::int from record_history h where h.tenant_id = o.tenant_id and h.record_id = o.id) as entries,
    (select i.status from approval_instances i where i.tenant_id = o.tenant_id and i.record_id = o.id order by i.requested_at desc, i.id desc limit 1) as approved
  from sales_orders o cross join lateral (select sum(amount) as amount, sum(estimated) as estimated, sum(coalesce(discount_share, 0)) as shares, jsonb_agg(to_jsonb(l) order by position)::text as content
    from sales_orders_lines l where l.tenant_id = o.tenant_id and l.owner_id = o.id) l
  where o.id = any($1)`

/** What the database holds of these orders, in their order; one that is gone has no row. */
export async function ordersIn(client: pg.Client, ids: string[]): Promise<Map<string, Found>> {
  const { rows } = await client.query<Found>(ORDERS, [ids, FREE])
  return new Map(rows.map((row) => [row.id, row]))
}

/** Approved orders whose revision is not what was asked about, or not what its hash says. */
async function revisionsBroken(client: pg.Client, orders: readonly Order[]): Promise<string[]> {
  const { rows } = await client.query<{
    code: string
    content: Record<string, unknown> | null
    hash: string
    asked: string
  }>(
    `select o.code, r.content, r.hash, (select i.hash from approval_instances i where i.tenant_id = o.tenant_id and i.record_id = o.id and i.status = 'approved' order by i.requested_at desc limit 1) as asked
     from sales_orders o left join document_revisions r on r.tenant_id = o.tenant_id and r.resource = 'sales-orders' and r.record_id = o.id and r.revision = o.revision
     where o.id = any($1) and o.status = 'approved'`,
    [orders.map(({ id }) => id)],
  )
  return rows.flatMap(({ code, content, hash, asked }) =>
    content !== null && hash === asked && hashOf(content) === hash
      ? []
      : [`${code}: its revision is not what was approved`],
  )
}

/** Everything that is not as it must be, in words. `decisions` counts, by order, those that were answered with 200. */
export async function broken(
  client: pg.Client,
  orders: readonly Order[],
  decisions: ReadonlyMap<string, number>,
  month: string,
): Promise<string[]> {
  const found = await ordersIn(
    client,
    orders.map(({ id }) => id),
  )
  const wrong = orders.flatMap((order) => {
    const row = found.get(order.id)
    if (!row) return [`${order.id} is gone`]
    const holds: Record<string, boolean> = {
      [`state ${row.status} of version ${row.version}, where ${order.state} of ${order.version} was answered`]:
        row.status === order.state && row.version === order.version && row.revision === order.revision,
      'totals are not those of the lines': row.right,
      'a number without being asked about, or none after it': row.code.startsWith('DH-') === order.numbered,
      'an open request, or none, against its state': row.open === (order.state === 'pending' ? 1 : 0),
      [`${row.decided} decisions, where ${decisions.get(order.id) ?? 0} were answered`]:
        row.decided === (decisions.get(order.id) ?? 0),
      'versions and entries of its history differ': row.entries === row.version,
      'approved without an approval': order.state !== 'approved' || row.approved === 'approved',
      'its content is not what was asked about': order.asked === null || row.content === order.asked,
    }
    return Object.entries(holds).flatMap(([words, right]) => (right ? [] : [`${row.code}: ${words}`]))
  })
  const { rows: numbers } = await client.query<{ n: number }>(
    `select right(code, 5)::int as n from sales_orders where code like $1 order by 1`,
    [`DH-${month}-%`],
  )
  if (numbers.some(({ n }, place) => n !== place + 1))
    wrong.push(`numbers have gaps or repeat: ${numbers.map(({ n }) => n).join(' ')}`)
  return [...wrong, ...(await revisionsBroken(client, orders))]
}
