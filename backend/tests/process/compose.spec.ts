import { test } from '@japa/runner'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { call, signIn } from '#tests/support/client'
import { startPostgres } from '#tests/support/postgres'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

const INIT = join(PROJECT, 'docker/postgres-init.sql')

test.group('docker-compose', () => {
  test('its role owns its database, is no superuser, and is enough to migrate, serve and search', async ({
    assert,
    cleanup,
  }) => {
    const storageDir = emptyFolder('compose')
    const postgres = await startPostgres('postgres')
    cleanup(() => {
      postgres.stop()
      rmSync(storageDir, { recursive: true, force: true })
    })
    execFileSync('psql', ['-v', 'ON_ERROR_STOP=1', '-X', '-q', postgres.url], {
      input: readFileSync(INIT),
      env: { ...process.env, BAREM_PASSWORD: `it's "secret"` },
    })
    const url = new URL(postgres.url)
    url.username = 'barem'
    url.pathname = '/barem'
    const env = { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: url.href }
    execFileSync(process.execPath, ['backend/bin/console.ts', 'demo'], { cwd: PROJECT, env, stdio: 'pipe' })
    const node = await spawnServer({ STORAGE_DIR: storageDir, DATABASE_URL: url.href })
    cleanup(() => void node.stop())

    const token = await signIn('superadmin', 'DONGA', node.url)
    const made = await call('POST', '/departments', { url: node.url, token, body: { name: 'Tổ bảo vệ cổng' } })
    assert.equal(made.status, 201)
    const found = await call('GET', '/departments?q=bao+ve+cong', { url: node.url, token })
    assert.deepEqual(
      found.body.map(({ id }: { id: string }) => id),
      [made.body.id],
    )

    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    cleanup(() => client.end())
    const { rows } = await client.query(
      `select rolname, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as mighty from pg_roles where rolname like 'barem%' order by 1`,
    )
    assert.deepEqual(
      rows,
      ['barem', 'barem_app', 'barem_public', 'barem_search'].map((rolname) => ({ rolname, mighty: false })),
    )
    const { rows: owners } = await client.query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class where relnamespace = 'public'::regnamespace`,
    )
    assert.deepEqual(owners, [{ owner: 'barem' }])
  }).timeout(240_000)

  test('no other service can get the address of the proxy, whose word about callers is believed', ({ assert }) => {
    const compose = readFileSync(join(PROJECT, 'docker-compose.yml'), 'utf8')
    const [, proxy] = /ipv4_address: ([\d.]+)/.exec(compose)!
    const [, subnet, range] = /subnet: ([\d./]+), ip_range: ([\d./]+)/.exec(compose) ?? []
    const holds = (network: string | undefined) => {
      const [address, prefix] = network!.split('/')
      const list = new BlockList()
      list.addSubnet(address!, Number(prefix))
      return list.check(proxy!)
    }
    assert.include(compose, `TRUSTED_PROXIES: ${proxy}\n`)
    assert.isTrue(holds(subnet), 'it is in the network')
    assert.isFalse(holds(range), 'and not among the addresses that containers get as they start')
  })

  test('no service connects as a superuser, and the proxy takes the name from the settings', ({ assert }) => {
    const compose = readFileSync(join(PROJECT, 'docker-compose.yml'), 'utf8')
    assert.include(compose, 'DATABASE_URL: postgres://barem:')
    assert.notMatch(compose, /POSTGRES_USER/)
    assert.include(compose, 'SITE_ADDRESS: ${HOST_NAME:-:80}')
    assert.include(readFileSync(join(PROJECT, 'docker/Caddyfile'), 'utf8'), '{$SITE_ADDRESS::80} {')
  })
})
