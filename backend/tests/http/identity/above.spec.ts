import { test } from '@japa/runner'
import { api, call, signIn, type Answer } from '#tests/support/client'
import { enter, entered, newPerson, newRole, type Person } from '#tests/support/people'
import { fresh } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'

const superAdmin = async () => api(await signIn('superadmin'))
const group = async (code: string) => (await (await superAdmin()).get(`/role-groups?code=${code}`)).body[0]
const rolesOf = ({ userId }: Person) =>
  onDatabase(
    async (db) =>
      (await db.query('select target_id from users_role_groups where owner_id = $1', [userId])).rows.length as number,
  )

type Rights = (readonly [number, string])[]

/** Somebody who may do just this, signed in. */
async function insider(...rights: Rights) {
  const person = await newPerson(await newRole(rights))
  const { token } = await entered(person)
  return { person, token, ...api(token) }
}

type Insider = Awaited<ReturnType<typeof insider>>

test.group('somebody who may do more than the caller', () => {
  const attempts: Record<string, (by: Insider, above: Person) => Promise<Answer>> = {
    'loses no role group': (by, { userId }) => by.patch(`/users/${userId}`, { roleGroupIds: [] }),
    'loses none by the call of the specification': (by, { userId }) =>
      call('PUT', '/User', { token: by.token, body: { payload: { id: userId, roleGroupIds: [] } } }),
    'is not locked': (by, { userId }) => by.patch(`/users/${userId}`, { isLocked: true }),
    'is not locked by the call of the specification': (by, { userId }) =>
      call('PUT', '/User', { token: by.token, body: { payload: { id: userId, isLocked: true } } }),
    'is not deleted': (by, { userId }) => by.delete(`/users/${userId}`),
    'is not deleted by the call of the specification': (by, { userId }) => by.delete(`/User/${userId}`),
    'is not reset': (by, { userId }) => by.post('/User/ResetPassword', { userId }),
    'keeps their mail': (by, { userId }) => by.patch(`/users/${userId}`, { email: `khac${fresh()}@thu.example` }),
    'keeps their phone': (by, { userId }) =>
      by.patch(`/users/${userId}`, { phone: `05${String(fresh()).padStart(8, '0').slice(-8)}` }),
    'keeps their user name': (by, { userId }) => by.patch(`/users/${userId}`, { username: `doi.ten${fresh()}` }),
  }
  for (const [what, attempt] of Object.entries(attempts))
    test(`${what}: USE_ERR_014`, async ({ assert }) => {
      const by = await insider([1, 'f'], [19, 'f'])
      const above = await newPerson(
        await newRole([
          [19, 'f'],
          [13, 'v'],
        ]),
      )
      const { status, body } = await attempt(by, above)
      assert.deepEqual([status, body.code], [403, 'USE_ERR_014'], JSON.stringify(body))
      assert.deepEqual([await rolesOf(above), (await enter(above, above.password)).status], [1, 200])
    })

  test('does not lose one role group of several either, nor the rights of an admin', async ({ assert }) => {
    const by = await insider([1, 'f'])
    const admin = await newPerson('R002')
    const { status, body } = await call('PUT', '/User', {
      token: by.token,
      body: { payload: { id: admin.userId, isAdmin: false } },
    })
    assert.deepEqual([status, body.code, body.errors[0].field], [403, 'USE_ERR_014', 'isAdmin'])
    const two = await newPerson(await newRole([[1, 'v']]))
    const above = (await group(await newRole([[13, 'd']]))).id
    await onDatabase((db) =>
      db.query(`insert into users_role_groups (tenant_id, owner_id, target_id, position) values ($1, $2, $3, 1)`, [
        two.tenantId,
        two.userId,
        above,
      ]),
    )
    const kept = await by.patch(`/users/${two.userId}`, { roleGroupIds: [above] })
    assert.deepEqual([kept.status, kept.body.errors?.[0]?.field], [403, 'roleGroupIds'])
    assert.equal(await rolesOf(two), 2)
  })

  test('is not let in again either: only who may as much unlocks', async ({ assert }) => {
    const by = await insider([1, 'f'])
    const above = await newPerson(await newRole([[13, 'v']]))
    await onDatabase((db) => db.query('update users set is_locked = true where id = $1', [above.userId]))
    assert.equal((await by.patch(`/users/${above.userId}`, { isLocked: false })).body.code, 'USE_ERR_014')
  })

  test('and one who may no more is changed, locked and deleted as before', async ({ assert }) => {
    const by = await insider([1, 'f'], [13, 'v'])
    const below = await newPerson(await newRole([[13, 'v']]))
    assert.equal((await by.patch(`/users/${below.userId}`, { roleGroupIds: [] })).status, 200)
    assert.equal((await by.patch(`/users/${below.userId}`, { isLocked: true })).status, 200)
    assert.equal((await by.delete(`/users/${below.userId}`)).status, 200)
  })
})

test.group('role groups that may do more than the caller', () => {
  test('are not emptied, nor is anything taken out of them that the caller may not do: ROG_ERR_010', async ({
    assert,
  }) => {
    const by = await insider([4, 'f'], [13, 'v'])
    const rich = await group(
      await newRole([
        [13, 'v'],
        [15, 'f'],
      ]),
    )
    for (const permissions of [[], ['13.v'], ['15.v', '13.v']]) {
      const { status, body } = await by.patch(`/role-groups/${rich.id}`, { permissions })
      assert.deepEqual([status, body.code, body.errors[0].field], [403, 'ROG_ERR_010', 'permissions'])
    }
    assert.equal((await by.patch(`/role-groups/${rich.id}`, { permissions: ['15.f'] })).status, 200, 'what is theirs')
    assert.equal((await by.delete(`/role-groups/${rich.id}`)).body.code, 'ROG_ERR_010')
  })

  test('and are built in are not changed at all', async ({ assert }) => {
    const by = await insider([4, 'f'])
    for (const code of ['R001', 'R002', 'R003', 'R004']) {
      const { id, name, permissions } = await group(code)
      for (const change of [{ name: `${name} khác` }, { description: 'Khác' }, { permissions: [] }]) {
        if (code === 'R001' && 'permissions' in change) continue
        const { status, body } = await by.patch(`/role-groups/${id}`, change)
        assert.deepEqual([status, body.code], [403, 'ROG_ERR_010'], `${code} ${JSON.stringify(change)}`)
      }
      const kept = await group(code)
      assert.deepEqual([kept.name, kept.permissions], [name, permissions])
    }
  })
})
