import { test } from '@japa/runner'
import { someone } from './viewing.ts'

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
