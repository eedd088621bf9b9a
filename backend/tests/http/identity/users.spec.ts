import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, signIn } from '#tests/support/client'
import { enter, entered, newCompany, newPerson, newRole, refresh, type Person } from '#tests/support/people'
import { fresh, resourceOf, sample } from '#tests/support/samples'
import { onDatabase, server } from '#tests/support/server'

const superAdmin = async () => api(await signIn('superadmin'))
const groupId = async (code: string) =>
  (await (await superAdmin()).get(`/role-groups?code=${code}`)).body[0].id as string
const body = () => ({
  username: `nguoi.moi${fresh()}`.slice(0, 20),
  fullName: 'Người Mới',
  email: `moi${fresh()}@thu.example`,
  phoneNumber: `05${String(fresh()).padStart(8, '0').slice(-8)}`,
})

test.group('users by the calls of the specification', () => {
  test('a user is made, found, changed and deleted, payloads wrapped', async ({ assert }) => {
    const token = await signIn('superadmin')
    const payload = { ...body(), isAdmin: true }
    const made = await call('POST', '/User', { token, body: { payload } })
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const { id, oneTimePassword } = made.body.data
    assert.containsSubset(made.body, {
      succeeded: true,
      data: {
        username: payload.username,
        phoneNumber: payload.phoneNumber,
        isAdmin: true,
        isLocked: false,
        roles: [{ code: 'R002' }],
      },
    })
    assert.match(oneTimePassword.password, /^[\w]{5}-[\w]{5}-[\w]{4}$/)
    assert.isTrue(oneTimePassword.mailed)
    const { text } = await server().smtp.mailTo(payload.email)
    for (const said of [payload.username, 'Thép Đông Á', oneTimePassword.password]) assert.include(text, said)

    const found = await call('POST', '/User/Search', {
      token,
      body: { PageNumber: 1, PageSize: 5, search: payload.username },
    })
    assert.deepEqual(
      [found.body.data.map((user: any) => user.id), found.body.totalCount, found.body.pageSize],
      [[id], 1, 5],
    )
    assert.notProperty(found.body.data[0], 'oneTimePassword')

    const changed = await call('PUT', '/User', {
      token,
      body: { payload: { id, fullName: 'Tên Khác', isAdmin: false } },
    })
    assert.containsSubset(changed.body, { succeeded: true, data: { fullName: 'Tên Khác', isAdmin: false, roles: [] } })
    assert.deepEqual((await call('DELETE', `/User/${id}`, { token })).body, { succeeded: true })
    assert.equal((await call('DELETE', `/User/${id}`, { token })).status, 404)
  })

  test('what is wrong is told at its field, and what is not wrapped is refused', async ({ assert }) => {
    const token = await signIn('superadmin')
    assert.equal((await call('POST', '/User', { token, body: body() })).status, 400)
    assert.containsSubset((await call('POST', '/User', { token, body: { payload: 'x' } })).body, {
      errors: [{ field: 'payload', rule: 'object' }],
    })
    assert.containsSubset(
      (await call('POST', '/User', { token, body: { payload: { ...body(), username: 'ngan' } } })).body,
      { errors: [{ field: 'username', rule: 'username' }] },
    )
    const said = async (language: string) =>
      (
        await call('POST', '/User', {
          token,
          headers: { 'accept-language': language },
          body: { payload: { ...body(), username: 'ngan' } },
        })
      ).body.errors[0].message
    assert.equal(await said('en'), 'Username needs at least 8 characters with no special characters or spaces')
    assert.equal(await said('vi'), 'Tên đăng nhập phải có ít nhất 8 ký tự, không chứa ký tự đặc biệt hoặc khoảng trắng')
    assert.equal(
      (await call('PUT', '/User', { token, body: { payload: { id: randomUUID(), fullName: 'X' } } })).status,
      404,
    )
    for (const [id, rule] of [
      [undefined, 'required'],
      ['x', 'uuid'],
    ]) {
      const { status, body } = await call('PUT', '/User', {
        token,
        body: { payload: { id, fullName: 'X', phone: '1' } },
      })
      assert.deepEqual(
        [status, body.errors.map((one: any) => `${one.field}:${one.rule}`)],
        [400, ['phone:unknownField', `id:${rule}`]],
      )
    }
    for (const wrong of [{ PageNumber: 0 }, { PageSize: 101 }, { PageSize: '10' }, { search: 5 }, { page: 1 }])
      assert.include(
        [400, 422],
        (await call('POST', '/User/Search', { token, body: wrong })).status,
        JSON.stringify(wrong),
      )
  })

  test('all that is wrong is told at once, by the names that the call has: phoneNumber, isAdmin', async ({
    assert,
  }) => {
    const token = await signIn('superadmin')
    const fields = ({ body: { errors } }: any) => errors.map(({ field }: any) => field)
    const wrong = { username: 'ngan', email: 'x', phoneNumber: '1', isAdmin: 'x', roleGroupIds: ['x'] }
    const made = await call('POST', '/User', { token, body: { payload: wrong } })
    assert.deepEqual(
      [made.status, fields(made).sort()],
      [422, ['email', 'fullName', 'isAdmin', 'phoneNumber', 'roleGroupIds.0', 'username']],
    )
    const person = await newPerson('R004')
    const payload = { id: person.userId, fullName: null, username: 'ngan', phoneNumber: '1', isAdmin: 5 }
    const changed = await call('PUT', '/User', { token, body: { payload } })
    assert.deepEqual(
      [changed.status, fields(changed).sort()],
      [422, ['fullName', 'isAdmin', 'phoneNumber', 'username']],
    )
    const other = await newPerson('R004')
    const taken = { id: person.userId, phoneNumber: other.phone }
    const refused = await call('PUT', '/User', { token, body: { payload: taken } })
    assert.deepEqual([refused.body.code, fields(refused)], ['USE_ERR_009', ['phoneNumber']])
    for (const [method, body, places] of [
      ['POST', { ...wrong, phone: '0900000000' }, [...fields(made), 'phone']],
      ['PUT', { id: person.userId, phone: '0900000000' }, ['phone']],
    ] as const) {
      const unknown = await call(method, '/User', { token, body: { payload: body } })
      assert.deepEqual([unknown.status, fields(unknown).sort()], [400, [...places].sort()], method)
    }
  })

  test('a stale save is told what differs by those names too', async ({ assert }) => {
    const token = await signIn('superadmin')
    const person = await newPerson('R004')
    const put = (more: object) => call('PUT', '/User', { token, body: { payload: { id: person.userId, ...more } } })
    assert.equal((await put({ version: 1, phoneNumber: body().phoneNumber, fullName: 'Tên Khác' })).status, 200)
    const { status, body: stale } = await put({ version: 1, phoneNumber: person.phone })
    assert.deepEqual([status, stale.code], [409, 'COM_ERR_005'])
    assert.deepEqual(
      stale.differences.map(({ field, yours }: any) => [field, yours]),
      [['phoneNumber', person.phone]],
    )
    assert.equal(stale.current.phoneNumber, stale.differences[0].theirs)
    assert.notProperty(stale.current, 'phone')
    assert.sameMembers(
      stale.since[0].changes.map(({ field }: any) => field),
      ['phoneNumber', 'fullName'],
    )
  })

  test('times are written one way, whichever call tells them', async ({ assert }) => {
    const token = await signIn('superadmin')
    const person = await newPerson('R004')
    const { token: own } = await entered(person)
    const answers = [
      (await call('GET', '/User/profile', { token: own })).body.data,
      (await call('POST', '/User/Search', { token, body: { search: person.username } })).body.data[0],
      (await call('PUT', '/User', { token, body: { payload: { id: person.userId } } })).body.data,
      (await call('POST', '/User', { token, body: { payload: body() } })).body.data,
    ]
    for (const { created, lastModified } of answers)
      for (const time of [created, lastModified]) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.lengthOf(new Set(answers.slice(0, 3).map(({ created }) => created)), 1)
  })

  test('e-mail, username and phone are unique, capitals aside: USE_ERR_007, 008, 009', async ({ assert }) => {
    const token = await signIn('superadmin')
    const first = body()
    await call('POST', '/User', { token, body: { payload: first } })
    const codes = await Promise.all(
      [
        { email: first.email.toUpperCase() },
        { username: first.username.toUpperCase() },
        { phoneNumber: first.phoneNumber },
      ].map(
        async (same) => (await call('POST', '/User', { token, body: { payload: { ...body(), ...same } } })).body.code,
      ),
    )
    assert.deepEqual(codes, ['USE_ERR_007', 'USE_ERR_008', 'USE_ERR_009'])
  })

  test('a password that an administrator gives opens the door once, then must be changed', async ({ assert }) => {
    const token = await signIn('superadmin')
    const person = await newPerson('R004')
    const before = await entered(person)
    const { body: reset } = await call('POST', '/User/ResetPassword', { token, body: { userId: person.userId } })
    assert.isTrue(reset.data.mailed)
    assert.equal((await call('GET', '/User/profile', { token: before.token })).status, 401, 'a token from before')
    assert.equal((await refresh(before.cookie)).status, 401, 'a refresh from before')
    assert.equal((await enter(person, person.password)).status, 400, 'the old password')
    const given = (await enter(person, reset.data.password)).body.data.jwToken
    for (const [method, path, body] of [
      ['GET', '/customers'],
      ['POST', '/User/Search', {}],
      ['POST', '/User', {}],
      ['PUT', '/User', {}],
      ['DELETE', `/User/${person.userId}`],
      ['POST', '/User/ResetPassword', { userId: person.userId }],
      ['GET', '/administrative-units'],
      ['GET', '/customers/export'],
    ] as const) {
      const kept = await call(method, path, { token: given, body })
      assert.deepEqual([kept.status, kept.body.code], [403, 'COM_ERR_012'], `${method} ${path}`)
    }
    assert.equal(
      (
        await call('POST', '/User/ChangePassword', {
          token: given,
          body: { oldPassword: reset.data.password, newPassword: 'Mat khau moi 2026' },
        })
      ).status,
      200,
    )
    const [{ action }] = (await (await superAdmin()).get(`/users/${person.userId}/history`)).body
    assert.equal(action, 'resetPassword')
    assert.equal((await call('POST', '/User/ResetPassword', { token, body: { userId: randomUUID() } })).status, 404)
  })
})

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

