import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { api, call, tenantId } from '#tests/support/client'
import { claimsOf, enter, newCompany, newPerson } from '#tests/support/people'
import { onDatabase } from '#tests/support/server'

test.group('Account/tenants', () => {
  test('lists the companies to choose from, by id and name', async ({ assert }) => {
    const { body } = await call('GET', '/Account/tenants')
    assert.isTrue(body.succeeded)
    assert.includeMembers(
      body.data.map(({ name }: { name: string }) => name),
      ['Thép Đông Á (demo)', 'Thép Phương Nam (demo)'],
    )
  })
})

test.group('Account/authenticate', () => {
  test('answers a token with role codes and code.level strings for the interface', async ({ assert }) => {
    const person = await newPerson('R004')
    const { status, body } = await enter(person, person.password)
    assert.equal(status, 200)
    const claims = claimsOf(body.data.jwToken)
    assert.deepEqual(claims.roles, ['r004'])
    assert.include(claims.perms, '13.c')
    assert.isTrue(claims.perms.every((permission: string) => /^\d+\.[vcudf]$/.test(permission)))
    assert.equal(claims.exp - claims.iat, 600)
  })

  test('takes the phone number for the user name', async ({ assert }) => {
    const person = await newPerson()
    assert.equal((await enter({ ...person, username: person.phone }, person.password)).status, 200)
  })

  test('answers a wrong password, an unknown account, a locked one and an unknown company alike', async ({
    assert,
  }) => {
    const company = await newCompany()
    const [person, locked] = [await newPerson('R002', undefined, company), await newPerson('R002', undefined, company)]
    await onDatabase((client) => client.query('update users set is_locked = true where id = $1', [locked.userId]))
    const answers = [
      await enter(locked, locked.password),
      await enter(person, 'wrong password'),
      await enter({ ...person, username: 'khong.co.ai' }, 'wrong password'),
      await enter({ ...person, tenantId: randomUUID() }, 'wrong password'),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 400)
      assert.deepEqual(body, {
        succeeded: false,
        code: 'COM_ERR_000',
        message: 'Invalid username or password',
        errors: [],
      })
    }
  })

  test('forgets the wrong attempts of an account that has signed in', async ({ assert }) => {
    const person = await newPerson()
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 4; attempt++) assert.equal((await enter(person, 'wrong password')).status, 400)
      assert.equal((await enter(person, person.password)).status, 200)
    }
  })

  test('says it in the language of the caller', async ({ assert }) => {
    const body = { tenantId: randomUUID(), account: 'khong.co.ai', password: 'wrong password' }
    const message = async (language: string) =>
      (await call('POST', '/Account/authenticate', { body, headers: { 'accept-language': language } })).body.message
    assert.equal(await message('en'), 'Invalid username or password')
    assert.equal(await message('vi-VN'), 'Tên đăng nhập hoặc mật khẩu không đúng')
  })

  test('keeps a remembered session for 30 days, another for 12 hours and without an age in its cookie', async ({
    assert,
  }) => {
    for (const [rememberMe, hours, age] of [
      [true, 720, true],
      [false, 12, false],
    ] as const) {
      const person = await newPerson()
      const { headers } = await enter(person, person.password, { rememberMe })
      assert.equal(/Max-Age=2592000/.test(headers.getSetCookie().join()), age)
      const { rows } = await onDatabase((client) =>
        client.query(
          `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions where user_id = $1`,
          [person.userId],
        ),
      )
      assert.deepEqual(rows, [{ hours }])
    }
  })

  test('refuses what is missing or unknown, at its field', async ({ assert }) => {
    const missing = await call('POST', '/Account/authenticate', { body: {}, headers: { 'accept-language': 'vi' } })
    assert.equal(missing.status, 422)
    assert.deepEqual(
      missing.body.errors.map(({ field, message }: Record<string, string>) => [field, message]),
      [
        ['tenantId', 'Vui lòng chọn công ty'],
        ['account', 'Vui lòng nhập tài khoản'],
        ['password', 'Vui lòng nhập mật khẩu'],
      ],
    )
    const mail = await call('POST', '/Account/forgotpassword', { body: {}, headers: { 'accept-language': 'en' } })
    assert.equal(mail.body.errors[0].message, 'Please enter the e-mail')
    const unknown = await call('POST', '/Account/authenticate', {
      body: { tenantId: await tenantId('DONGA'), account: 'superadmin', password: 'x', isAdmin: true },
    })
    assert.equal(unknown.status, 400)
    assert.equal(unknown.body.errors[0].field, 'isAdmin')
  })
})

test.group('User/profile', () => {
  test('says who is signed in, in which company, with which roles', async ({ assert }) => {
    const person = await newPerson('R003')
    const { body } = await enter(person, person.password)
    const { body: profile } = await api(body.data.jwToken).get('/User/profile')
    assert.isTrue(profile.succeeded)
    assert.containsSubset(profile.data, {
      username: person.username,
      fullName: 'Người Thử',
      email: person.email,
      phoneNumber: person.phone,
      isLocked: false,
      mustChangePassword: false,
      tenant: { code: 'DONGA' },
    })
    assert.deepEqual(profile.data.roles, [{ code: 'R003', name: 'Kế toán' }])
  })
})
