import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { emptyFolder } from '#tests/support/storage'
import { until } from '#tests/support/until'

const COUNTS = `select reltuples::int as rows, n_dead_tup::int as dead
  from pg_class c join pg_stat_user_tables s on s.relid = c.oid where c.relname = 'things'`

test.group('tables of the embedded engine', (group) => {
  let engine: EmbeddedEngine
  let storage: string

  group.setup(async () => {
    storage = emptyFolder('upkeep')
    engine = new EmbeddedEngine(storage, 30_000)
    await engine.start()
    return async () => {
      await engine.stop()
      rmSync(storage, { recursive: true })
    }
  })

  test('are counted and freed as they change, between transactions', async ({ assert, cleanup }) => {
    const client = new pg.Client({ connectionString: engine.url })
    await client.connect()
    cleanup(() => client.end())
    const counts = async () => (await client.query<{ rows: number; dead: number }>(COUNTS)).rows[0]!
    await client.query('create table things (id integer primary key, name text)')
    await client.query(`begin; insert into things select n, 'thing ' || n from generate_series(1, 5000) n`)
    assert.equal((await counts()).rows, -1)
    await client.query('commit')
    await until(async () => assert.deepEqual(await counts(), { rows: 5000, dead: 0 }))
    await client.query('delete from things where id > 1000')
    await until(async () => assert.deepEqual(await counts(), { rows: 1000, dead: 0 }))
  })
})
