import { test } from '@japa/runner'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { call, PASSWORD, signIn, tenantId } from '#tests/support/client'
import { spawnServer } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'
import { until } from '#tests/support/until'

test.group('the storage folder', (group) => {
  let storageDir = ''
  group.each.setup(() => {
    storageDir = demoStorage('process')
    return () => rmSync(storageDir, { recursive: true, force: true })
  })

  test('a second process on it is refused, by the name of the first', async ({ assert }) => {
    const first = await spawnServer({ STORAGE_DIR: storageDir })
    await assert.rejects(
      () => spawnServer({ STORAGE_DIR: storageDir }),
      new RegExp(`process ${first.process.pid} already works on`),
    )
    assert.equal((await fetch(`${first.url}/health`)).status, 200)
    await first.stop()
  })

  test('what was saved is there after a stop and a start', async ({ assert }) => {
    const first = await spawnServer({ STORAGE_DIR: storageDir })
    const { body: created } = await call('POST', '/departments', {
      url: first.url,
      token: await signIn('superadmin', 'DONGA', first.url),
      body: { name: 'Tổ bảo trì' },
    })
    assert.equal(await first.stop(), 0)
    const second = await spawnServer({ STORAGE_DIR: storageDir })
    const { body } = await call('GET', `/departments/${created.id}`, {
      url: second.url,
      token: await signIn('superadmin', 'DONGA', second.url),
    })
    assert.equal(body.name, 'Tổ bảo trì')
    await second.stop()
  })

  test('wrong sign-ins are not forgiven by a restart', async ({ assert }) => {
    const first = await spawnServer({ STORAGE_DIR: storageDir })
    const body = { tenantId: await tenantId('DONGA', first.url), account: 'ketoan.demo', password: 'wrong password' }
    for (let attempt = 0; attempt < 5; attempt++)
      assert.equal((await call('POST', '/Account/authenticate', { url: first.url, body })).status, 400)
    await first.stop()
    const second = await spawnServer({ STORAGE_DIR: storageDir })
    // The wait of five guesses may be over by now; that of six is longer than two calls take.
    await call('POST', '/Account/authenticate', { url: second.url, body })
    assert.equal(
      (await call('POST', '/Account/authenticate', { url: second.url, body: { ...body, password: PASSWORD } })).status,
      429,
    )
    await second.stop()
  })

  test('empty, it gets tables and demo, and the key that signs tokens, once, for its owner alone', async ({
    assert,
    cleanup,
  }) => {
    const folder = emptyFolder('first')
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const server = await spawnServer({ STORAGE_DIR: folder })
    assert.match(
      server.output(),
      /Applied \d+ migrations?\.\nMaking two demo companies .*takes about a minute, once\.\nAdded .* in \d+ seconds\./,
    )
    assert.equal(statSync(join(folder, 'app_key')).mode & 0o777, 0o600)
    assert.equal(await server.stop(), 0)
    const key = readFileSync(join(folder, 'app_key'), 'utf8')
    const again = await spawnServer({ STORAGE_DIR: folder })
    assert.notInclude(again.output(), 'Added')
    assert.equal(readFileSync(join(folder, 'app_key'), 'utf8'), key)
    await again.stop()
  })

  test('a query that runs away is ended, and the engine is back', async ({ assert }) => {
    const server = await spawnServer({ STORAGE_DIR: storageDir, EMBEDDED_QUERY_LIMIT_MS: '5000', LOG_LEVEL: 'silent' })
    const client = new pg.Client({
      connectionString: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(join(storageDir, 'run'))}`,
    })
    client.on('error', () => {})
    await client.connect()
    await assert.rejects(() => client.query('select count(*) from generate_series(1, 100000000000)'))
    await until(async () => assert.equal((await fetch(`${server.url}/health`)).status, 200), 60_000)
    const { status } = await call('GET', '/departments', {
      url: server.url,
      token: await signIn('superadmin', 'DONGA', server.url),
    })
    assert.equal(status, 200)
    await server.stop()
  })
})

test.group('the environment', () => {
  test('every wrong variable is named at once, with what to do', async ({ assert }) => {
    const wrong = spawnServer({
      STORAGE_DIR: emptyFolder('process'),
      PORT: 'eighty',
      DATABASE_URL: 'mysql://nowhere',
      APP_KEY: 'short',
    })
    const message = await wrong.then(
      () => '',
      (error: Error) => error.message,
    )
    for (const name of ['PORT', 'DATABASE_URL', 'APP_KEY']) assert.include(message, name)
    assert.include(message, 'Set it to a whole number from 0 to 65535')
  })
})
