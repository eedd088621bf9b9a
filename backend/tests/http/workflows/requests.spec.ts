import { test } from '@japa/runner'
import { act, lines, newOrder, orderBody, seller, type OrderRow, type Signed } from '#tests/support/documents/orders'
import { onDatabase } from '#tests/support/server'
import { boss, inSequence, published, secondWhen } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'

const rowsOf = async (text: string, values: unknown[]) =>
  (await onDatabase((client) => client.query(text, values))).rows

/** A department whose orders go by a workflow: a clerk in it, a lead and a director. */
async function department(graph: (lead: string, director: string) => object, more: Record<string, unknown> = {}) {
  const [departmentId, lead, director] = [await newDepartment(), await seller(), await seller()]
  const clerk = await clerkIn(departmentId, lead.userId)
  const workflow = await published({
    departmentIds: [departmentId],
    fallbackId: director.userId,
    graph: graph(lead.userId, director.userId),
    ...more,
  })
  return { clerk, lead, director, workflow, departmentId }
}

async function asked(clerk: Signed, approver: Signed | null = null): Promise<OrderRow> {
  const { status, body } = await act(clerk, await newOrder(clerk, approver), 'request')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const waits = ({ approval }: OrderRow) =>
  approval.tasks.filter(({ status }: any) => status === 'pending').map(({ assignee }: any) => assignee.id)
const inbox = async (by: Signed, { id }: OrderRow) =>
  (await by.api.get('/approvals/inbox')).body.find(({ recordId }: any) => recordId === id)

test.group('a request by a workflow', () => {
  test('asks step by step; the document names nobody, and is approved once, by the last', async ({ assert }) => {
    const { clerk, lead, director, workflow } = await department((one, two) => inSequence([one], [two]))
    const order = await asked(clerk, director)
    assert.deepEqual([order.approverId, order.status, waits(order)], [null, 'pending', [lead.userId]])
    assert.containsSubset(order.approval, {
      workflow: { id: workflow.id, number: 1 },
      step: 0,
      steps: [{ name: 'Bước 1' }, { name: 'Bước 2' }],
    })
    assert.containsSubset(await inbox(lead, order), { step: { name: 'Bước 1', workflow: workflow.name } })
    assert.isUndefined(await inbox(director, order))
    assert.equal((await act(director, order, 'approve')).body.code, 'QUT_ERR_011')
    const first = await act(lead, order, 'approve', 'Được')
    assert.deepEqual(
      [first.body.status, waits(first.body), first.body.allowed.includes('approve')],
      ['pending', [director.userId], false],
    )
    const last = await act(director, first.body, 'approve')
    assert.deepEqual([last.body.status, last.body.approval.status], ['approved', 'approved'])
    assert.deepEqual(
      last.body.approval.events.map(({ kind }: any) => kind),
      ['request', 'approve', 'approve'],
    )
    const [{ count }] = await rowsOf('select count(*)::int as count from document_revisions where record_id = $1', [
      order.id,
    ])
    assert.equal(count, 1)
  })

  test('says before who will be asked, and where nobody fits leaves the named approver as before', async ({
    assert,
  }) => {
    const { clerk, lead, director } = await department((one, two) => inSequence([one], [two]), {
      everyDocument: false,
      rules: { fact: 'grandTotal', is: 'atLeast', than: '1' },
    })
    const preview = await clerk.api.post('/sales-orders/preview', await orderBody(null))
    assert.deepEqual(
      preview.body.approval.steps.map(({ asked }: any) => asked.map(({ id }: any) => id)),
      [[lead.userId], [director.userId]],
    )
    const other = await clerk.api.post('/sales-orders/preview', {
      ...(await orderBody(null)),
      lines: [],
      discount: '0',
      shippingFee: '0',
    })
    assert.deepEqual([other.status, other.body.approval], [200, null])
    const stranger = await seller()
    assert.isNull((await stranger.api.post('/sales-orders/preview', await orderBody(null))).body.approval)
    const missing = await act(stranger, await newOrder(stranger, null), 'request')
    assert.deepEqual([missing.status, missing.body.errors[0].field], [422, 'approverId'])
  })

  test('takes the branch that its facts lead to, keeps them, and says why; unknown takes no branch', async ({
    assert,
  }) => {
    const { clerk, lead } = await department((one, two) =>
      secondWhen({ fact: 'marginPercent', is: 'below', than: '3' }, [one], [two]),
    )
    const order = await asked(clerk)
    assert.deepEqual(
      order.approval.steps.map(({ node }: any) => node),
      ['s1'],
    )
    // The clerk may not see costs, so that the figure stays hidden; the branch does not.
    assert.containsSubset(order.approval.turns, [{ node: 'c', branch: null, tried: [{ value: null, answer: null }] }])
    const [{ facts }] = await rowsOf('select facts from approval_instances where record_id = $1', [order.id])
    assert.equal(facts.grandTotal, order.grandTotal)
    assert.equal((await act(lead, order, 'approve')).body.status, 'approved')
  })

  test('ends on its version, whatever is published meanwhile; switched off it goes on, and new ones do not', async ({
    assert,
  }) => {
    const { clerk, lead, director, workflow } = await department((one, two) => inSequence([one], [two]))
    const order = await asked(clerk)
    const by = await boss()
    const changed = await by.patch(`/workflows/${workflow.id}`, {
      version: workflow.version,
      graph: inSequence([director.userId]),
    })
    await by.post(`/workflows/${workflow.id}/publish`, { version: changed.body.version })
    const next = await asked(clerk)
    assert.deepEqual([waits(next), next.approval.workflow.number], [[director.userId], 2])
    await by.post(`/workflows/${workflow.id}/enabled`, { enabled: false })
    const first = await act(lead, order, 'approve')
    assert.deepEqual([first.body.approval.workflow.number, waits(first.body)], [1, [director.userId]])
    assert.equal((await act(director, first.body, 'approve')).body.status, 'approved')
    assert.equal((await act(clerk, await newOrder(clerk, null), 'request')).status, 422)
  })

  test('that changed since is not approved; an edit ends it', async ({ assert }) => {
    const { clerk, lead } = await department((one) => inSequence([one]))
    const order = await asked(clerk)
    const edited = await clerk.api.patch(`/sales-orders/${order.id}`, { version: order.version, lines: await lines() })
    assert.deepEqual([edited.body.status, edited.body.approval.status], ['draft', 'closed'])
    assert.equal((await act(lead, edited.body, 'approve')).status, 409)
  })

  test('asks the head and the manager as they are when the step opens, and the fallback for want of them', async ({
    assert,
  }) => {
    const { clerk, lead, director, workflow, departmentId } = await department(() => inSequence())
    const step = { ...inSequence(['00000000-0000-7000-8000-000000000000']).s1, self: 'manager' }
    const graph = {
      ...inSequence([lead.userId], [lead.userId]),
      s1: { ...step, next: 's2', approvers: [{ kind: 'departmentHead' }] },
      s2: { ...step, next: 'end', approvers: [{ kind: 'manager', level: 1 }] },
    }
    const by = await boss()
    const saved = await by.patch(`/workflows/${workflow.id}`, { version: workflow.version, graph })
    assert.equal((await by.post(`/workflows/${workflow.id}/publish`, { version: saved.body.version })).status, 200)
    const order = await asked(clerk)
    assert.deepEqual([waits(order), order.approval.tasks[0].how], [[director.userId], 'nobody'])
    const head = (await by.get(`/departments/${departmentId}`)).body
    await by.patch(`/departments/${departmentId}`, { version: head.version, headId: clerk.userId })
    const own = await asked(clerk)
    assert.deepEqual([waits(own), own.approval.tasks[0].how], [[lead.userId], 'self'])
    const first = await act(director, order, 'approve')
    assert.deepEqual(waits(first.body), [lead.userId])
  })
})

test.group('people who decide', () => {
  test('return a document to an earlier step or to who asked', async ({ assert }) => {
    const { clerk, lead, director } = await department((one, two) => inSequence([one], [two]))
    const order = await asked(clerk)
    const first = (await act(lead, order, 'approve')).body
    const reject = (by: Signed, row: OrderRow, to: unknown) =>
      by.api.post(`/sales-orders/${row.id}/reject`, { version: row.version, comment: 'Xem lại giá', to })
    assert.equal((await reject(director, first, { step: 's2' })).body.code, 'WFL_ERR_005')
    const back = await reject(director, first, { step: 's1' })
    assert.deepEqual(
      [
        back.body.status,
        waits(back.body),
        back.body.approval.tasks.find(({ status }: any) => status === 'pending').round,
      ],
      ['pending', [lead.userId], 2],
    )
    const home = await reject(lead, back.body, 'requester')
    assert.deepEqual([home.body.status, home.body.approval.status], ['draft', 'closed'])
    assert.equal((await act(clerk, home.body, 'request')).body.status, 'pending')
    assert.equal((await reject(lead, home.body, 'boss')).status, 422)
  })

  test('forward their task; who manages workflows reassigns one with a reason; who asked reminds once a day', async ({
    assert,
  }) => {
    const { clerk, lead, director } = await department((one) => inSequence([one]))
    const order = await asked(clerk)
    const task = order.approval.tasks[0].id
    const forward = (by: Signed, body: object, id = task) => by.api.post(`/approvals/tasks/${id}/forward`, body)
    assert.equal((await forward(director, { to: director.userId })).body.code, 'QUT_ERR_011')
    assert.equal((await forward(lead, { to: clerk.userId })).body.code, 'DOC_ERR_005')
    assert.equal((await forward(lead, { to: lead.userId })).body.code, 'WFL_ERR_004')
    assert.equal((await forward(lead, { to: director.userId, comment: 'Nhờ anh xem' })).status, 200)
    const now = (await clerk.api.get(`/sales-orders/${order.id}`)).body
    assert.deepEqual(
      [waits(now), now.approval.events.at(-1).kind, now.approval.events.at(-1).toPerson.id],
      [[director.userId], 'forward', director.userId],
    )
    const open = now.approval.tasks.find(({ status }: any) => status === 'pending').id
    const by = await boss()
    assert.equal((await by.post(`/approvals/tasks/${open}/reassign`, { to: lead.userId })).status, 422)
    assert.equal(
      (await lead.api.post(`/approvals/tasks/${open}/reassign`, { to: lead.userId, comment: 'x' })).status,
      403,
    )
    assert.equal(
      (await by.post(`/approvals/tasks/${open}/reassign`, { to: lead.userId, comment: 'Đi công tác' })).status,
      200,
    )
    const remind = (who: Signed) => who.api.post(`/approvals/${now.approval.id}/remind`, {})
    assert.equal((await remind(lead)).status, 403)
    assert.deepEqual([(await remind(clerk)).status, (await remind(clerk)).body.code], [200, 'WFL_ERR_010'])
    const running = await by.get(`/approvals/running?workflow=${now.approval.workflow.id}`)
    assert.deepEqual(
      running.body.map(({ recordId, step, waitingFor }: any) => [recordId, step, waitingFor[0].person.id]),
      [[order.id, 'Bước 1', lead.userId]],
    )
    assert.deepEqual((await by.get(`/approvals/running?workflow=${now.approval.workflow.id}&days=1`)).body, [])
    assert.equal((await by.get('/approvals/running?days=x')).status, 400)
  })

  test('take their decision back while nothing followed, also the one that approved', async ({ assert }) => {
    const { clerk, lead, director } = await department((one, two) => inSequence([one], [two]))
    const order = await asked(clerk)
    const first = (await act(lead, order, 'approve')).body
    const take = (by: Signed, row: OrderRow, task: string) =>
      by.api.post(`/approvals/tasks/${task}/take-back`, { version: row.version })
    const mine = first.approval.last
    assert.equal((await take(director, first, mine)).body.code, 'QUT_ERR_011')
    const again = await take(lead, first, mine)
    assert.deepEqual([again.status, again.body.status, waits(again.body)], [200, 'pending', [lead.userId]])
    const second = (await act(lead, again.body, 'approve')).body
    const done = (await act(director, second, 'approve')).body
    assert.equal(done.status, 'approved')
    assert.equal((await take(lead, done, second.approval.last)).body.code, 'WFL_ERR_002')
    const open = await take(director, done, done.approval.last)
    assert.deepEqual([open.body.status, open.body.revision, waits(open.body)], ['pending', 1, [director.userId]])
    const final = (await act(director, open.body, 'approve')).body
    assert.equal(final.status, 'approved')
    assert.deepEqual(
      (await clerk.api.get(`/sales-orders/${order.id}/revisions`)).body.map(({ revision }: any) => revision),
      [1, 0],
    )
    const revised = (await act(clerk, final, 'revise', 'Đổi ngày')).body
    assert.equal((await take(director, revised, final.approval.last)).body.code, 'WFL_ERR_002')
  })

  test('decide once, however many press at the same moment', async ({ assert }) => {
    const { clerk, lead, director } = await department((one, two) => inSequence([one, two], [two]))
    const order = await asked(clerk)
    const answers = await Promise.all(
      [lead, director, lead].map((by) => by.api.post(`/sales-orders/${order.id}/approve`, { version: order.version })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { body } = await clerk.api.get(`/sales-orders/${order.id}`)
    assert.deepEqual([body.approval.step, waits(body)], [1, [director.userId]])
  })
})
