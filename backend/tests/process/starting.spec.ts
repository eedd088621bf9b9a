import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { freePort, testPostgres } from '#tests/support/postgres'
import { emptyDatabase, freshDatabase } from '#tests/support/server'
import { PROJECT } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

/** Runs a program of ours that ends by itself. */
function run(args: string[], env: Record<string, string>): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: PROJECT,
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', APP_KEY: '', PORT: '0', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })))
}

test.group('a start with a setting that cannot be used', (group) => {
  let storageDir = ''
  group.each.setup(() => {
    storageDir = emptyFolder('starting')
    return () => rmSync(storageDir, { recursive: true, force: true })
  })

  const start = (env: Record<string, string>) => run(['backend/bin/start.ts'], { STORAGE_DIR: storageDir, ...env })
  /** What is said, line by line, of a start that does nothing else. */
  async function refused(env: Record<string, string>): Promise<string[]> {
    const { status, output } = await start(env)
    if (status !== 1) throw new Error(`ended with ${status}: ${output}`)
    const [head, ...lines] = output.trimEnd().split('\n')
    if (head !== 'Barem cannot start:') throw new Error(output)
    return lines
  }

  test('a database that is not there, lets nobody in or is another one is reported, without its password', async ({
    assert,
  }) => {
    const given = new URL(await testPostgres())
    const port = await freePort()
    const said = async (change: (url: URL) => void) => {
      const url = new URL(given)
      url.password = 'secret-of-ours'
      change(url)
      const [line, ...more] = await refused({ DATABASE_URL: url.href })
      assert.deepEqual(more, [])
      assert.notInclude(line!, 'secret-of-ours')
      return line!
    }
    assert.equal(
      await said((url) => (url.port = String(port))),
      `  - DATABASE_URL: the database at ${given.hostname}:${port} does not answer (ECONNREFUSED). Start it, correct the address, or leave DATABASE_URL out for the embedded engine.`,
    )
    assert.include(await said((url) => (url.hostname = 'db.invalid')), 'db.invalid:')
    assert.include(await said((url) => (url.pathname = '/nowhere')), `has no database 'nowhere'. Make it with createdb`)
    assert.include(await said((url) => (url.username = 'nobody_here')), `refuses 'nobody_here'`)
    assert.deepEqual(readdirSync(storageDir), ['files'], 'nothing else was begun')
  })

  test('a storage folder that cannot be written is reported', async ({ assert }) => {
    const file = join(storageDir, 'a file')
    writeFileSync(file, '')
    const [line, ...more] = await refused({ STORAGE_DIR: join(file, 'storage') })
    assert.match(line!, /^ {2}- STORAGE_DIR: .* cannot be written \(ENOTDIR\)\. Give it to the user/)
    assert.deepEqual(more, [])
  })

  test('a storage folder that the system does not make is reported at once', async ({ assert }) => {
    const [line] = await refused({ STORAGE_DIR: '/proc/nothing/storage' })
    assert.match(line!, /^ {2}- STORAGE_DIR: \/proc\/nothing\/storage cannot be written \(E\w+\)\. /)
  })

  test('a port that somebody has is reported before the database is touched', async ({ assert, cleanup }) => {
    const url = await emptyDatabase(await testPostgres())
    const other = createServer().listen(0, '127.0.0.1')
    cleanup(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const PORT = String((other.address() as AddressInfo).port)
    const expected = [`  - port ${PORT} is in use. Stop what uses it, or choose another: PORT=4000 npm start`]
    assert.deepEqual(await refused({ PORT }), expected)
    assert.isFalse(existsSync(join(storageDir, 'pg')), 'no engine was started')
    assert.deepEqual(await refused({ PORT, DATABASE_URL: url }), expected)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`select count(*)::int as tables from pg_tables where schemaname = 'public'`)
    await client.end()
    assert.equal(rows[0].tables, 0)
  })

  test('all that is wrong is reported at once', async ({ assert, cleanup }) => {
    const other = createServer().listen(0, '127.0.0.1')
    cleanup(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const lines = await refused({
      STORAGE_DIR: '/dev/null/storage',
      DATABASE_URL: `postgres://barem@127.0.0.1:${await freePort()}/barem`,
      PORT: String((other.address() as AddressInfo).port),
    })
    assert.deepEqual(
      lines.map((line) => /^ {2}- (\w+)/.exec(line)![1]),
      ['STORAGE_DIR', 'DATABASE_URL', 'port'],
    )
  })

  test('proxies that are no addresses are reported, each by what was written', async ({ assert }) => {
    const said = (wrong: string) => [
      `  - TRUSTED_PROXIES names ${wrong}, which is no address. Write the addresses of your proxies with commas between them, such as 10.0.0.2, 2001:db8::2; ranges and names are not taken. Or leave it out.`,
    ]
    assert.deepEqual(await refused({ TRUSTED_PROXIES: 'true' }), said(`'true'`))
    assert.deepEqual(
      await refused({ TRUSTED_PROXIES: '10.0.0.2, 10.0.0.0/8,proxy.local, 2001:db8::2, 10.0.0.300' }),
      said(`'10.0.0.0/8', 'proxy.local', '10.0.0.300'`),
    )
  })

  test('a database that lacks what a definition names is reported, and no address is opened', async ({ assert }) => {
    const DATABASE_URL = await freshDatabase(await testPostgres(), { STORAGE_DIR: storageDir })
    const client = new pg.Client({ connectionString: DATABASE_URL })
    await client.connect()
    await client.query('alter table departments drop column description')
    await client.end()
    const { status, output } = await start({ DATABASE_URL })
    assert.equal(status, 1)
    assert.match(output, /^ {2}- The definitions are ahead of the database\. .*resources:migration NAME/m)
    assert.include(output, 'alter table departments add column description')
    assert.notInclude(output, 'Barem is ready')
  }).timeout(60_000)

  test('the demo makes the tables of an empty database first, and is added once', async ({ assert }) => {
    const env = { STORAGE_DIR: storageDir, DATABASE_URL: await emptyDatabase(await testPostgres()) }
    const first = await run(['backend/bin/console.ts', 'demo'], env)
    assert.equal(first.status, 0, first.output)
    assert.match(first.output, /Applied \d+ migrations?\.[^]*Added Thép Đông Á \(demo\)/)
    const again = await run(['backend/bin/console.ts', 'demo'], env)
    assert.equal(again.status, 0, again.output)
    assert.include(again.output, 'has its companies already')
    assert.notInclude(again.output, 'Applied')
  }).timeout(180_000)
})
