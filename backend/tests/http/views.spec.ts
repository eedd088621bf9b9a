import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { fresh } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { EMPTY, STATE, someone } from '#tests/support/saved_views'

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
    assert.deepEqual(await me.own(), [body])
    assert.deepEqual(await me.own('suppliers'), [])
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
    assert.equal((await me.own())[0].state.q, 'ong')
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
    assert.deepEqual(await me.own(), [])
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
