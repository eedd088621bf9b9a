import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { choosableNames, suffixesOf, type Field } from '@barem/resources/kit'
import { sortNames } from '#app/resources/read/columns'
import { newRole } from '#tests/support/people'
import { plural } from '#tests/support/samples'
import { EMPTY, STATE, someone, stored } from '#tests/support/saved_views'

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
    assert.deepEqual(await me.own(), [])
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
    const [read] = await me.own()
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
