import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { act, askedOrder, lines, seller, type Signed } from '#tests/support/documents/orders'
import { entered } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'
import { codes, decide, item } from './deciding.ts'

const inboxOf = async ({ api: { get } }: Pick<Signed, 'api'>, query = '') => get(`/approvals/inbox${query}`)
const waiting = async (person: Signed) =>
  (await inboxOf(person)).body.map(({ recordId }: { recordId: string }) => recordId)

/** Takes from somebody whatever they might do with orders; their sessions end with it. */
const forbid = ({ userId }: Signed) =>
  onDatabase((client) =>
    client.query(
      `update role_groups r set permissions = '["13.v"]' from users_role_groups u where u.tenant_id = r.tenant_id and u.target_id = r.id and u.owner_id = $1`,
      [userId],
    ),
  )

test.group('what waits for me', () => {
  test('has every order that names me, the longest waiting first, with its customer, amount and who asked; nobody else sees it', async ({
    assert,
  }) => {
    const [clerk, director, other] = [await seller(), await seller(), await seller()]
    const [first, second] = [await askedOrder(clerk, director, 'Khách cần gấp'), await askedOrder(clerk, director)]
    const { status, body, headers } = await inboxOf(director)
    assert.deepEqual(
      [status, headers.get('x-total-count'), body.map(({ recordId }: any) => recordId)],
      [200, '2', [first.id, second.id]],
    )
    assert.deepEqual(Object.keys(body[0]), [
      'task',
      'resource',
      'recordId',
      'version',
      'code',
      'title',
      'partner',
      'amount',
      'requestedAt',
      'requestedBy',
      'comment',
      'step',
      'since',
    ])
    assert.containsSubset(body[0], {
      resource: 'sales-orders',
      version: first.version,
      code: first.code,
      partner: { id: first.customerId, name: first.customer.name },
      amount: first.grandTotal,
      requestedBy: { id: clerk.userId, name: 'Người Thử' },
      comment: 'Khách cần gấp',
    })
    assert.isBelow(Math.abs(Date.now() - Date.parse(body[0].requestedAt)), 120_000)
    assert.equal(body[0].task.id, first.approval.tasks[0].id)
    assert.deepEqual([await waiting(other), await waiting(clerk)], [[], []])
  })

  test('comes in pages, or as a number alone', async ({ assert }) => {
    const [clerk, director] = [await seller(), await seller()]
    const [, second] = [
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
    ]
    const page = await inboxOf(director, '?_start=1&_end=2')
    assert.deepEqual(
      [page.headers.get('x-total-count'), page.body.map(({ recordId }: any) => recordId)],
      ['3', [second.id]],
    )
    const count = await inboxOf(director, '?_start=0&_end=0')
    assert.deepEqual([count.headers.get('x-total-count'), count.body], ['3', []])
    for (const query of ['?status=pending', '?_sort=code', '?_end=x'])
      assert.equal((await inboxOf(director, query)).status, 400, query)
  })

  test('loses what is decided, taken back, changed or cancelled, and keeps what only got a note', async ({
    assert,
  }) => {
    const [clerk, director] = [await seller(), await seller()]
    const [approved, rejected, withdrawn, edited, cancelled, noted] = [
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
    ]
    const answers = [
      await act(director, approved, 'approve'),
      await act(director, rejected, 'reject', 'Giá thấp'),
      await act(clerk, withdrawn, 'withdraw'),
      await clerk.api.patch(`/sales-orders/${edited.id}`, { version: edited.version, lines: await lines() }),
      await act(clerk, cancelled, 'cancel', 'Khách thôi'),
      await clerk.api.patch(`/sales-orders/${noted.id}`, { version: noted.version, note: 'Gọi trước khi giao' }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200, 200],
    )
    const { body } = await inboxOf(director)
    assert.deepEqual(
      body.map(({ recordId, version }: any) => [recordId, version]),
      [[noted.id, noted.version + 1]],
    )
  })

  test('shows no document of a kind that I may not look at any more, and none of another company', async ({
    assert,
  }) => {
    const [clerk, director] = [await seller(), await seller()]
    const order = await askedOrder(clerk, director)
    assert.deepEqual(await waiting(director), [order.id])
    await forbid(director)
    const { body, headers } = await inboxOf({ api: api((await entered(director)).token) })
    assert.deepEqual([headers.get('x-total-count'), body], ['0', []])
    const theirs = await inboxOf({ api: api(await signIn('superadmin', 'PHUONGNAM')) }, '?_start=0&_end=100')
    assert.notInclude(JSON.stringify(theirs.body), order.id)
  })

  test('somebody who asked for approval, or was asked, cannot be deleted', async ({ assert }) => {
    const [clerk, director, deputy] = [await seller(), await seller(), await seller()]
    const order = await askedOrder(clerk, director)
    assert.equal(
      (await clerk.api.patch(`/sales-orders/${order.id}`, { version: order.version, approverId: deputy.userId }))
        .status,
      200,
    )
    const superAdmin = api(await signIn('superadmin'))
    for (const { userId } of [clerk, director]) {
      const { status, body } = await superAdmin.delete(`/users/${userId}`)
      assert.deepEqual([status, body.code], [409, 'USE_ERR_010'])
    }
  })
})

