import { dayInVietnam } from '@barem/resources/kit'
import { linkIssue as planned, linkKeys, type IssuedLine } from '@barem/resources/posting'
import type { Values, Writer } from '#app/engine/behaviour'
import { recordHistory } from '#app/history/record_history'
import { mistaken } from '#app/http/api_error'
import { postTo, occasion } from '#app/posting/post'
import { reversePosting } from '#app/posting/reverse'
import { rowsOf } from '#app/tenancy/run'
import { orderLinesOf } from '../order_lines.ts'
import { requireAllIssued } from './require_all_issued.ts'
import { unorderedLines } from './unordered_lines.ts'

/** The name in history and ledgers of what an order does for goods that left before it. */
const LINK = 'link'

// Loaded here: behaviours are a part of the engine.
const serving = async () => {
  const [{ engine }, { lockRow }, { followSources }, { storedNow }] = await Promise.all([
    import('#app/resources/serving'),
    import('#app/resources/write/lock_row'),
    import('#app/resources/write/progress'),
    import('#app/resources/write/stored_values'),
  ])
  return { engine, lockRow, followSources, storedNow, issues: engine.lookup('warehouse-issues') }
}

/** Names the order in the issue, and the lines of the order in its lines. */
async function name(issueId: string, orderId: string, lines: readonly IssuedLine[]): Promise<void> {
  await rowsOf(
    `update warehouse_issues_lines l set order_line_id = n.line from unnest($2::uuid[], $3::uuid[]) n (id, line)
      where l.tenant_id = app_tenant() and l.owner_id = $1::uuid and l.id = n.id`,
    [issueId, lines.map(({ id }) => id), lines.map(({ source }) => source.id)],
  )
  await rowsOf(
    `insert into warehouse_issues_more_orders (tenant_id, owner_id, target_id, position)
      select tenant_id, id, $2::uuid, 1 + (select coalesce(max(m.position), -1) from warehouse_issues_more_orders m
          where m.tenant_id = i.tenant_id and m.owner_id = i.id)
        from warehouse_issues i where tenant_id = app_tenant() and id = $1::uuid and order_id is not null`,
    [issueId, orderId],
  )
  await rowsOf(
    `update warehouse_issues set order_id = coalesce(order_id, $2::uuid), unordered_count = 0
      where tenant_id = app_tenant() and id = $1::uuid`,
    [issueId, orderId],
  )
}

/**
 * Counts goods that left before as issued of an order that has all of them, in the transaction at hand, which has
 * locked the order. It is of today: nothing moves on the day of the issue.
 * @throws ApiError COM_ERR_001 where the issue has been undone
 */
export async function linkIssue(issueId: string, order: Values & { id: string }, writer: Writer): Promise<void> {
  const { engine, lockRow, followSources, storedNow, issues } = await serving()
  const { version } = await lockRow(issues, issueId)
  await requireAllIssued(order, order.id)
  const issued = await unorderedLines(issueId)
  if (issued.length === 0) return
  const before = await storedNow(issues, issueId)
  if (before.status !== 'done') throw mistaken([{ field: 'issueId', rule: 'endedSource', meta: { code: before.code } }])
  const byProduct = new Map((order.lines as Values[]).map((line) => [line.productId, line.id]))
  const sources = await orderLinesOf(issued.map(({ productId }) => ({ orderLineId: byProduct.get(productId) })))
  const lines = issued.map((line): IssuedLine => ({
    ...line,
    source: sources.get(String(byProduct.get(line.productId)))!,
  }))
  await name(issueId, order.id, lines)
  const after = await storedNow(issues, issueId)
  const acting = { engine, resource: issues, id: issueId, after, writer, action: LINK }
  await postTo(
    acting,
    linkKeys(lines),
    (balances) => planned(String(before.warehouseId), lines, balances),
    occasion(acting, dayInVietnam(writer.at ?? new Date()), null),
    'documentDate',
  )
  await recordHistory(
    {
      ...{ resource: issues, recordId: issueId, version, action: LINK, writer, note: null },
      ...{ before: { orderId: before.orderId }, after: { orderId: after.orderId } },
    },
    engine.lookup,
  )
  await followSources(engine, issues, after, writer)
}

/** Takes back what goods that left before did for their order, as their issue is undone. */
export async function unlinkIssue(id: string, after: Values, writer: Writer): Promise<void> {
  const { engine, followSources, issues } = await serving()
  await reversePosting({ engine, resource: issues, id, after, writer, action: 'undo' }, LINK, 'undoneOn')
  await followSources(engine, issues, after, writer)
}
