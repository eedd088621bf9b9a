import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { EmbeddedEngine } from '#app/embedded/embedded_engine'
import { ace, migrate, placeAt, written, type Place } from '#tests/support/migrations/run'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { demoStorage, emptyFolder } from '#tests/support/storage'

type Row = Record<string, any>

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Two shelves in each company, the older one with a capacity. */
const addShelves = (client: pg.Client) =>
  client.query(`
    insert into test_shelves (tenant_id, id, name, note, capacity, created_at)
    select tenant_id, gen_random_uuid(), name, 'về ' || name, capacity, '2026-01-01'::date + age
    from (select distinct tenant_id from users) as companies, (values ('Kệ một', 7, 1), ('Kệ hai', null, 2)) as shelf (name, capacity, age)`)

const rowsOf = async (client: pg.Client, columns: string): Promise<Row[]> =>
  (await client.query<Row>(`select ${columns} from test_shelves order by tenant_id, created_at`)).rows

const walled = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`select from pg_class where relname = 'test_shelves' and relrowsecurity and relforcerowsecurity`))
    .rowCount === 1

const today = `(now() at time zone 'Asia/Ho_Chi_Minh')::date`
const FILLED = `name, capacity, kind, since = ${today} as today, code`
/** Rows of a company, filled from the defaults. */
const filled = [
  { name: 'Kệ một', capacity: 7, kind: "farmer's", today: true, code: 'KE0001' },
  { name: 'Kệ hai', capacity: 5, kind: "farmer's", today: true, code: 'KE0002' },
]

