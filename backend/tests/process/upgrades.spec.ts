import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { acrossCompanies } from '#database/across_companies'
import { call, signIn } from '#tests/support/client'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer } from '#tests/support/spawned'
import { demoStorage, emptyFolder } from '#tests/support/storage'

type Row = Record<string, unknown>

const LAST_BEFORE = '0088_approval_rounds'
const OLDER = '0087_unit_lengths'

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const rowsOf = async (client: pg.Client, text: string): Promise<Row[]> => (await client.query<Row>(text)).rows

/** Takes the database back to a release before the baseline, whose last migration was `name`. */
const recordOnly = (name: string) => (client: pg.Client) =>
  client.query('update adonis_schema set name = $1 where name like $2', [
    `database/migrations/${name}`,
    '%/0089_baseline',
  ])

/** Every table with its columns, every row that says something here, and what is recorded. */
async function stateOf(client: pg.Client): Promise<Row[][]> {
  const states: Row[][] = []
  for (const text of [
    `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
    'select * from sales_orders order by tenant_id, id',
    'select * from users order by tenant_id, id',
    'select * from sales_orders_lines order by tenant_id, id',
    'select name, batch from adonis_schema order by id',
  ])
    states.push(await rowsOf(client, text))
  return states
}

interface Place {
  env: Record<string, string>
  /** Reads or changes the database while no server runs. */
  on: <T>(work: (client: pg.Client) => Promise<T>) => Promise<T>
}

/** A database with the demo in it, on either engine. */
const places: Record<string, () => Promise<Place>> = {
  'the embedded engine': async () => {
    const storageDir = demoStorage('upgrade')
    return {
      env: { STORAGE_DIR: storageDir },
      on: async (work) => {
        const engine = new EmbeddedEngine(storageDir, 15_000)
        try {
          return await connected(await engine.start(), work)
        } finally {
          await engine.stop()
        }
      },
    }
  },
  PostgreSQL: async () => {
    const STORAGE_DIR = emptyFolder('upgrade')
    const DATABASE_URL = await freshDatabase(await testPostgres(), { STORAGE_DIR })
    return { env: { STORAGE_DIR, DATABASE_URL }, on: (work) => connected(DATABASE_URL, work) }
  },
}

for (const [name, make] of Object.entries(places))
  test.group(`a database from before the baseline, on ${name}`, (group) => {
    let place: Place
    group.each.setup(async () => {
      place = await make()
      return () => rmSync(place.env.STORAGE_DIR!, { recursive: true, force: true })
    })

    test('goes on as it is when it has the last of the old migrations', async ({ assert, cleanup }) => {
      const before = await place.on(async (client) => {
        await recordOnly(LAST_BEFORE)(client)
        return stateOf(client)
      })
      assert.isAbove(before[1]!.length, 0)
      const server = await spawnServer(place.env)
      cleanup(async () => void (await server.stop()))
      assert.include(server.output(), 'Applied 1 migration.')
      assert.equal((await fetch(`${server.url}/health`)).status, 200)
      const token = await signIn('superadmin', 'DONGA', server.url)
      assert.equal((await call('GET', '/departments', { url: server.url, token })).status, 200)
      await server.stop()
      const after = await place.on(stateOf)
      assert.deepEqual(after.slice(0, -1), before.slice(0, -1))
      const recorded = after.at(-1)!.map((row) => row.name)
      assert.includeMembers(recorded, ['database/migrations/0089_baseline', `database/migrations/${LAST_BEFORE}`])
    }).timeout(240_000)

    test('is refused when it is of an older release, and left alone', async ({ assert }) => {
      const before = await place.on(async (client) => {
        await recordOnly(OLDER)(client)
        return stateOf(client)
      })
      const said = await spawnServer(place.env).then(
        async (server) => `it started: ${await server.stop()}`,
        (error: Error) => error.message,
      )
      assert.match(
        said,
        /Barem cannot start:\n {2}- The database is of an older release.* once with the previous release/,
      )
      assert.notInclude(said, '.ts:', 'no trace of the program')
      const command = spawnSync(process.execPath, ['backend/bin/console.ts', 'demo'], {
        cwd: PROJECT,
        env: { ...process.env, DATABASE_URL: '', ...place.env },
        encoding: 'utf8',
      })
      assert.equal(command.status, 1)
      assert.include(command.stderr, 'The database is of an older release')
      assert.notInclude(command.stderr, '.ts:')
      assert.deepEqual(await place.on(stateOf), before)
    }).timeout(240_000)
  })

test.group('a migration by an owner who is no superuser', () => {
  test('reaches the rows of all companies, and every wall stands again', async ({ assert, cleanup }) => {
    const STORAGE_DIR = emptyFolder('upgrade')
    cleanup(() => rmSync(STORAGE_DIR, { recursive: true, force: true }))
    const url = new URL(await freshDatabase(await testPostgres(), { STORAGE_DIR }))
    const owner = `owner_${process.pid}`
    await connected(url.href, async (client) => {
      await client.query(`create role ${owner} login nosuperuser nobypassrls`)
      await client.query(`alter table users owner to ${owner}`)
    })
    const asOwner = new URL(url)
    asOwner.username = owner
    const work = `update users set is_locked = true`
    await connected(asOwner.href, (client) => client.query(acrossCompanies(['users'], work)))
    await connected(url.href, async (client) => {
      const left = `select from users where not is_locked`
      assert.lengthOf(await rowsOf(client, left), 0)
      assert.lengthOf(await rowsOf(client, 'select distinct tenant_id from users'), 2)
      assert.lengthOf(
        await rowsOf(client, 'select from pg_class where relrowsecurity and not relforcerowsecurity'),
        0,
        'every wall stands again',
      )
    })
  }).timeout(120_000)
})
