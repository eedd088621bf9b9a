import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, signIn } from '#tests/support/client'
import { enter, entered, newPerson, refresh } from '#tests/support/people'
import { server } from '#tests/support/server'
import { body, superAdmin } from './administering.ts'

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

  test('nobody signs in with the phone of another as a username, or the other way', async ({ assert }) => {
    const client = await superAdmin()
    const digits = () => body().phoneNumber
    const [phone, username] = [digits(), digits()]
    const person = (more: object) => client.post('/users', { fullName: 'Trùng', username: body().username, ...more })
    assert.equal((await person({ phone })).status, 201)
    const { body: other, status } = await person({ username, phone: username })
    assert.equal(status, 201)
    const rules = ({ body: { errors } }: any) => errors.map(({ field, rule }: any) => [field, rule])
    assert.deepEqual(rules(await person({ username: phone })), [['username', 'phoneOfAnother']])
    await client.patch(`/users/${other.id}`, { phone: null })
    assert.deepEqual(rules(await person({ phone: username })), [['phone', 'usernameOfAnother']])
    assert.equal((await client.patch(`/users/${other.id}`, { fullName: 'Đổi tên' })).status, 200)
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
