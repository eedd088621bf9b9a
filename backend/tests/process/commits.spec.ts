import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { startProxy, targetOf, type Proxy } from '#tests/support/cuts/proxy'
import { testPostgres } from '#tests/support/postgres'
import { emptyDatabase, freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

interface Ended {
  status: number | null
  output: string
}

/** Runs a command of ours to its end, without stopping the proxy that it goes through. */
function ace(args: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, ['backend/bin/console.ts', ...args], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })))
}

test.group('commands whose connection to the database is cut', (group) => {
  let proxy: Proxy
  let storageDir = ''

  group.each.setup(async () => {
    proxy = await startProxy(targetOf(await testPostgres()))
    storageDir = emptyFolder('commits')
    return async () => {
      await proxy.close()
      rmSync(storageDir, { recursive: true, force: true })
    }
  })

  const through = (url: string) => {
    const proxied = new URL(url)
    proxied.hostname = '127.0.0.1'
    proxied.port = String(proxy.port)
    return { STORAGE_DIR: storageDir, DATABASE_URL: proxied.href }
  }

  async function rowsIn<Row extends object>(url: string, sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return client
      .query<Row>(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }

  for (const place of ['at BEGIN', 'at COMMIT'] as const)
    test(`${place}: a start whose migration is not kept does not go on, and the next one carries it out`, async ({
      assert,
    }) => {
      const database = await emptyDatabase(await testPostgres())
      const cut = proxy.cut(place)
      const failed = await spawnServer(through(database)).then(
        () => '',
        (error: Error) => error.message,
      )
      assert.isTrue(cut.done)
      assert.include(failed, 'the server ended with 1')
      const applied = async () => (await rowsIn(database, 'select from adonis_schema')).length
      const before = await applied()
      const next = await spawnServer(through(database))
      assert.include(next.output(), `Applied ${(await applied()) - before} migration`)
      assert.isAbove(await applied(), before)
      await next.stop()
    })

  test('setup says that the company was not made, and makes it the next time', async ({ assert }) => {
    const database = await freshDatabase(await testPostgres(), { STORAGE_DIR: storageDir })
    const flags = [
      '--code',
      'CAT',
      '--username',
      'giamdoc.cat',
      '--full-name',
      'Đỗ Thị Cắt',
      '--email',
      'cat@thu.example',
    ]
    const command = ['setup', '--company', 'Thép Cắt', '--phone', '0900000998', '--generate-password', ...flags]
    proxy.cut('at COMMIT')
    const cut = await ace(command, through(database))
    assert.equal(cut.status, 1, cut.output)
    assert.notInclude(cut.output, 'is ready')
    assert.notInclude(cut.output, 'shown this once')
    assert.lengthOf(await rowsIn(database, `select from tenants where code = 'CAT'`), 0)
    const strange = await ace([...command, '--company-type', 'CT004'], through(database))
    assert.equal(strange.status, 1, strange.output)
    assert.include(strange.output, 'one of CT001, CT002, CT003')
    const again = await ace([...command, '--company-type', 'CT002'], through(database))
    assert.equal(again.status, 0, again.output)
    assert.include(again.output, 'Thép Cắt is ready')
    const rows = await rowsIn(database, `select company_type from tenants where code = 'CAT'`)
    assert.containsSubset(rows, [{ company_type: 'CT002' }])
  })

  test('the demo says that it was not added', async ({ assert }) => {
    const database = await emptyDatabase(await testPostgres())
    const node = await spawnServer({ STORAGE_DIR: storageDir, DATABASE_URL: database })
    await node.stop()
    proxy.cut('at COMMIT')
    const { status, output } = await ace(['demo'], through(database))
    assert.equal(status, 1, output)
    assert.notInclude(output, 'Added Thép')
  })
})
