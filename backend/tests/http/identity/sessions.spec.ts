import { test } from '@japa/runner'
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, call, tenantId } from '#tests/support/client'
import { claimsOf, cookieOf, enter, entered, newPerson, newRole, refresh } from '#tests/support/people'
import { onDatabase, server } from '#tests/support/server'

const profile = (token: string) => api(token).get('/User/profile')
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.group('a session', () => {
  test('ends with its sign-out, on the very next request', async ({ assert }) => {
    const { token, cookie } = await entered(await newPerson())
    assert.equal((await call('POST', '/Account/logout', { token })).status, 200)
    const { status, body } = await profile(token)
    assert.deepEqual([status, body.code], [401, 'COM_ERR_008'])
    assert.equal((await refresh(cookie)).status, 401)
  })

  test('takes its cookie away at sign-out over HTTP too, where browsers heed no cookie that is for HTTPS alone', async ({
    assert,
  }) => {
    const { token } = await entered(await newPerson())
    const { headers } = await call('POST', '/Account/logout', { token })
    const [cleared] = headers.getSetCookie()
    assert.match(cleared!, /^barem_rt=; Max-Age=0; Path=\/v1.0\/Account;/)
    assert.notInclude(cleared!, 'Secure')
  })

  const ROLES = 'COM_ERR_017'
  const events: Record<string, [sql: string, code: string]> = {
    'the user is locked': ['update users set is_locked = true where id = $1', 'COM_ERR_008'],
    'another role group is given': [
      `insert into users_role_groups (tenant_id, owner_id, target_id, position) select tenant_id, $1, id, 1 from role_groups where tenant_id = (select tenant_id from users where id = $1) and code = 'R001'`,
      ROLES,
    ],
    'the role group is taken away': ['delete from users_role_groups where owner_id = $1', ROLES],
    'it was idle for half an hour': [
      `update sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1`,
      'COM_ERR_008',
    ],
    'its time is over': [
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
      'COM_ERR_008',
    ],
    'the user is deleted': ['delete from users where id = $1', 'COM_ERR_008'],
  }
  for (const [event, [sql, code]] of Object.entries(events))
    test(`answers ${code} when ${event}, on the very next request`, async ({ assert }) => {
      const person = await newPerson()
      const { token } = await entered(person)
      assert.equal((await profile(token)).status, 200)
      await onDatabase((client) => client.query(sql, [person.userId]))
      const { status, body } = await profile(token)
      assert.deepEqual([status, body.code], [401, code])
    })

  test('tells nothing of a list that was begun before it was known to have ended, not even how many rows there are', async ({
    assert,
  }) => {
    const { token } = await entered(await newPerson(await newRole([[11, 'v']])))
    const list = () => call('GET', '/departments?_start=0&_end=10', { token })
    const { status, headers } = await list()
    assert.deepEqual([status, headers.has('x-total-count')], [200, true])
    await onDatabase((client) =>
      client.query('update sessions set closed_at = now() where id = $1', [claimsOf(token).sid]),
    )
    const refused = await list()
    assert.deepEqual([refused.status, refused.body.code], [401, 'COM_ERR_008'])
    assert.deepEqual(
      ['x-total-count', 'x-total-more'].map((name) => refused.headers.has(name)),
      [false, false],
    )
  })

  test('asks for a new password first from the very next request on, once one has to be chosen', async ({ assert }) => {
    const person = await newPerson(await newRole([[11, 'v']]))
    const { token } = await entered(person)
    const list = () => api(token).get('/departments')
    assert.equal((await list()).status, 200)
    await onDatabase((client) =>
      client.query('update user_credentials set must_change_password = true where user_id = $1', [person.userId]),
    )
    const { status, body } = await list()
    assert.deepEqual([status, body.code], [403, 'COM_ERR_012'])
    assert.equal((await profile(token)).status, 200)
  })

  test('says that permissions have changed in words of its own, and of one that ended besides, that it ended', async ({
    assert,
  }) => {
    const person = await newPerson()
    const { token } = await entered(person)
    await onDatabase((client) => client.query('delete from users_role_groups where owner_id = $1', [person.userId]))
    const said = async (language: string) =>
      (await call('GET', '/User/profile', { token, headers: { 'accept-language': language } })).body.message
    assert.equal(await said('en'), 'Your permissions have changed. Please log in again')
    assert.equal(await said('vi'), 'Quyền của bạn đã thay đổi. Vui lòng đăng nhập lại')
    await onDatabase((client) =>
      client.query('update sessions set closed_at = now() where user_id = $1', [person.userId]),
    )
    assert.equal((await profile(token)).body.code, 'COM_ERR_008')
  })

  test('ends when its role group may do something else, and its refresh brings what may be done now', async ({
    assert,
  }) => {
    const role = await newRole([[11, 'v']])
    const { token, cookie } = await entered(await newPerson(role))
    assert.equal((await api(token).post('/departments', { name: 'Tổ một' })).status, 403)
    await onDatabase((client) =>
      client.query(`update role_groups set permissions = permissions || '["11.c"]' where code = $1`, [role]),
    )
    assert.equal((await profile(token)).status, 401)
    const { body } = await refresh(cookie)
    assert.includeMembers(claimsOf(body.data.jwToken).perms, ['11.v', '11.c'])
    assert.equal((await api(body.data.jwToken).post('/departments', { name: 'Tổ hai' })).status, 201)
  })

  test('that is remembered lasts a week without use and a month in all; one that is not, half an hour and twelve hours', async ({
    assert,
  }) => {
    for (const [rememberMe, idle, life] of [
      [true, '7 days', '30 days'],
      [false, '30 minutes', '12 hours'],
    ] as const) {
      const person = await newPerson()
      const token = (await enter(person, person.password, { rememberMe })).body.data.jwToken
      const seen = (how: string) =>
        onDatabase((client) =>
          client.query(`update sessions set last_seen_at = now() - $2::interval ${how} where id = $1`, [
            claimsOf(token).sid,
            idle,
          ]),
        )
      const { rows } = await onDatabase((client) =>
        client.query('select expires_at - created_at = $2::interval as right from sessions where id = $1', [
          claimsOf(token).sid,
          life,
        ]),
      )
      assert.isTrue(rows[0].right, life)
      await seen(`+ interval '1 minute'`)
      assert.equal((await profile(token)).status, 200, `just before ${idle}`)
      await seen(`- interval '1 second'`)
      assert.equal((await profile(token)).status, 401, `after ${idle}`)
    }
  })

  test('of a locked user is not refreshed', async ({ assert }) => {
    const person = await newPerson()
    const { cookie } = await entered(person)
    await onDatabase((client) => client.query('update users set is_locked = true where id = $1', [person.userId]))
    assert.equal((await refresh(cookie)).status, 401)
  })

  test('a user has five at most; the oldest is closed', async ({ assert }) => {
    const person = await newPerson()
    const tokens: string[] = []
    for (let index = 0; index < 6; index++) tokens.push((await entered(person)).token)
    assert.deepEqual(
      await Promise.all(tokens.map(async (token) => (await profile(token)).status)),
      [401, 200, 200, 200, 200, 200],
    )
  })

  test('what may be done is read from the database, not from the token', async ({ assert }) => {
    const person = await newPerson('R004')
    const { token } = await entered(person)
    assert.equal((await api(token).post('/departments', { name: 'x' })).status, 403)
    assert.notInclude(claimsOf(token).perms, '11.c')
  })
})

