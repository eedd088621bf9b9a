import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { call, PASSWORD, tenantId } from '#tests/support/client'
import { testPostgres } from '#tests/support/postgres'
import { startRedis } from '#tests/support/redis'
import { emptyDatabase, freshDatabase, seedDemo } from '#tests/support/server'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

const KEY = 'one key for both nodes, long enough'

test.group('two nodes on one PostgreSQL and Redis', (group) => {
  let postgres = ''
  let redis: Awaited<ReturnType<typeof startRedis>>
  const folders: string[] = []
  const folder = () => folders[folders.push(emptyFolder('node')) - 1]!

  group.setup(async () => {
    ;[postgres, redis] = await Promise.all([testPostgres(), startRedis()])
    return () => {
      redis.stop()
      for (const path of folders) rmSync(path, { recursive: true, force: true })
    }
  })

  test('a token of one works on the other, and a sign-out on one ends it on the other', async ({ assert }) => {
    const DATABASE_URL = await freshDatabase(postgres, { STORAGE_DIR: folder() })
    const env = () => ({ STORAGE_DIR: folder(), DATABASE_URL, REDIS_URL: redis.url, APP_KEY: KEY })
    const [one, other] = await Promise.all([spawnServer(env()), spawnServer(env())])
    const { body } = await call('POST', '/Account/authenticate', {
      url: one.url,
      body: {
        tenantId: await tenantId('DONGA', one.url),
        account: 'superadmin',
        password: PASSWORD,
        rememberMe: false,
      },
    })
    const token = body.data.jwToken
    const { body: created } = await call('POST', '/departments', {
      url: one.url,
      token,
      body: { name: 'Tổ giao hàng' },
    })
    assert.equal((await call('GET', `/departments/${created.id}`, { url: other.url, token })).body.name, 'Tổ giao hàng')
    assert.equal((await call('POST', '/Account/logout', { url: one.url, token })).status, 200)
    assert.equal((await call('GET', `/departments/${created.id}`, { url: other.url, token })).status, 401)
    await Promise.all([one.stop(), other.stop()])
  })

  test('both may start at once on an empty database, and codes never repeat', async ({ assert }) => {
    const DATABASE_URL = await emptyDatabase(postgres)
    const nodes = await Promise.all(
      [1, 2].map(() => spawnServer({ STORAGE_DIR: folder(), DATABASE_URL, REDIS_URL: redis.url, APP_KEY: KEY })),
    )
    await seedDemo(DATABASE_URL, { STORAGE_DIR: folder() })
    const { body } = await call('POST', '/Account/authenticate', {
      url: nodes[0]!.url,
      body: {
        tenantId: await tenantId('DONGA', nodes[0]!.url),
        account: 'superadmin',
        password: PASSWORD,
        rememberMe: false,
      },
    })
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        call('POST', '/departments', {
          url: nodes[index % 2]!.url,
          token: body.data.jwToken,
          body: { name: `Tổ ${index}` },
        }),
      ),
    )
    assert.deepEqual([...new Set(made.map(({ status }) => status))], [201])
    assert.equal(new Set(made.map((answer) => answer.body.code)).size, 30)
    await Promise.all(nodes.map((node) => node.stop()))
  })

  test('a Redis that does not answer stops the start, in words', async ({ assert }) => {
    const message = await spawnServer({ STORAGE_DIR: folder(), REDIS_URL: 'redis://127.0.0.1:1' }).then(
      () => '',
      (error: Error) => error.message,
    )
    assert.include(message, 'REDIS_URL is set but Redis does not answer')
  })

  test('setup makes the first company, with a password made or given and no other', async ({ assert }) => {
    const STORAGE_DIR = folder()
    const fresh = new URL(await freshDatabase(postgres, { STORAGE_DIR }))
    const flags = [
      '--company',
      'Thép Thử Nghiệm',
      '--code',
      'THU',
      '--username',
      'giamdoc.thu',
      '--full-name',
      'Đỗ Thị Thử',
      '--email',
      'thu@thu.example',
      '--phone',
      '0900000999',
      '--generate-password',
    ]
    const { stdout, status } = spawnSync(process.execPath, ['backend/bin/console.ts', 'setup', ...flags], {
      cwd: PROJECT,
      encoding: 'utf8',
      env: { ...process.env, STORAGE_DIR, DATABASE_URL: fresh.href },
    })
    assert.equal(status, 0, stdout)
    const password = /shown this once: (\S+)/.exec(stdout)?.[1]
    const node = await spawnServer({ STORAGE_DIR, DATABASE_URL: fresh.href })
    const { body: list } = await call('GET', '/Account/tenants', { url: node.url })
    const tenant = list.data.find(({ code }: { code: string }) => code === 'THU').id
    const enter = (secret: string) =>
      call('POST', '/Account/authenticate', {
        url: node.url,
        body: { tenantId: tenant, account: 'giamdoc.thu', password: secret, rememberMe: false },
      })
    assert.equal((await enter(PASSWORD)).status, 400)
    assert.equal((await enter(password!)).status, 200)
    await node.stop()
  })
})
