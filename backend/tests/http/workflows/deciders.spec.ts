import { test } from '@japa/runner'
import { act, newOrder, seller, type OrderRow, type Signed } from '#tests/support/documents/orders'
import { onDatabase } from '#tests/support/server'
import { times } from '#tests/support/soak'
import { inSequence, published } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'

const [DECIDERS, REQUESTS] = [times(6, 24), times(10, 200)]

/** Takes turns at a list until it is empty, from a place of their own so that no two begin alike. */
async function decideAll(by: Signed, orders: readonly OrderRow[], from: number, seen: Map<number, number>) {
  for (let count = 0; count < orders.length; count++) {
    const { id } = orders[(from + count) % orders.length]!
    for (let step = 0; step < 2; step++) {
      const { body: now } = await by.api.get(`/sales-orders/${id}`)
      const { status } = await act(by, now, count % 7 === 6 ? 'reject' : 'approve', 'Ý kiến')
      seen.set(status, (seen.get(status) ?? 0) + 1)
      if (status !== 200) break
    }
  }
}

test.group('many who decide at once', () => {
  test('decide each request once, and none waits for another for ever', async ({ assert }) => {
    const departmentId = await newDepartment()
    const deciders: Signed[] = []
    for (let count = 0; count < DECIDERS; count++) deciders.push(await seller())
    const ids = deciders.map(({ userId }) => userId)
    const clerk = await clerkIn(departmentId)
    await published({ departmentIds: [departmentId], fallbackId: ids[0], graph: inSequence(ids, ids) })
    const orders: OrderRow[] = []
    for (let count = 0; count < REQUESTS; count++)
      orders.push((await act(clerk, await newOrder(clerk, null), 'request')).body)
    const seen = new Map<number, number>()
    const share = Math.ceil(REQUESTS / DECIDERS)
    await Promise.all(deciders.map((by, place) => decideAll(by, orders, place * share, seen)))
    assert.sameMembers(
      [...seen.keys()].filter((status) => ![200, 403, 409].includes(status)),
      [],
    )
    const { rows } = await onDatabase((client) =>
      client.query<{ status: string; decisions: number; events: number; doubles: number; open: number }>(
        `select i.status, count(k.id) filter (where k.decided_at is not null)::int as decisions,
           (select count(*)::int from approval_events e where e.instance_id = i.id
             and e.kind in ('approve', 'reject')) as events,
           count(k.id) filter (where k.decided_at is not null)::int
             - count(distinct (k.step, k.round)) filter (where k.decided_at is not null)::int as doubles,
           count(k.id) filter (where k.status = 'pending')::int as open
         from approval_instances i join approval_tasks k on k.tenant_id = i.tenant_id and k.instance_id = i.id
         where i.record_id = any($1::uuid[]) group by i.id, i.status`,
        [orders.map(({ id }) => id)],
      ),
    )
    assert.lengthOf(rows, REQUESTS)
    for (const { status, decisions, events, doubles, open } of rows) {
      assert.include(['approved', 'rejected'], status)
      assert.deepEqual([doubles, open, events], [0, 0, decisions])
    }
    const decided = rows.reduce((sum, { decisions }) => sum + decisions, 0)
    assert.equal(seen.get(200), decided)
  }).timeout(times(60_000, 1_500_000))
})