test.group('Account/refresh', () => {
  test('trades the cookie for a new token and a new cookie', async ({ assert }) => {
    const { token, cookie } = await entered(await newPerson())
    const { status, body, headers } = await refresh(cookie)
    assert.equal(status, 200)
    assert.equal(claimsOf(body.data.jwToken).sid, claimsOf(token).sid)
    assert.notEqual(cookieOf(headers), cookie)
    assert.match(headers.getSetCookie()[0]!, /HttpOnly.*SameSite=Strict/i)
  })

  test('two tabs that refresh at once get the same successor', async ({ assert }) => {
    const { cookie } = await entered(await newPerson())
    const [one, other] = await Promise.all([refresh(cookie), refresh(cookie)])
    assert.equal(cookieOf(one.headers), cookieOf(other.headers))
    assert.equal((await refresh(cookieOf(one.headers))).status, 200)
  })

  test('an answer that was lost may be asked for again within 30 seconds', async ({ assert }) => {
    const { cookie } = await entered(await newPerson())
    const first = await refresh(cookie)
    const again = await refresh(cookie)
    assert.equal(again.status, 200)
    assert.equal(cookieOf(again.headers), cookieOf(first.headers))
  })

  test('a used cookie that comes back late closes the session', async ({ assert }) => {
    const person = await newPerson()
    const { token, cookie } = await entered(person)
    const { headers } = await refresh(cookie)
    await onDatabase((client) =>
      client.query(
        `update refresh_tokens set used_at = now() - interval '31 seconds' where used_at is not null and session_id = $1`,
        [claimsOf(token).sid],
      ),
    )
    assert.equal((await refresh(cookie)).status, 401)
    assert.equal((await profile(token)).status, 401)
    assert.equal((await refresh(cookieOf(headers))).status, 401)
  })

  test('another site cannot ask for it', async ({ assert }) => {
    const { cookie } = await entered(await newPerson())
    assert.equal((await call('POST', '/Account/refresh', { headers: { cookie } })).status, 403)
    for (const origin of ['https://evil.example', 'null', 'http://%', 'x'])
      assert.equal((await refresh(cookie, { origin })).status, 403, origin)
    assert.equal((await refresh(cookie, { origin: server().url })).status, 200)
  })

  test('made-up cookies are nothing', async ({ assert }) => {
    const packed = (message: string) => `barem_rt=${json({ message })}`
    const secret = 'a'.repeat(43)
    for (const cookie of [
      'barem_rt=x',
      `barem_rt=${Buffer.from('{"message":').toString('base64url')}`,
      `barem_rt=${json({ message: 'x' }).slice(0, -2)}A`,
      packed(`${'-'.repeat(36)}.${secret}`),
      packed(`01a1fc8c-1e14-70f6-b1cf-c13d13da342b.${secret}`),
      packed(`${await tenantId('DONGA')}.${secret}`),
      `barem_rt=${json('01a1fc8c-1e14-70f6-b1cf-c13d13da342b.' + 'a'.repeat(43))}`,
    ])
      assert.equal((await refresh(cookie)).status, 401)
  })
})

