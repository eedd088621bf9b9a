import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { seller } from '#tests/support/documents/orders'
import { entered, newPerson, newRole } from '#tests/support/people'
import { boss, drafted, inSequence, published } from '#tests/support/workflows/drafts'
import { clerkIn, newDepartment } from '#tests/support/workflows/staff'
import { conditionNode, endNode, startNode, stepNode } from '#tests/support/workflows/graphs'

/** Somebody who may do so much with workflows, and look at sales orders. */
async function designer(level: string) {
  const person = await newPerson(
    await newRole([
      [54, level],
      [19, 'v'],
    ]),
  )
  return api((await entered(person)).token)
}

test.group('workflows', () => {
  test('are drafted with 54.u and published with 54.f; everybody may look', async ({ assert }) => {
    const [author, publisher, anybody] = [await designer('u'), await designer('f'), api(await signIn('nhanvien.demo'))]
    assert.equal((await anybody.post('/workflows', { name: 'Thử' })).status, 403)
    const { status, body } = await author.post('/workflows', { name: '  Duyệt đơn  ', resource: 'sales-orders' })
    assert.equal(status, 201)
    assert.containsSubset(body, {
      name: 'Duyệt đơn',
      version: 1,
      published: null,
      isChanged: true,
      enabled: true,
      everyDocument: false,
      allowed: { edit: true, publish: false, try: true },
    })
    assert.match(body.code, /^QT\d{3,}$/)
    assert.sameMembers(
      body.problems.map(({ at, rule }: any) => `${at} ${rule}`),
      ['start deadEnd', 'end unreachable', ' noDepartment', ' noFallback', ' noRules'],
    )
    assert.equal((await author.post(`/workflows/${body.id}/publish`, { version: 1 })).status, 403)
    const refused = await publisher.post(`/workflows/${body.id}/publish`, { version: 1 })
    assert.deepEqual([refused.status, refused.body.code], [422, 'WFL_ERR_001'])
    assert.includeMembers(
      refused.body.errors.map(({ field, rule }: any) => `${field} ${rule}`),
      [
        'nodes.start workflow.deadEnd',
        'departmentIds workflow.noDepartment',
        'fallbackId workflow.noFallback',
        'rules workflow.noRules',
      ],
    )
    const seen = await anybody.get(`/workflows/${body.id}`)
    assert.containsSubset(seen.body, { allowed: { edit: false, publish: false } })
    const { body: list, headers } = await anybody.get(`/workflows?q=${body.code}`)
    assert.deepEqual([headers.get('x-total-count'), list[0].code, list[0].published], ['1', body.code, null])
  })

  test('are saved as their next version; an older one is refused with the workflow as it is', async ({ assert }) => {
    const by = await boss()
    const made = await drafted({})
    const saved = await by.patch(`/workflows/${made.id}`, { version: 1, name: 'Tên khác', graph: inSequence([]) })
    assert.deepEqual([saved.status, saved.body.version, saved.body.name], [200, 2, 'Tên khác'])
    const stale = await by.patch(`/workflows/${made.id}`, { version: 1, priority: 3 })
    assert.deepEqual([stale.status, stale.body.code, stale.body.current.version], [409, 'COM_ERR_005', 2])
    const cleared = await by.patch(`/workflows/${made.id}`, { version: 2, resource: null, priority: null })
    assert.deepEqual(
      [cleared.body.resource, cleared.body.problems.some(({ rule }: any) => rule === 'noType')],
      [null, true],
    )
    assert.equal((await by.delete(`/workflows/${made.id}`)).status, 200)
    assert.equal((await by.get(`/workflows/${made.id}`)).status, 404)
  })

  test('have codes that do not repeat', async ({ assert }) => {
    const made = await drafted({})
    const { status, body } = await (await boss()).post('/workflows', { name: 'Khác', code: made.code.toLowerCase() })
    assert.deepEqual([status, body.code, body.errors[0].field], [409, 'WFL_ERR_006', 'code'])
  })

  test('of another company are not there, and neither are its people', async ({ assert }) => {
    const made = await drafted({})
    const theirs = await boss('PHUONGNAM')
    for (const [method, path] of [
      ['get', ''],
      ['patch', ''],
      ['post', '/publish'],
      ['post', '/simulate'],
      ['post', '/backtest'],
      ['post', '/enabled'],
    ] as const) {
      const answer =
        method === 'get'
          ? await theirs.get(`/workflows/${made.id}${path}`)
          : await theirs[method](
              `/workflows/${made.id}${path}`,
              path === '/enabled' ? { enabled: false } : path === '/publish' || path === '' ? { version: 1 } : {},
            )
      assert.equal(answer.status, 404, `${method} ${path}`)
    }
    const stranger = (await theirs.get('/users?_end=1')).body[0].id
    const { body } = await (
      await boss()
    ).patch(`/workflows/${made.id}`, { version: 1, graph: inSequence([stranger]), fallbackId: null })
    assert.deepEqual(
      body.problems.filter(({ rule }: any) => rule === 'unknownPerson'),
      [{ at: 's1', rule: 'unknownPerson' }],
    )
    const foreign = await (await boss()).patch(`/workflows/${made.id}`, { version: 2, fallbackId: stranger })
    assert.equal(foreign.status, 422)
  })

  test('are refused where they are wrong, each mistake at its node, in both languages', async ({ assert }) => {
    const by = await boss()
    const me = (await by.get('/users?_end=1')).body[0].id
    const stranger = (await (await boss('PHUONGNAM')).get('/users?_end=1')).body[0].id
    const made = await drafted({ fallbackId: me, everyDepartment: true })
    const start = startNode('a')
    const end = endNode()
    const wrong: [Record<string, unknown>, string][] = [
      [{ start, a: stepNode('b', [me]), b: stepNode('a', [me]), end }, 'nodes.a workflow.circle'],
      [{ start, a: stepNode(null, [me]), end }, 'nodes.a workflow.deadEnd'],
      [{ start, a: stepNode('end', [me]), b: startNode('end'), end }, 'nodes.b workflow.oneStart'],
      [{ start, a: stepNode('end', [me]), b: stepNode('end', [me]), end }, 'nodes.b workflow.unreachable'],
      [
        Object.fromEntries([['start', startNode('e1')], ...Array.from({ length: 60 }, (_, n) => [`e${n}`, end])]),
        'graph workflow.tooLarge',
      ],
      [
        { start, a: conditionNode([{ when: { fact: 'nothing', is: 'above', than: '1' }, next: 'end' }], 'end'), end },
        'nodes.a workflow.unknownFact',
      ],
      [{ start, a: stepNode('end', [stranger]), end }, 'nodes.a workflow.unknownPerson'],
      [
        { start, a: stepNode('end', [], { approvers: [{ kind: 'roleGroup', ids: [randomUUID()] }] }), end },
        'nodes.a workflow.unknownRoleGroup',
      ],
    ]
    let { version } = made
    for (const [graph, expected] of wrong) {
      const saved = await by.patch(`/workflows/${made.id}`, { version, graph })
      assert.equal(saved.status, 200, JSON.stringify(saved.body))
      ;({ version } = saved.body)
      const { status, body } = await by.post(`/workflows/${made.id}/publish`, { version })
      assert.equal(status, 422)
      assert.include(
        body.errors.map(({ field, rule }: any) => `${field} ${rule}`),
        expected,
      )
      assert.notInclude(body.errors[0].message, 'workflow')
      const inVietnamese = await call('POST', `/workflows/${made.id}/publish`, {
        token: await signIn('superadmin'),
        body: { version },
        headers: { 'accept-language': 'vi' },
      })
      assert.deepEqual(
        inVietnamese.body.errors.map(({ field, rule }: any) => `${field} ${rule}`),
        body.errors.map(({ field, rule }: any) => `${field} ${rule}`),
      )
      assert.notEqual(inVietnamese.body.errors[0].message, body.errors[0].message)
      assert.deepEqual((await by.get(`/workflows/${made.id}`)).body.graph, saved.body.graph, 'nothing is lost')
    }
    const malformed = await by.patch(`/workflows/${made.id}`, { version, graph: { a: { kind: 'wait' } } })
    assert.deepEqual(
      [malformed.status, malformed.body.errors[0].field, malformed.body.errors[0].rule],
      [422, 'graph.a.kind', 'workflow.malformed'],
    )
    const unknown = await by.patch(`/workflows/${made.id}`, { version, colour: 'red' })
    assert.equal(unknown.status, 400)
    await by.delete(`/workflows/${made.id}`)
  })

  test('with a condition on what the author may not see are refused', async ({ assert }) => {
    const author = await designer('f')
    const made = await drafted({})
    const graph = {
      start: startNode('a'),
      a: conditionNode([{ when: { fact: 'marginPercent', is: 'below', than: '3' }, next: 'end' }], 'end'),
      end: endNode(),
    }
    const { body } = await author.patch(`/workflows/${made.id}`, { version: 1, graph })
    assert.containsSubset(body.problems, [{ at: 'a', rule: 'unknownFact' }])
    const whole = await (await boss()).get(`/workflows/${made.id}`)
    assert.isEmpty(whole.body.problems.filter(({ rule }: any) => rule === 'unknownFact'))
  })

  test('are published once, as a version that stays; a tie asks for a priority; switched off they stay', async ({
    assert,
  }) => {
    const by = await boss()
    const [departmentId, me] = [await newDepartment(), await seller()]
    const body = { departmentIds: [departmentId], fallbackId: me.userId, graph: inSequence([me.userId]) }
    const made = await drafted(body)
    const [one, other] = await Promise.all(
      [1, 2].map(() => by.post(`/workflows/${made.id}/publish`, { version: 1, note: 'Lần đầu' })),
    )
    assert.sameMembers([one!.status, other!.status], [200, 409])
    const row = [one!, other!].find(({ status }) => status === 200)!.body
    assert.containsSubset(row, {
      published: { number: 1, note: 'Lần đầu' },
      isChanged: false,
      versions: [{ number: 1, requests: 0 }],
    })
    assert.deepEqual((await by.get(`/workflows/${made.id}/versions/1`)).body.graph, row.graph)
    const twin = await drafted(body)
    const tied = await by.post(`/workflows/${twin.id}/publish`, { version: 1 })
    assert.deepEqual([tied.status, tied.body.code], [422, 'WFL_ERR_008'])
    assert.include(tied.body.message, row.code)
    const first = await by.patch(`/workflows/${twin.id}`, { version: 1, priority: 1 })
    assert.equal((await by.post(`/workflows/${twin.id}/publish`, { version: first.body.version })).status, 200)
    assert.deepEqual([(await by.delete(`/workflows/${made.id}`)).body.code], ['WFL_ERR_007'])
    const off = await by.post(`/workflows/${made.id}/enabled`, { enabled: false })
    assert.deepEqual([off.body.enabled, off.body.published.number], [false, 1])
    await by.post(`/workflows/${twin.id}/enabled`, { enabled: false })
    const changed = await by.patch(`/workflows/${made.id}`, { version: off.body.version, graph: inSequence([]) })
    assert.isTrue(changed.body.isChanged)
  })

  test('are simulated and tried on past requests', async ({ assert }) => {
    const by = await boss()
    const me = await seller()
    const made = await published({
      departmentIds: [await newDepartment()],
      fallbackId: me.userId,
      graph: inSequence([me.userId]),
    })
    const order = (await by.get('/sales-orders?_end=1')).body[0]
    const { status, body } = await by.post(`/workflows/${made.id}/simulate`, { recordId: order.id })
    assert.equal(status, 200)
    assert.deepEqual(
      [
        body.matches,
        body.facts.grandTotal,
        body.end,
        body.steps.map(({ asked }: any) => asked.map(({ id }: any) => id)),
      ],
      [true, order.grandTotal, 'end', [[me.userId]]],
    )
    const typed = await by.post(`/workflows/${made.id}/simulate`, {
      facts: { grandTotal: '5' },
      draft: { everyDocument: false, rules: { fact: 'grandTotal', is: 'above', than: '9' } },
    })
    assert.deepEqual([typed.body.matches, typed.body.rules.value], [false, '5'])
    const tested = await by.post(`/workflows/${made.id}/backtest`, { draft: { everyDepartment: true, priority: 1 } })
    assert.equal(tested.status, 200)
    assert.isAbove(tested.body.matched.count, 10)
    assert.equal(tested.body.people[0].person.id, me.userId)
    assert.equal(tested.body.people[0].count, tested.body.matched.count)
    assert.equal((await by.post(`/workflows/${made.id}/backtest`, { days: 0 })).status, 422)
  })

  test('say which workflow a document goes by, and why not by the others', async ({ assert }) => {
    const [by, departmentId] = [await boss(), await newDepartment()]
    const clerk = await clerkIn(departmentId)
    const body = { departmentIds: [departmentId], fallbackId: clerk.userId, graph: inSequence([clerk.userId]) }
    const rules = { fact: 'grandTotal', is: 'above', than: '9' }
    const [first, second] = [await published({ ...body, priority: 1 }), await published({ ...body, priority: 2 })]
    const strict = await published({ ...body, priority: 3, everyDocument: false, rules })
    const made = await drafted({ ...body, everyDocument: false })
    const tried = async (draft: object, requesterId: string | null = clerk.userId) => {
      const sent = { requesterId, facts: { grandTotal: '5' }, draft }
      const { choice } = (await by.post(`/workflows/${made.id}/simulate`, sent)).body
      return { chosen: choice.chosen?.id, why: new Map(choice.others.map(({ id, why }: any) => [id, why])), choice }
    }
    const unready = await tried({})
    assert.deepEqual([unready.chosen, unready.why.has(made.id)], [first.id, false], 'without rules it is left out')
    const later = await tried({ everyDocument: true, priority: 4 })
    assert.deepEqual([later.chosen, later.why.get(made.id), later.why.get(second.id)], [first.id, 'order', 'order'])
    assert.equal(later.why.get(strict.id), 'rules')
    const { rules: said } = later.choice.others.find(({ id }: any) => id === strict.id)
    assert.deepEqual([said.value, said.answer], ['5', false])
    await by.post(`/workflows/${first.id}/enabled`, { enabled: false })
    assert.equal((await tried({ everyDocument: true, priority: 1 })).chosen, made.id)
    const stranger = await tried({ everyDocument: true }, (await seller()).userId)
    assert.equal(stranger.why.get(made.id), 'department')
  })
})
