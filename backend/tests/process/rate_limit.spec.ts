import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { call, signIn } from '#tests/support/client'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

const A_MINUTE = 40

test.group('requests of an address that nobody is signed in at', (group) => {
  let server: Spawned
  group.setup(async () => {
    const storageDir = demoStorage('rate')
    server = await spawnServer({
      STORAGE_DIR: storageDir,
      ANONYMOUS_PER_MINUTE: String(A_MINUTE),
      TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
    })
    return async () => {
      await server.stop()
      rmSync(storageDir, { recursive: true, force: true })
    }
  })

  const from = (address: string, method = 'GET', path = '/Account/tenants', body?: unknown) =>
    call(method, path, { url: server.url, body, headers: { 'x-forwarded-for': address } })

  test('are counted by the minute, before anything of them is read', async ({ assert }) => {
    for (let sent = 0; sent < A_MINUTE; sent++)
      assert.equal((await from('203.0.113.1', 'POST', '/Account/authenticate', {})).status, 422)
    for (const body of [{}, '{', { account: 'x'.repeat(100_000) }]) {
      const refused = await from('203.0.113.1', 'POST', '/Account/authenticate', body)
      assert.deepEqual([refused.status, refused.body.code], [429, 'COM_ERR_016'])
      const seconds = Number(refused.headers.get('retry-after'))
      assert.isTrue(seconds >= 1 && seconds <= 60)
      assert.equal(refused.body.message, `Too many requests at once. Please try again in ${seconds} s`)
    }
    assert.equal((await from('203.0.113.1')).status, 429, 'whatever they ask for')
    assert.equal((await from('203.0.113.1', 'GET', '/customers')).status, 429)
  })

  test('of other addresses are others', async ({ assert }) => {
    for (let sent = 0; sent <= A_MINUTE; sent++) await from('203.0.113.2')
    assert.equal((await from('203.0.113.2')).status, 429)
    assert.equal((await from('203.0.113.3')).status, 200)
  })

  test('of one IPv6 network are one', async ({ assert }) => {
    for (let sent = 0; sent <= A_MINUTE; sent++) await from(`2001:db8:1:2::${sent + 1}`)
    assert.equal((await from('2001:db8:1:2:3:4:5:6')).status, 429)
    assert.equal((await from('2001:db8:1:3::1')).status, 200)
  })

  test('are counted with a token too, where none is needed', async ({ assert }) => {
    const token = await signIn('superadmin', 'DONGA', server.url)
    const headers = { 'x-forwarded-for': '203.0.113.5' }
    const ask = (path: string) => call('GET', path, { url: server.url, token, headers })
    for (let sent = 0; sent < A_MINUTE; sent++) assert.equal((await ask('/Account/tenants')).status, 200)
    assert.equal((await ask('/Account/tenants')).status, 429)
    assert.equal((await ask('/departments?_end=1')).status, 200)
  })

  test('do not count those of people who are signed in there', async ({ assert }) => {
    const token = await signIn('superadmin', 'DONGA', server.url)
    for (let sent = 0; sent <= A_MINUTE; sent++) await from('203.0.113.4')
    const headers = { 'x-forwarded-for': '203.0.113.4' }
    for (let sent = 0; sent <= A_MINUTE; sent++)
      assert.equal((await call('GET', '/departments?_end=1', { url: server.url, token, headers })).status, 200)
  })
})
