import { test } from '@japa/runner'
import { api, call } from '#tests/support/client'
import { entered, newPerson, newRole, refresh } from '#tests/support/people'
import { groupId, superAdmin } from './administering.ts'

test.group('role groups', () => {
  test('those that are built in cannot be deleted, nor their codes changed; R001 may always do everything', async ({
    assert,
  }) => {
    const client = await superAdmin()
    for (const code of ['R001', 'R002', 'R003', 'R004']) {
      const id = await groupId(code)
      assert.equal((await client.delete(`/role-groups/${id}`)).body.code, 'ROG_ERR_008')
      assert.equal((await client.patch(`/role-groups/${id}`, { code: `X${code}` })).body.code, 'ROG_ERR_008')
    }
    assert.equal(
      (await client.patch(`/role-groups/${await groupId('R001')}`, { permissions: ['13.v'] })).body.code,
      'ROG_ERR_009',
    )
  })

  test('one that people are in stays: ROG_ERR_007, with their number', async ({ assert }) => {
    const code = await newRole([[13, 'v']])
    await newPerson(code)
    const { status, body } = await (await superAdmin()).delete(`/role-groups/${await groupId(code)}`)
    assert.deepEqual([status, body.code], [409, 'ROG_ERR_007'])
    assert.include(body.message, '1')
  })

  test('nobody puts into one what they may not do themselves: ROG_ERR_010', async ({ assert }) => {
    const person = await newPerson(
      await newRole([
        [4, 'f'],
        [13, 'v'],
      ]),
    )
    const client = api((await entered(person)).token)
    assert.equal((await client.post('/role-groups', { name: 'Được', permissions: ['13.v', '4.u'] })).status, 201)
    assert.equal((await client.post('/role-groups', { name: 'Chưa có quyền nào' })).status, 201)
    assert.deepEqual(
      [(await client.post('/role-groups', { name: 'Không', permissions: ['13.u'] })).body.code],
      ['ROG_ERR_010'],
    )
    const rich = await groupId(await newRole([[15, 'f']]))
    assert.equal(
      (await client.patch(`/role-groups/${rich}`, { name: 'Giữ nguyên quyền' })).status,
      200,
      'what is there already is no gift',
    )
  })

  test('a change holds on the very next request of everybody in it', async ({ assert }) => {
    const code = await newRole([[11, 'v']])
    const { token, cookie } = await entered(await newPerson(code))
    assert.equal((await call('GET', '/departments', { token })).status, 200)
    await (await superAdmin()).patch(`/role-groups/${await groupId(code)}`, { permissions: ['12.v'] })
    assert.equal((await call('GET', '/departments', { token })).status, 401, 'the token from before')
    const fresh = (await refresh(cookie)).body.data.jwToken
    assert.equal((await call('GET', '/departments', { token: fresh })).status, 403)
    assert.equal((await call('GET', '/positions', { token: fresh })).status, 200)
  })
})
