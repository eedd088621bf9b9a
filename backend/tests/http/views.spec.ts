import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { choosableNames, suffixesOf, type Field } from '@barem/resources/kit'
import { sortNames } from '#app/resources/read/columns'
import { api, call } from '#tests/support/client'
import { entered, newCompany, newPerson, newRole } from '#tests/support/people'
import { fresh, plural } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

const EMPTY = { q: '', filters: {}, sort: null, columns: null, size: null }
const STATE = {
  q: 'thep',
  filters: { personInChargeId_null: ['true'], createdAt_gte: ['2026-11-01'] },
  sort: { field: 'name', order: 'asc' },
  columns: ['code', 'name'],
  size: 20,
}

/** Somebody with views of their own to make, in a role group of DONGA. */
async function someone(role: string, company?: string) {
  const person = await newPerson(role, undefined, company)
  const { token } = await entered(person)
  const client = api(token)
  return {
    ...client,
    person,
    list: async (resource = 'customers') => (await client.get(`/views?resource=${resource}`)).body as any[],
    add: (view: object = {}) =>
      client.post('/views', { resource: 'customers', name: `Xem ${fresh()}`, state: STATE, ...view }),
    /** A view that is there. */
    async added(view: object = {}) {
      const { status, body } = await client.post('/views', {
        resource: 'customers',
        name: `Xem ${fresh()}`,
        state: STATE,
        ...view,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
    put: (path: string) => call('PUT', path, { token }),
  }
}

const stored = (id: string, state: object) =>
  onDatabase((db) => db.query('update saved_views set state = $2 where id = $1', [id, JSON.stringify(state)]))

test.group('saved views', () => {
  test('one keeps search, filters, order, columns and page size under its name', async ({ assert }) => {
    const me = await someone('R002')
    const { status, body } = await me.add({ name: '  Khách chưa ai phụ trách  ' })
    assert.equal(status, 201)
    assert.containsSubset(body, {
      name: 'Khách chưa ai phụ trách',
      resource: 'customers',
      version: 1,
      state: STATE,
      shared: false,
      own: true,
      mayChange: true,
      isDefault: false,
      dropped: { filters: 0, columns: 0, sort: 0 },
    })
    assert.deepEqual(await me.list(), [body])
    assert.deepEqual(await me.list('suppliers'), [])
    const sparse = await me.added({ state: {} })
    assert.deepEqual(sparse.state, EMPTY)
  })

  test('what it is called and what it keeps change together or apart, each as its next version', async ({ assert }) => {
    const me = await someone('R002')
    const view = await me.added()
    const renamed = await me.patch(`/views/${view.id}`, { version: 1, name: 'Tên khác' })
    assert.containsSubset(renamed.body, { name: 'Tên khác', version: 2, state: STATE })
    const kept = await me.patch(`/views/${view.id}`, { version: 2, state: { q: 'ong' } })
    assert.containsSubset(kept.body, { name: 'Tên khác', version: 3, state: { ...EMPTY, q: 'ong' } })
    const { status, body } = await me.patch(`/views/${view.id}`, { version: 2, state: { q: 'cu' } })
    assert.deepEqual([status, body.code, body.current.version, body.current.state.q], [409, 'COM_ERR_005', 3, 'ong'])
    assert.equal((await me.list())[0].state.q, 'ong')
    for (const [wrong, field] of [
      [{ name: 'x' }, 'version'],
      [{ version: 3, name: null }, 'name'],
      [{ version: 3, state: null }, 'state'],
      [{ version: 3, resource: 'suppliers' }, 'resource'],
      [{ version: 3, ownerId: randomUUID() }, 'ownerId'],
    ] as const) {
      const refused = await me.patch(`/views/${view.id}`, wrong)
      assert.isTrue(
        [400, 422].includes(refused.status) && refused.body.errors[0].field === field,
        JSON.stringify([wrong, refused.body]),
      )
    }
  })

  test('it goes when it is deleted, and only once', async ({ assert }) => {
    const me = await someone('R002')
    const view = await me.added()
    assert.equal((await me.delete(`/views/${view.id}`)).status, 200)
    assert.deepEqual(await me.list(), [])
    assert.equal((await me.delete(`/views/${view.id}`)).status, 404)
    assert.equal((await me.delete('/views/khong-phai-ma')).status, 404)
  })

  test('a name stands once among the views of a person, whatever its capitals, and for each list anew', async ({
    assert,
  }) => {
    const me = await someone('R002')
    const view = await me.added({ name: 'Đại lý' })
    const { status, body } = await me.add({ name: 'đại LÝ' })
    assert.deepEqual(
      [status, body.code, body.errors[0].field, body.message],
      [409, 'VIE_ERR_006', 'name', 'There is already a view called “đại LÝ”. Choose another name'],
    )
    assert.equal((await me.add({ name: 'Đại lý', resource: 'suppliers', state: {} })).status, 201)
    assert.equal((await (await someone('R002')).add({ name: 'Đại lý' })).status, 201)
    const other = await me.added()
    assert.equal((await me.patch(`/views/${other.id}`, { version: 1, name: 'ĐẠI LÝ' })).status, 409)
    assert.equal((await me.patch(`/views/${view.id}`, { version: 1, name: 'ĐẠI LÝ' })).status, 200)
  })

  test('of two who save one name at the same moment one is told', async ({ assert }) => {
    const me = await someone('R002')
    const name = `Cùng lúc ${fresh()}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => me.add({ name })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
  })

  test('a person keeps at most fifty of one list', async ({ assert }) => {
    const me = await someone('R002')
    await onDatabase((db) =>
      db.query(
        `insert into saved_views (tenant_id, id, resource, name, owner_id, state) select $1, gen_random_uuid(), 'customers', 'Số ' || n, $2, '{}' from generate_series(1, 49) n`,
        [me.person.tenantId, me.person.userId],
      ),
    )
    assert.equal((await me.add()).status, 201)
    const { status, body } = await me.add()
    assert.deepEqual([status, body.code], [409, 'VIE_ERR_007'])
    assert.include(body.message, '50')
    assert.equal((await me.add({ resource: 'suppliers', state: {} })).status, 201)
  })
})

test.group('what a view may keep', () => {
  test('every filter that the screen of a list offers, every column, and every order', async ({ assert }) => {
    const me = await someone('R001')
    for (const resource of plural) {
      const filters = Object.fromEntries(
        resource.list.filters.flatMap((name) => {
          const field = (resource.fields[name] as Field | undefined) ?? null
          return suffixesOf(field?.type ?? 'dateTime', field)
            .filter((suffix) => suffix === '_null')
            .map((suffix) => [name + suffix, ['true']])
        }),
      )
      const state = {
        filters,
        columns: choosableNames(resource),
        sort: { field: sortNames(resource)[0], order: 'desc' },
        size: 100,
      }
      const { status, body } = await me.add({ resource: resource.name, state })
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(body.state, { ...EMPTY, ...state })
      assert.deepEqual(body.dropped, { filters: 0, columns: 0, sort: 0 })
    }
  })

  test('nothing else: what the list does not have is refused by its name', async ({ assert }) => {
    const me = await someone('R002')
    const cases: [object, number, string][] = [
      [{ filters: { nosuchfield: ['x'] } }, 400, 'state.filters.nosuchfield'],
      // The server could filter by these; the list offers no such filter.
      [{ filters: { name_like: ['x'] } }, 400, 'state.filters.name_like'],
      [{ filters: { status_ne: ['active'] } }, 400, 'state.filters.status_ne'],
      [{ filters: { id: [randomUUID()] } }, 400, 'state.filters.id'],
      [{ filters: { status_null: ['true'] } }, 400, 'state.filters.status_null'],
      [{ filters: { status: ['nosuchchoice'] } }, 422, 'state.filters.status'],
      [{ filters: { customerTypeId: ['x'] } }, 422, 'state.filters.customerTypeId'],
      [{ filters: { createdAt_gte: ['yesterday'] } }, 422, 'state.filters.createdAt_gte'],
      [{ filters: { personInChargeId_null: ['maybe'] } }, 422, 'state.filters.personInChargeId_null'],
      [{ filters: { status: [] } }, 422, 'state.filters.status'],
      [{ filters: { status: 'active' } }, 422, 'state.filters.status'],
      [{ sort: { field: 'nosuchfield', order: 'asc' } }, 400, 'state.sort.nosuchfield'],
      [{ sort: { field: 'name', order: 'sideways' } }, 422, 'state.sort.order'],
      [{ columns: ['name', 'nosuchfield'] }, 400, 'state.columns.nosuchfield'],
      [{ columns: [] }, 422, 'state.columns'],
      [{ size: 7 }, 422, 'state.size'],
      [{ q: 'a'.repeat(201) }, 422, 'state.q'],
      [{ page: 2 }, 400, 'state.page'],
    ]
    for (const [state, expected, field] of cases) {
      const { status, body } = await me.add({ state })
      assert.deepEqual([status, body.errors?.[0]?.field], [expected, field], JSON.stringify([state, body]))
    }
    for (const [view, field] of [
      [{ name: '   ' }, 'name'],
      [{ name: 'a'.repeat(61) }, 'name'],
      [{ resource: 'nosuchresource' }, 'resource'],
      [{ state: null }, 'state'],
      [{ version: 1 }, 'version'],
    ] as const) {
      const { status, body } = await me.add(view)
      assert.isTrue([400, 422].includes(status) && body.errors[0].field === field, JSON.stringify([view, body]))
    }
    assert.deepEqual(await me.list(), [])
    for (const query of ['', '?resource=nosuchresource', '?resource=customers&q=x'])
      assert.equal((await me.get(`/views${query}`)).status, 400, query)
  })

  test('what is gone from the list since is left out and counted, never an error', async ({ assert }) => {
    const me = await someone('R002')
    const view = await me.added()
    await stored(view.id, {
      ...STATE,
      filters: { ...STATE.filters, oldField: ['1'], status: ['noLongerAChoice'] },
      columns: ['code', 'oldField', 'name'],
      sort: { field: 'oldField', order: 'asc' },
      size: 33,
    })
    const [read] = await me.list()
    assert.deepEqual(read.state, { ...STATE, columns: ['code', 'name'], sort: null, size: null })
    assert.deepEqual(read.dropped, { filters: 2, columns: 1, sort: 1 })
    const saved = await me.patch(`/views/${view.id}`, { version: 1, state: read.state })
    assert.deepEqual([saved.status, saved.body.dropped], [200, { filters: 0, columns: 0, sort: 0 }])
  })

  test('what the reader may not see is left out for them, and stays for the others when they save', async ({
    assert,
  }) => {
    const [admin, staff, blind] = [
      await someone('R002'),
      await someone('R004'),
      await someone(await newRole([[17, 'f']])),
    ]
    const state = {
      q: '',
      filters: { weightMode: ['geometry'] },
      sort: { field: 'costPrice', order: 'desc' },
      columns: ['code', 'name', 'costPrice'],
      size: null,
    }
    const view = await admin.added({ resource: 'products', shared: true, state })
    const find = async ({ list }: Pick<typeof admin, 'list'>) =>
      (await list('products')).find(({ id }) => id === view.id)
    const theirs = await find(staff)
    assert.deepEqual(
      [theirs.state, theirs.dropped],
      [
        { ...state, sort: null, columns: ['code', 'name'] },
        { filters: 0, columns: 1, sort: 1 },
      ],
    )
    assert.notInclude(JSON.stringify(theirs), 'costPrice')
    const { status } = await staff.add({ resource: 'products', state: { columns: ['costPrice'] } })
    assert.equal(status, 400)
    assert.equal(
      (await blind.patch(`/views/${view.id}`, { version: 1, state: { ...theirs.state, columns: ['code', 'status'] } }))
        .status,
      200,
    )
    assert.sameMembers((await find(admin)).state.columns, ['code', 'status', 'costPrice'])
  })
})

test.group('whose views', () => {
  test('one of one person is nothing to another, whatever they may do', async ({ assert }) => {
    const [me, superAdmin] = [await someone('R003'), await someone('R001')]
    const view = await me.added()
    assert.notInclude(
      (await superAdmin.list()).map(({ id }) => id),
      view.id,
    )
    for (const answer of [
      await superAdmin.patch(`/views/${view.id}`, { version: 1, name: 'x' }),
      await superAdmin.delete(`/views/${view.id}`),
      await superAdmin.put(`/views/${view.id}/default`),
      await superAdmin.delete(`/views/${view.id}/default`),
    ])
      assert.equal(answer.status, 404)
  })

  test('sharing takes all of the area; a shared one is read by whoever may see the list', async ({ assert }) => {
    const [admin, reader, staff] = [
      await someone('R002'),
      await someone(
        await newRole([
          [13, 'v'],
          [13, 'u'],
        ]),
      ),
      await someone(await newRole([[17, 'v']])),
    ]
    assert.deepEqual(
      [
        (await reader.add({ shared: true })).status,
        (await admin.add({ shared: true, resource: 'role-groups', state: {} })).status,
      ],
      [403, 403],
    )
    const own = await reader.added()
    assert.equal((await reader.patch(`/views/${own.id}`, { version: 1, shared: true })).status, 403)
    const view = await admin.added({ shared: true })
    const read = (await reader.list()).find(({ id }) => id === view.id)
    assert.containsSubset(read, { shared: true, own: false, mayChange: false, owner: 'Người Thử', isDefault: false })
    for (const answer of [
      await reader.patch(`/views/${view.id}`, { version: 1, name: 'x' }),
      await reader.delete(`/views/${view.id}`),
    ])
      assert.deepEqual([answer.status, answer.body.code], [403, 'COM_ERR_004'])
    assert.equal((await staff.get('/views?resource=customers')).status, 403)
    assert.equal((await staff.add()).status, 403)
    for (const answer of [
      await staff.patch(`/views/${view.id}`, { version: 1, name: 'x' }),
      await staff.put(`/views/${view.id}/default`),
    ])
      assert.equal(answer.status, 404)
  })

  test('whoever has all of the area changes and deletes it; only its owner takes it back', async ({ assert }) => {
    const [owner, other] = [await someone('R002'), await someone('R002')]
    const view = await owner.added({ shared: true })
    assert.containsSubset((await other.patch(`/views/${view.id}`, { version: 1, name: `Chung ${fresh()}` })).body, {
      version: 2,
      own: false,
      mayChange: true,
    })
    assert.equal((await other.patch(`/views/${view.id}`, { version: 2, shared: false })).status, 403)
    assert.equal((await owner.patch(`/views/${view.id}`, { version: 2, shared: false })).status, 200)
    assert.notInclude(
      (await other.list()).map(({ id }) => id),
      view.id,
    )
    const again = await owner.added({ shared: true })
    assert.equal((await other.delete(`/views/${again.id}`)).status, 200)
    assert.equal(
      (await owner.list()).some(({ id }) => id === again.id),
      false,
    )
  })

  test('no two shared views of a list have one name', async ({ assert }) => {
    const [one, other] = [await someone('R002'), await someone('R002')]
    const name = `Chung ${fresh()}`
    await one.added({ name, shared: true })
    assert.equal((await other.add({ name, shared: true })).body.code, 'VIE_ERR_006')
    const own = await other.added({ name })
    assert.equal((await other.patch(`/views/${own.id}`, { version: 1, shared: true })).body.code, 'VIE_ERR_006')
  })

  test('another company has none of them', async ({ assert }) => {
    const [here, there] = [await someone('R002'), await someone('R001', await newCompany())]
    const view = await here.added({ shared: true })
    assert.deepEqual(await there.list(), [])
    for (const answer of [
      await there.patch(`/views/${view.id}`, { version: 1, name: 'x' }),
      await there.delete(`/views/${view.id}`),
      await there.put(`/views/${view.id}/default`),
    ])
      assert.equal(answer.status, 404)
    assert.equal((await there.add({ name: view.name, shared: true })).status, 201)
  })

  test('strangers have nothing', async ({ assert }) => {
    assert.equal((await call('GET', '/views?resource=customers')).status, 401)
    assert.equal((await call('POST', '/views', { body: {} })).status, 401)
  })

  test('with an account go its own views; those it shared stay with the company', async ({ assert }) => {
    const [leaver, other, superAdmin] = [await someone('R002'), await someone('R002'), await someone('R001')]
    const [own, shared] = [await leaver.added(), await leaver.added({ shared: true })]
    await leaver.put(`/views/${shared.id}/default`)
    const gone = await superAdmin.delete(`/users/${leaver.person.userId}`)
    assert.equal(gone.status, 200, JSON.stringify(gone.body))
    assert.containsSubset(
      (await other.list()).find(({ id }) => id === shared.id),
      { owner: null, own: false, mayChange: true },
    )
    const { rows } = await onDatabase((db) =>
      db.query('select id from saved_views where id = any($1)', [[own.id, shared.id]]),
    )
    assert.deepEqual(
      rows.map(({ id }: { id: string }) => id),
      [shared.id],
    )
  })
})

test.group('the view that a list opens with', () => {
  const usual = async ({ list }: { list: (resource?: string) => Promise<any[]> }) =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id)

  test('is one for each list, and each person has their own', async ({ assert }) => {
    const [me, other] = [await someone('R002'), await someone('R004')]
    const [first, shared] = [await me.added({ isDefault: true }), await me.added({ shared: true })]
    assert.deepEqual([first.isDefault, await usual(me)], [true, [first.id]])
    assert.deepEqual((await me.put(`/views/${shared.id}/default`)).body.isDefault, true)
    assert.deepEqual([await usual(me), await usual(other)], [[shared.id], []])
    assert.equal((await other.put(`/views/${shared.id}/default`)).body.version, 1)
    assert.deepEqual(await usual(other), [shared.id])
    assert.equal((await me.delete(`/views/${first.id}/default`)).status, 200)
    assert.deepEqual(await usual(me), [shared.id])
    assert.equal((await me.delete(`/views/${shared.id}/default`)).body.isDefault, false)
    assert.deepEqual([await usual(me), await usual(other)], [[], [shared.id]])
  })

  test('is nobody else’s any more once it is taken back, and nobody’s once it is deleted', async ({ assert }) => {
    const [me, other] = [await someone('R002'), await someone('R004')]
    const view = await me.added({ shared: true, isDefault: true })
    await other.put(`/views/${view.id}/default`)
    await me.patch(`/views/${view.id}`, { version: 1, shared: false })
    assert.deepEqual([await usual(me), await usual(other)], [[view.id], []])
    await me.patch(`/views/${view.id}`, { version: 2, shared: true })
    assert.deepEqual(await usual(other), [])
    await me.delete(`/views/${view.id}`)
    assert.deepEqual(await usual(me), [])
  })
})
