import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { call, PASSWORD, signIn, tenantId } from '#tests/support/client'
import { untilLocked } from '#tests/support/lock_waits'
import { serverOnPostgres } from '#tests/support/on_postgres'

test.group('several at once, on PostgreSQL', (group) => {
  const held = serverOnPostgres(group, 'races')

  const as = async (account: string) => {
    const token = await signIn(account, 'DONGA', held.server.url)
    return (method: string, path: string, body?: unknown) =>
      call(method, path, { url: held.server.url, token, body, headers: { 'idempotency-key': randomUUID() } })
  }

  /** Begins `work`, which has to wait for the transaction at hand, and ends that once it does. */
  async function meanwhile<T>(work: () => Promise<T>): Promise<T> {
    const going = work()
    await untilLocked(held.db).finally(() => held.db.query('commit'))
    return going
  }

  /** Changes the password of an account behind the back of `work`, which has compared it by then and waits to go on. */
  async function overtaken<T>(username: string, work: () => Promise<T>): Promise<T> {
    await held.db.query('begin')
    await held.db.query(
      `update user_credentials c set password_hash = 'given meanwhile' from users u where u.tenant_id = c.tenant_id and u.id = c.user_id and u.username = $1 and u.tenant_id = $2`,
      [username, await tenantId('DONGA', held.server.url)],
    )
    return meanwhile(work)
  }

  test('a password that was changed while it was compared opens no session', async ({ assert }) => {
    const tenant = await tenantId('DONGA', held.server.url)
    const { status, body } = await overtaken('nhanvien.demo', () =>
      call('POST', '/Account/authenticate', {
        url: held.server.url,
        body: { tenantId: tenant, account: 'nhanvien.demo', password: PASSWORD, rememberMe: false },
      }),
    )
    assert.deepEqual([status, body.code], [400, 'COM_ERR_000'])
    const { rows } = await held.db.query(
      `select 1 from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id where u.username = 'nhanvien.demo' and s.tenant_id = $1 and s.created_at > now() - interval '1 hour'`,
      [tenant],
    )
    assert.lengthOf(rows, 0)
  })

  test('a forgotten password is answered before anybody looks whether there is such an account', async ({ assert }) => {
    const ask = (email: string) => call('POST', '/Account/forgotpassword', { url: held.server.url, body: { email } })
    await held.db.query('begin')
    await held.db.query('lock table users in access exclusive mode')
    try {
      for (const account of ['quantri.demo', 'khong.co.ai'])
        assert.deepEqual((await ask(account)).body, { succeeded: true })
    } finally {
      await held.db.query('commit')
    }
  })

  test('nor does a change of one’s own undo it', async ({ assert }) => {
    const send = await as('ketoan.demo')
    const { status, body } = await overtaken('ketoan.demo', () =>
      send('POST', '/User/ChangePassword', { oldPassword: PASSWORD, newPassword: 'một mật khẩu khác 1' }),
    )
    assert.deepEqual([status, body.code], [422, 'USE_ERR_006'])
    const { rows } = await held.db.query(
      `select c.password_hash from user_credentials c join users u on u.tenant_id = c.tenant_id and u.id = c.user_id where u.username = 'ketoan.demo' and u.tenant_id = $1`,
      [await tenantId('DONGA', held.server.url)],
    )
    assert.equal(rows[0].password_hash, 'given meanwhile')
  })

  test('who joins a role group while it changes may do what it says by then', async ({ assert }) => {
    const send = await as('superadmin')
    const { body: group } = await send('POST', '/role-groups', { name: 'Đang đổi', permissions: ['13.v'] })
    const { body: user } = await send('POST', '/users', {
      username: 'nguoi.moi.vao',
      fullName: 'Người Mới Vào',
      phone: '0599000111',
    })
    await held.db.query('begin')
    await held.db.query(`update role_groups set permissions = '["15.v"]' where id = $1`, [group.id])
    const joined = await meanwhile(() => send('PATCH', `/users/${user.id}`, { roleGroupIds: [group.id] }))
    assert.equal(joined.status, 200)
    const { body: entered } = await call('POST', '/Account/authenticate', {
      url: held.server.url,
      body: {
        tenantId: await tenantId('DONGA', held.server.url),
        account: 'nguoi.moi.vao',
        password: user.oneTimePassword.password,
        rememberMe: false,
      },
    })
    assert.deepEqual(JSON.parse(Buffer.from(entered.data.jwToken.split('.')[1], 'base64url').toString()).perms, [
      '15.v',
    ])
  })

  test('an approver whose limit is just being lowered decides within the new one', async ({ assert }) => {
    const [asks, decides] = [await as('superadmin'), await as('quantri.demo')]
    const [{ id: approverId }] = (await asks('GET', '/users?username=quantri.demo')).body
    const [{ id, version }] = (await asks('GET', '/sales-orders?status=draft&_end=1')).body
    const named = await asks('PATCH', `/sales-orders/${id}`, { approverId, version })
    const row = await asks('POST', `/sales-orders/${id}/request`, { version: named.body.version })
    assert.equal(row.status, 200)
    await held.db.query('begin')
    await held.db.query(`update role_groups set approval_limit = 1 where code = 'R002'`)
    const late = await meanwhile(() => decides('POST', `/sales-orders/${id}/approve`, { version: row.body.version }))
    assert.deepEqual([late.status, late.body.code, late.body.errors[0].rule], [403, 'QUT_ERR_011', 'ownLimit'])
    assert.equal((await asks('GET', `/sales-orders/${id}`)).body.status, 'pending')
  })

  test('goods are sold while many of them change: nobody waits for each other in a circle', async ({ assert }) => {
    const send = await as('superadmin')
    const products = (await send('GET', '/products?status=in_business&_end=40')).body as {
      id: string
      weightMode: string
    }[]
    const ids = products.filter(({ weightMode }) => weightMode !== 'coil').map(({ id }) => id)
    assert.isAtLeast(ids.length, 10)
    const groups = (await send('GET', '/product-groups?_end=2')).body.map(({ id }: { id: string }) => id)
    const [template] = (await send('GET', '/sales-orders?_end=1')).body
    const { customerId, shippingAddress, exportingWarehouseId } = template
    const lines = ids
      .toReversed()
      .map((productId) => ({ productId, quantity: '1', priceType: 'piece', salePrice: '1000' }))
    const order = {
      customerId,
      shippingAddress,
      exportingWarehouseId: exportingWarehouseId ?? (await send('GET', '/warehouses?_end=1')).body[0].id,
      orderDate: '2026-11-20',
      receivingDate: '2026-11-21',
      lines,
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? send('PATCH', '/products', { ids, changes: { productGroupId: groups[(index >> 1) % 2] } })
          : send('POST', '/sales-orders', order),
      ),
    )
    assert.deepEqual(
      answers.filter(({ status }) => status >= 300).map(({ body }) => body),
      [],
    )
  })
})