test.group('stolen and forged tokens', () => {
  test('none is accepted', async ({ assert }) => {
    const { token } = await entered(await newPerson())
    const [header, payload, signature] = token.split('.') as [string, string, string]
    const claims = claimsOf(token)
    const key = createHmac('sha256', readFileSync(join(server().storageDir, 'app_key'), 'utf8').trim())
      .update('access token')
      .digest()
    const sign = (head: object, body: object, secret: Buffer | string = key) => {
      const text = `${json(head)}.${json(body)}`
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
    }
    const head = JSON.parse(Buffer.from(header, 'base64url').toString())
    const now = Math.floor(Date.now() / 1000)
    assert.equal((await profile(sign(head, claims))).status, 200)
    const forged: Record<string, string> = {
      'altered claims': `${header}.${json({ ...claims, roles: ['r001'] })}.${signature}`,
      'alg none': `${json({ ...head, alg: 'none' })}.${payload}.`,
      'another algorithm': sign({ ...head, alg: 'HS512' }, claims),
      'another key': sign(head, claims, 'another key'),
      'another key id': sign({ ...head, kid: 'x' }, claims),
      expired: sign(head, { ...claims, iat: now - 700, exp: now - 100 }),
      'issued in the future': sign(head, { ...claims, iat: now + 300, exp: now + 900 }),
      'too long a life': sign(head, { ...claims, iat: now - 1200, exp: now + 86_400 }),
      'another audience': sign(head, { ...claims, aud: 'other' }),
      'another type': sign(head, { ...claims, typ: 'refresh' }),
      'a company that has no such session': sign(head, { ...claims, tid: await tenantId('PHUONGNAM') }),
      'no company': sign(head, { ...claims, tid: '01a1fc8c-1e14-70f6-b1cf-c13d13da342b' }),
      'another session': sign(head, { ...claims, sid: '01a1fc8c-1e14-70f6-b1cf-c13d13da342b' }),
      'no uuid for a company': sign(head, { ...claims, tid: "x'; drop table users; --" }),
    }
    for (const [what, stolen] of Object.entries(forged)) assert.equal((await profile(stolen)).status, 401, what)
  })
})