test.group('a migration that resources:migration writes', (group) => {
  const owner = `shelves_owner_${process.pid}`
  let template: URL
  let place: Place
  let copy: URL

  group.setup(async () => {
    const storage = emptyFolder('shelves')
    template = new URL(await freshDatabase(await testPostgres(), { STORAGE_DIR: storage }))
    migrate(placeAt(storage, { DATABASE_URL: template.href }), 'first', ['create_test_shelves'])
    rmSync(storage, { recursive: true })
    await connected(template.href, async (client) => {
      await addShelves(client)
      await client.query(`create role ${owner} login nosuperuser nobypassrls`)
      await client.query(`grant create on schema public to ${owner}`)
      await client.query(`grant barem_app, barem_search, barem_public to ${owner}`)
      for (const table of ['test_shelves', 'adonis_schema', 'adonis_schema_versions'])
        await client.query(`alter table ${table} owner to ${owner}`)
      // Its file is not in the folders of the tests.
      await client.query(`delete from adonis_schema where name like '%create_test_shelves'`)
    })
  })
  group.each.setup(async () => {
    const name = `shelves_${randomUUID().slice(0, 8)}`
    await connected(await testPostgres(), (client) =>
      client.query(`create database ${name} template ${template.pathname.slice(1)}`),
    )
    copy = new URL(template)
    copy.pathname = `/${name}`
    const asOwner = new URL(copy)
    asOwner.username = owner
    const storage = emptyFolder('shelves')
    place = placeAt(storage, { DATABASE_URL: asOwner.href })
    return () => rmSync(storage, { recursive: true })
  })
  const on = <T>(work: (client: pg.Client) => Promise<T>) => connected(copy.href, work)
  const notes = (column: string) => on((client) => rowsOf(client, `name, ${column}`))
  const companies = <T>(rows: T[]) => [...rows, ...rows]

  test('renames a field when a person says so, and keeps its values', async ({ assert }) => {
    const question = "Did you rename 'note' of test_shelves to 'remark'?"
    migrate(place, 'renamed', ['rename_note'], { [question]: true })
    assert.deepEqual(
      await notes('remark'),
      companies(['Kệ một', 'Kệ hai'].map((name) => ({ name, remark: `về ${name}` }))),
    )
    assert.include(ace(place, 'renamed', ['resources:check']).output, 'Definitions and database agree')
    const [searched] = await on((client) => rowsOf(client, 'search_text'))
    assert.include(searched!.search_text, 've ke mot')
  }).timeout(120_000)

  test('adds a field when a person says that it is new, and says how the other is dropped', async ({ assert }) => {
    const question = "Did you rename 'note' of test_shelves to 'remark'?"
    const said = migrate(place, 'renamed', ['add_remark'], { [question]: false })
    assert.include(said, "'note' keeps its values until you run this command with --drop")
    assert.include(said, 'No definition has test_shelves.note; run again with --drop')
    const [row] = await notes('note, remark')
    assert.deepEqual(row, { name: 'Kệ một', note: 'về Kệ một', remark: null })
    migrate(place, 'renamed', ['drop_note', '--drop'])
    await assert.rejects(() => notes('note'), /column "note" does not exist/)
    assert.equal(ace(place, 'renamed', ['resources:check']).status, 0)
  }).timeout(120_000)

  test('is not written without a terminal while a rename is possible, unless a flag or the definition says', async ({
    assert,
  }) => {
    for (const drop of [[], ['--drop']]) {
      const { status, output } = ace(place, 'renamed', ['resources:migration', 'rename_note', ...drop])
      assert.equal(status, 1)
      assert.include(
        output,
        "'note' of test_shelves is gone and 'remark' of its type is new. If it was renamed, say was: 'note' at 'remark', or run again with --rename=test_shelves.note:remark.",
      )
    }
    const unknown = ace(place, 'renamed', ['resources:migration', 'x', '--rename=test_shelves.notes:remark'])
    assert.equal(unknown.status, 1)
    assert.include(unknown.output, 'There could be test_shelves.note:remark')
    assert.deepEqual(written(place), {})
    const writes = (version: 'renamed' | 'said', name: string, ...flags: string[]) => {
      const { status, output } = ace(place, version, ['resources:migration', name, ...flags])
      assert.equal(status, 0, output)
      return written(place)[name]!
    }
    const RENAMED = 'alter table test_shelves rename column note to remark'
    assert.include(writes('said', 'said'), RENAMED)
    rmSync(`${place.folder}/0001_said.ts`)
    assert.include(writes('renamed', 'flagged', '--rename=test_shelves.note:remark'), RENAMED)
    rmSync(`${place.folder}/0001_flagged.ts`)
    assert.notInclude(writes('renamed', 'new', '--all-new'), 'rename column')
  }).timeout(120_000)

  test('renames lines and relations to many with their tables, and keeps their rows', async ({ assert }) => {
    migrate(place, 'lined', ['add_goods'])
    await on((client) =>
      client.query(`
        insert into test_shelves_goods (tenant_id, id, owner_id, position, label, pieces)
          select tenant_id, gen_random_uuid(), id, 0, 'thép ' || name, 3 from test_shelves;
        insert into test_shelves_neighbours (tenant_id, owner_id, target_id, position)
          select tenant_id, id, id, 0 from test_shelves`),
    )
    const unsaid = ace(place, 'moved', ['resources:migration', 'rename_goods'])
    assert.equal(unsaid.status, 1)
    assert.include(unsaid.output, "say was: 'goods' at 'stock', or run again with --rename=test_shelves.goods:stock")
    assert.include(unsaid.output, '--rename=test_shelves.neighbourIds:besideIds')
    migrate(place, 'movedSaid', ['rename_goods'])
    assert.equal(ace(place, 'movedSaid', ['resources:check']).status, 0)
    const [lines, neighbours] = await on(async (client) => [
      (await client.query('select label, count from test_shelves_stock order by label')).rows,
      (await client.query('select from test_shelves_besides')).rowCount,
    ])
    assert.deepEqual(
      lines,
      ['Kệ hai', 'Kệ hai', 'Kệ một', 'Kệ một'].map((name) => ({ label: `thép ${name}`, count: 3 })),
    )
    assert.equal(neighbours, 4)
  }).timeout(240_000)

  test('fills what rows of all companies must have, behind their walls', async ({ assert }) => {
    migrate(place, 'required', ['require_more'])
    await on(async (client) => {
      assert.deepEqual(await rowsOf(client, FILLED), companies(filled))
      assert.isTrue(await walled(client))
    })
    assert.equal(ace(place, 'required', ['resources:check']).status, 0)
  }).timeout(120_000)

  test('is not written when rows would lack what has no default', async ({ assert }) => {
    const { status, output } = ace(place, 'withoutDefault', ['resources:migration', 'require_keeper'])
    assert.equal(status, 1)
    assert.include(output, "'capacity' of test_shelves is required and has no default, and 2 rows lack it.")
    assert.include(output, "'keeper' of test_shelves is required and has no default, and 4 rows lack it.")
    assert.deepEqual(written(place), {})
    await on(async (client) => {
      assert.isTrue(await walled(client), 'which the count took down')
      await client.query('delete from test_shelves')
    })
    assert.include(migrate(place, 'withoutDefault', ['require_keeper']), 'the migration fails where rows lack it')
  }).timeout(120_000)
})

test.group('a migration that resources:migration writes, in the embedded engine', () => {
  test('renames and fills as elsewhere', async ({ assert, cleanup }) => {
    const storage = demoStorage('shelves')
    cleanup(() => rmSync(storage, { recursive: true, force: true }))
    const place = placeAt(storage, {})
    const on = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
      const engine = new EmbeddedEngine(storage, 15_000)
      try {
        return await connected(await engine.start(), work)
      } finally {
        await engine.stop()
      }
    }
    migrate(place, 'first', ['create_test_shelves'])
    await on(addShelves)
    migrate(place, 'required', ['require_more'])
    assert.deepEqual(await on((client) => rowsOf(client, FILLED)), [...filled, ...filled])
    assert.isTrue(await on(walled))
  }).timeout(240_000)
})