test.group('deciding many at once', () => {
  test('answers for each: what may be done is done, and the rest is told why not', async ({ assert }) => {
    const [clerk, director, other] = [await seller(), await seller(), await seller()]
    const [mine, second, theirs, decided, stale] = [
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
      await askedOrder(clerk, other),
      await askedOrder(clerk, director),
      await askedOrder(clerk, director),
    ]
    const { body: after } = await act(director, decided, 'approve')
    const answer = await decide(
      director,
      'approve',
      [
        item(mine),
        item(theirs),
        item(after),
        { ...item(stale), version: stale.version - 1 },
        { resource: 'sales-orders', id: randomUUID(), version: 1 },
        { resource: 'departments', id: randomUUID(), version: 1 },
        item(second),
      ],
      'Duyệt cùng lúc',
    )
    assert.equal(answer.status, 200)
    assert.deepEqual(codes(answer), [
      'done',
      'QUT_ERR_011',
      'DOC_ERR_001',
      'COM_ERR_005',
      'COM_ERR_002',
      'COM_ERR_002',
      'done',
    ])
    const { results } = answer.body.data
    assert.deepEqual(results[0], {
      resource: 'sales-orders',
      id: mine.id,
      succeeded: true,
      row: { code: mine.code, status: 'approved', version: mine.version + 1 },
    })
    assert.equal(results[1].message, 'You do not have permission to approve this order')
    const states = await Promise.all(
      [mine, second, theirs, stale].map(async ({ id }) => (await clerk.api.get(`/sales-orders/${id}`)).body),
    )
    assert.deepEqual(
      states.map(({ status }) => status),
      ['approved', 'approved', 'pending', 'pending'],
    )
    assert.containsSubset(states[0].approval.tasks, [
      { status: 'approved', comment: 'Duyệt cùng lúc', decidedBy: { id: director.userId } },
    ])
    assert.deepEqual(await waiting(director), [stale.id])
  })

  test('what another company has, and what one may not look at any more, is decided by nobody from outside', async ({
    assert,
  }) => {
    const [clerk, director] = [await seller(), await seller()]
    const order = await askedOrder(clerk, director)
    const theirs = await api(await signIn('superadmin', 'PHUONGNAM')).post('/approvals/decide', {
      decision: 'approve',
      items: [item(order)],
    })
    assert.deepEqual(codes(theirs), ['COM_ERR_002'])
    await forbid(director)
    const blind = await api((await entered(director)).token).post('/approvals/decide', {
      decision: 'approve',
      items: [item(order)],
    })
    assert.deepEqual(codes(blind), ['COM_ERR_004'])
    assert.equal((await clerk.api.get(`/sales-orders/${order.id}`)).body.status, 'pending')
  })

  test('a rejection needs its reason', async ({ assert }) => {
    const [clerk, director] = [await seller(), await seller()]
    const order = await askedOrder(clerk, director)
    const refused = await decide(director, 'reject', [item(order)])
    assert.equal(refused.status, 422)
    assert.containsSubset(refused.body.errors, [{ field: 'comment' }])
    assert.deepEqual(codes(await decide(director, 'reject', [item(order)], 'Giá thấp')), ['done'])
    assert.equal((await clerk.api.get(`/sales-orders/${order.id}`)).body.status, 'rejected')
  })

  test('a body that says something else is refused as a whole', async ({ assert }) => {
    const director = await seller()
    const good = { resource: 'sales-orders', id: randomUUID(), version: 1 }
    const wrong: [unknown, number][] = [
      [{ decision: 'approve', items: [] }, 422],
      [{ decision: 'approve' }, 422],
      [{ decision: 'perhaps', items: [good] }, 422],
      [{ decision: 'approve', items: [{ ...good, id: 'x' }] }, 422],
      [{ decision: 'approve', items: [{ ...good, version: '1' }] }, 422],
      [{ decision: 'approve', items: [good, good] }, 422],
      [{ decision: 'approve', items: Array.from({ length: 101 }, () => ({ ...good, id: randomUUID() })) }, 422],
      [{ decision: 'approve', items: [good], all: true }, 400],
    ]
    for (const [body, status] of wrong)
      assert.equal(
        (await director.api.post('/approvals/decide', body)).status,
        status,
        JSON.stringify(body).slice(0, 200),
      )
  })

  test('sent twice it is done once, and without a key not at all', async ({ assert }) => {
    const [clerk, director] = [await seller(), await seller()]
    const order = await askedOrder(clerk, director)
    const { token } = await entered(director)
    const body = { decision: 'approve', items: [item(order)] }
    const bare = await call('POST', '/approvals/decide', { token, body })
    assert.deepEqual([bare.status, bare.body.code], [428, 'COM_ERR_013'])
    const headers = { 'idempotency-key': randomUUID() }
    const [one, again] = [
      await call('POST', '/approvals/decide', { token, body, headers }),
      await call('POST', '/approvals/decide', { token, body, headers }),
    ]
    assert.deepEqual([codes(one), again.body, again.headers.get('idempotency-replayed')], [['done'], one.body, 'true'])
  })
})
