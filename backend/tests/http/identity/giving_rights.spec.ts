import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { enter, entered, newCompany, newPerson, newRole, type Person } from '#tests/support/people'
import { fresh, resourceOf, sample } from '#tests/support/samples'
import { onDatabase } from '#tests/support/server'
import { body, groupId, superAdmin } from './administering.ts'

test.group('who may give what to whom', () => {
  const insider = async (
    permissions: [number, string][],
  ): Promise<{ person: Person; client: ReturnType<typeof api> }> => {
    const person = await newPerson(await newRole(permissions))
    return { person, client: api((await entered(person)).token) }
  }

  test('nobody gives a role group that may more than they may: USE_ERR_014', async ({ assert }) => {
    const { client } = await insider([
      [1, 'f'],
      [13, 'v'],
      [13, 'u'],
    ])
    const make = async (roleGroupIds: string[]) =>
      client.post('/users', {
        ...(await sample(resourceOf('users'))),
        departmentId: null,
        positionId: null,
        roleGroupIds,
      })
    const roleId = async (permissions: [number, string][]) => groupId(await newRole(permissions))
    assert.equal((await make([await roleId([[13, 'v']])])).status, 201)
    for (const permissions of [[[13, 'f']], [[13, 'd']], [[15, 'v']]] as [number, string][][]) {
      const { status, body } = await make([await roleId(permissions)])
      assert.deepEqual([status, body.code, body.errors[0].field], [403, 'USE_ERR_014', 'roleGroupIds'])
    }
    assert.equal((await make([await groupId('R001')])).status, 403)
  })

  test('an account of a super admin is changed, reset and deleted by super admins alone', async ({ assert }) => {
    const { client } = await insider([[1, 'f']])
    const chief = await newPerson('R001')
    assert.equal((await client.patch(`/users/${chief.userId}`, { fullName: 'X' })).body.code, 'USE_ERR_014')
    assert.equal((await client.patch(`/users/${chief.userId}`, { isLocked: true })).body.code, 'USE_ERR_014')
    assert.equal((await client.post('/User/ResetPassword', { userId: chief.userId })).body.code, 'USE_ERR_014')
    assert.equal((await client.delete(`/users/${chief.userId}`)).body.code, 'USE_ERR_014')
    assert.equal((await (await superAdmin()).patch(`/users/${chief.userId}`, { fullName: 'Giám Đốc' })).status, 200)
  })

  test('nobody gets into an account that may do more than they may: not by its password, nor by what it signs in with or gets its mail at', async ({
    assert,
  }) => {
    const { client } = await insider([
      [1, 'f'],
      [13, 'v'],
    ])
    const above = await newPerson(await newRole([[13, 'd']]))
    assert.deepEqual([(await client.post('/User/ResetPassword', { userId: above.userId })).body.code], ['USE_ERR_014'])
    for (const [field, value] of [
      ['email', `nguoi.khac${fresh()}@thu.example`],
      ['phone', body().phoneNumber],
      ['username', body().username],
    ] as const) {
      const { status, body: refused } = await client.patch(`/users/${above.userId}`, { [field]: value })
      assert.deepEqual([status, refused.code, refused.errors[0].field], [403, 'USE_ERR_014', field])
    }
    assert.equal(
      (
        await call('PUT', '/User', {
          token: (await entered(await newPerson(await newRole([[1, 'f']])))).token,
          body: { payload: { id: above.userId, phoneNumber: body().phoneNumber } },
        })
      ).body.code,
      'USE_ERR_014',
    )
    assert.equal((await enter(above, above.password)).status, 200, 'the password is the one of before')
    assert.equal(
      (await client.patch(`/users/${above.userId}`, { fullName: 'Tên Đúng' })).status,
      200,
      'what opens no door may change',
    )
    const below = await newPerson(await newRole([[13, 'v']]))
    assert.equal((await client.patch(`/users/${below.userId}`, { email: `moi${fresh()}@thu.example` })).status, 200)
    assert.equal((await client.post('/User/ResetPassword', { userId: below.userId })).status, 200)
  })

  test('the password of a new account is told once, and stored nowhere', async ({ assert }) => {
    const token = await signIn('superadmin')
    const [key, user] = [randomUUID(), { ...(await sample(resourceOf('users'))), roleGroupIds: [] }]
    const send = () => call('POST', '/users', { token, body: user, headers: { 'idempotency-key': key } })
    const [first, again] = [await send(), await send()]
    assert.deepEqual(
      [first.status, again.status, again.headers.get('idempotency-replayed'), again.body.id],
      [201, 201, 'true', first.body.id],
    )
    assert.isString(first.body.oneTimePassword.password)
    assert.notProperty(again.body, 'oneTimePassword')
    const kept = await onDatabase(
      async (db) =>
        (await db.query('select response from idempotency_keys where key = $1', [key])).rows[0].response as string,
    )
    assert.notInclude(kept, first.body.oneTimePassword.password)
  })

  test('the password of a new account without an e-mail is not said to be mailed', async ({ assert }) => {
    const { email: _email, ...user } = await sample(resourceOf('users'))
    const token = await signIn('superadmin')
    const made = await call('POST', '/users', { token, body: { ...user, roleGroupIds: [] } })
    assert.deepEqual([made.status, made.body.oneTimePassword?.mailed], [201, false])
  })

  test('nobody locks or deletes themselves: USE_ERR_012', async ({ assert }) => {
    const { person, client } = await insider([[1, 'f']])
    assert.equal((await client.patch(`/users/${person.userId}`, { isLocked: true })).body.code, 'USE_ERR_012')
    assert.equal((await client.delete(`/users/${person.userId}`)).body.code, 'USE_ERR_012')
  })

  test('the last active super admin cannot be locked, demoted or deleted: USE_ERR_011', async ({ assert }) => {
    const company = await newCompany()
    const [first, second] = [await newPerson('R001', undefined, company), await newPerson('R001', undefined, company)]
    const client = api((await entered(first)).token)
    assert.equal(
      (await client.patch(`/users/${second.userId}`, { isLocked: true })).status,
      200,
      'while another remains',
    )
    assert.equal(
      (await client.patch(`/users/${first.userId}`, { roleGroupIds: [] })).body.code,
      'USE_ERR_011',
      'the other is locked and does not count',
    )
    await client.patch(`/users/${second.userId}`, { isLocked: false })
    const both = api((await entered(second)).token)
    // Each demotes the other at once: one of them must remain.
    const answers = await Promise.all([
      client.patch(`/users/${second.userId}`, { roleGroupIds: [] }),
      both.patch(`/users/${first.userId}`, { roleGroupIds: [] }),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status === 200),
      [true, false],
    )
    const active = await onDatabase(
      async (db) =>
        (
          await db.query(
            `select count(*)::int as n from users_role_groups ur join role_groups r on r.tenant_id = ur.tenant_id and r.id = ur.target_id where ur.tenant_id = $1 and r.code = 'R001'`,
            [company],
          )
        ).rows[0].n,
    )
    assert.equal(active, 1)
  })
})
