import { test } from '@japa/runner'
import { call } from '#tests/support/client'
import { newCompany, newRole } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { someone } from '#tests/support/saved_views'

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
    const [admin, accountant, reader, staff] = [
      await someone('R002'),
      await someone('R003'),
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
        (await accountant.add({ shared: true, resource: 'products', state: {} })).status,
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