test.group('a token already issued is refused on the very next request after', () => {
  const events: Record<string, (person: Person, token: string) => Promise<unknown>> = {
    'a sign-out': (_person, token) => call('POST', '/Account/logout', { token, body: {} }),
    'a password change elsewhere': async (person) =>
      call('POST', '/User/ChangePassword', {
        token: (await entered(person)).token,
        body: { oldPassword: person.password, newPassword: 'Doi mat khau 2026' },
      }),
    'a reset': async (person) => (await superAdmin()).post('/User/ResetPassword', { userId: person.userId }),
    'a lock': async (person) => (await superAdmin()).patch(`/users/${person.userId}`, { isLocked: true }),
    'a deletion': async (person) => (await superAdmin()).delete(`/users/${person.userId}`),
    'another role group': async (person) =>
      (await superAdmin()).patch(`/users/${person.userId}`, { roleGroupIds: [await groupId('R003')] }),
  }
  for (const [event, happens] of Object.entries(events))
    test(event, async ({ assert }) => {
      const person = await newPerson('R002')
      const { token } = await entered(person)
      assert.equal((await call('GET', '/customers?_end=1', { token })).status, 200)
      const answer = (await happens(person, token)) as { status: number; body: unknown }
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      for (const path of ['/customers', '/User/profile', '/tenant', '/openapi.json'])
        assert.equal((await call('GET', path, { token })).status, 401, path)
    })
})
