import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { startCaddy, type Reply } from '#tests/support/caddy'
import { PASSWORD } from '#tests/support/client'
import { freePort } from '#tests/support/postgres'
import { spawnServer } from '#tests/support/spawned'
import { demoStorage } from '#tests/support/storage'

const json = { 'content-type': 'application/json' }
const named = (reply: Reply, name: string) =>
  reply.raw.filter((_, place) => place % 2 === 1 && reply.raw[place - 1]!.toLowerCase() === name)

/** A node behind the proxy of docker-compose, beside another on this port; none is there unless the test begins one. */
async function behindProxy(env: Record<string, string> = {}, other?: number) {
  const storageDir = demoStorage('proxy')
  const node = await spawnServer({ STORAGE_DIR: storageDir, TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1', ...env })
  const proxy = await startCaddy([`127.0.0.1:${new URL(node.url).port}`, `127.0.0.1:${other ?? (await freePort())}`])
  return {
    proxy,
    async end() {
      proxy.stop()
      await node.stop()
      rmSync(storageDir, { recursive: true, force: true })
    },
  }
}

test.group('the proxy of docker-compose with a host name', () => {
  test('serves pages and calls by HTTPS, sends HTTP on, and keeps cookies to HTTPS', async ({ assert, cleanup }) => {
    const { proxy, end } = await behindProxy()
    cleanup(end)

    const page = await proxy.ask('/', { headers: { accept: 'text/html' } })
    assert.equal(page.status, 200)
    assert.include(page.body, '<div id="root">')
    assert.deepEqual(named(page, 'strict-transport-security'), ['max-age=31536000'])

    const plain = await fetch(`${proxy.http}/sales/orders`, { headers: { host: 'localhost' }, redirect: 'manual' })
    assert.equal(plain.status, 308)
    assert.match(plain.headers.get('location')!, /^https:\/\/.*\/sales\/orders$/)

    const tenants = await proxy.ask('/v1.0/Account/tenants')
    const { id } = JSON.parse(tenants.body).data.find(({ code }: { code: string }) => code === 'DONGA')
    const signedIn = await proxy.ask('/v1.0/Account/authenticate', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ tenantId: id, account: 'superadmin', password: PASSWORD, rememberMe: false }),
    })
    assert.equal(signedIn.status, 200)
    const cookies = named(signedIn, 'set-cookie')
    assert.sameMembers(
      cookies.map((cookie) => cookie.split('=')[0]),
      ['__Secure-barem_rt', '__Secure-barem_device'],
    )
    for (const cookie of cookies) assert.match(cookie, /; Secure/i)
  })

  test('says where callers come from: nobody can name an address of their own', async ({ assert, cleanup }) => {
    const { proxy, end } = await behindProxy({ ANONYMOUS_PER_MINUTE: '10' })
    cleanup(end)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, place) => {
        const headers = { 'x-forwarded-for': `203.0.113.${place}` }
        return (await proxy.ask('/v1.0/Account/tenants', { headers })).status
      }),
    )
    assert.sameMembers([...new Set(statuses)], [200, 429])
  })

  test('loses no request when a node ends', async ({ assert, cleanup }) => {
    const port = await freePort()
    const other = createServer((_, answer) => answer.end('other')).listen(port, '127.0.0.1')
    const { proxy, end } = await behindProxy({}, port)
    cleanup(end)
    cleanup(() => void other.close())
    const both = [await proxy.ask('/health'), await proxy.ask('/health')].map(({ body }) => body)
    assert.include(both, 'other')

    other.closeAllConnections()
    await new Promise((resolve) => other.close(resolve))
    for (let place = 0; place < 4; place++) assert.equal((await proxy.ask('/v1.0/Account/tenants')).status, 200)
  })
})
