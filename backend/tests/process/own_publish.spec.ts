import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import pg from 'pg'
import { signIn, type Answer } from '#tests/support/client'
import { untilLocked } from '#tests/support/lock_waits'
import { serverOnPostgres } from '#tests/support/on_postgres'
import { caller, category, label, published } from '#tests/support/own'
import { spawnServer } from '#tests/support/spawned'

/** The super admin at a server that may be started anew. */
const superAdminAt = (url: () => string) => caller(() => signIn('superadmin', 'DONGA', url()), url)

const COLOR = { key: 'paint', type: 'text' as const, label: label('Màu sơn', 'Paint') }

test.group('a publication that does not come to its end', (group) => {
  const held = serverOnPostgres(group, 'own-publish')
  const by = superAdminAt(() => held.server.url)

  /** A resource with a row, a change that is kept as a draft, and somebody who holds what the change needs last. */
  async function blocked() {
    const row = await published(by, category())
    const path = `/own/${row.definition.key}`
    await by.post(path, { name: 'Xe 1' })
    const draft = { ...row.definition, fields: [...row.definition.fields, COLOR] }
    const kept = await by.put(`/own-definitions/${row.id}/draft`, { version: row.draftVersion, draft })
    const holder = new pg.Client({ connectionString: held.env.DATABASE_URL })
    await holder.connect()
    await holder.query('begin; select from tenants for update')
    const publishing = by
      .post(`/own-definitions/${row.id}/publish`, { version: kept.body.draftVersion })
      .catch((error: Error) => error)
    await untilLocked(held.db, 'update tenants')
    return { row, path, draft, publishing, holder }
  }

  const columnsOf = async (name: string) => {
    const { rows } = await held.db.query('select column_name from information_schema.columns where table_name = $1', [
      name.replace('-', '_'),
    ])
    return rows.map(({ column_name: column }: { column_name: string }) => column)
  }

  type Blocked = Awaited<ReturnType<typeof blocked>>

  /** The old version is served with its rows, its table is as it was, and the change can be published again. */
  async function stays({ row, path, draft }: Blocked, assert: Assert) {
    assert.notInclude(await columnsOf(row.name), 'paint')
    const stored = (await by.get(`/own-definitions/${row.id}`)).body
    assert.deepEqual([stored.version, stored.draft.fields.length], [1, draft.fields.length])
    const rows = await by.get(path)
    assert.deepEqual([rows.status, rows.body.length, rows.body[0].paint], [200, 1, undefined])
    const again = await by.post(`/own-definitions/${row.id}/publish`, { version: stored.draftVersion })
    assert.equal(again.status, 200)
    assert.include(await columnsOf(row.name), 'paint')
    assert.isNull((await by.get(path)).body[0].paint)
  }

  test('because others hold a lock is told so, and changes nothing', async ({ assert }) => {
    const all = await blocked()
    const answer = (await all.publishing) as Answer
    assert.deepEqual([answer.status, answer.body.code], [503, 'OWN_ERR_008'])
    await all.holder.end()
    await stays(all, assert)
  })

  test('because its connection to the database is gone changes nothing', async ({ assert }) => {
    const all = await blocked()
    await held.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%update tenants%'`,
    )
    const answer = (await all.publishing) as Answer
    assert.isAtLeast(answer.status, 500)
    await all.holder.end()
    await stays(all, assert)
  })

  test('because the server is killed changes nothing, and the next start serves the old version', async ({
    assert,
  }) => {
    const all = await blocked()
    await held.server.stop('SIGKILL')
    await all.publishing
    await all.holder.end()
    held.server = await spawnServer(held.env)
    await stays(all, assert)
  })
})

test.group('a stored definition that this release cannot read', (group) => {
  const held = serverOnPostgres(group, 'own-paused')

  test('is paused with its place and the fix, while the server starts and serves all others', async ({ assert }) => {
    const by = superAdminAt(() => held.server.url)
    const [broken, pointing, sound] = [
      await published(by, category()),
      await published(by, category()),
      await published(by, category()),
    ]
    const to = `own/${broken.definition.key}`
    const relation = { key: 'aId', type: 'belongsTo', to, label: label('A') }
    await published(
      by,
      { ...pointing.definition, fields: [...pointing.definition.fields, relation] },
      { id: pointing.id },
    )
    await by.post(`/own/${broken.definition.key}`, { name: 'Xe 1' })
    await held.server.stop()
    await held.db.query(
      `update own_definitions set definition = jsonb_set(definition, '{fields,1,type}', '"hologram"') where id = $1`,
      [broken.id],
    )
    await held.db.query(`update tenants set definitions_version = definitions_version + 1 where code = 'DONGA'`)
    held.server = await spawnServer(held.env)
    assert.include(held.server.output(), `E_TYPE at ${broken.name}.fields.1.type`)
    assert.include(held.server.output(), 'Correct it in the builder.')
    const statuses = await Promise.all(
      [broken, pointing, sound].map(async ({ definition }) => (await by.get(`/own/${definition.key}`)).status),
    )
    assert.deepEqual(statuses, [404, 404, 200])
    assert.equal((await by.get('/customers?_end=1')).status, 200)
    const list = (await by.get('/own-definitions')).body as { id: string; paused: boolean }[]
    assert.deepEqual(
      [broken, pointing, sound].map(({ id }) => list.find((one) => one.id === id)!.paused),
      [true, true, false],
    )
    const shown = (await by.get(`/own-definitions/${broken.id}`)).body
    assert.equal(shown.mistakes[0].field, 'fields.1.type')
    await published(by, broken.definition, { id: broken.id })
    const rows = await by.get(`/own/${broken.definition.key}`)
    assert.deepEqual([rows.status, rows.body[0].name], [200, 'Xe 1'])
    assert.equal((await by.get(`/own/${pointing.definition.key}`)).status, 200)
  })
})

test.group('a table that an earlier release let a key damage', (group) => {
  const held = serverOnPostgres(group, 'own-repair')

  test('is repaired at the next start, and what cannot be brought stops no other', async ({ assert }) => {
    const by = superAdminAt(() => held.server.url)
    const text = (key: string) => ({ key, type: 'text' as const, label: label(key), max: 60 })
    const withFields = (...keys: string[]) => {
      const own = category()
      return { ...own, fields: [...own.fields, ...keys.map(text)], list: { columns: ['name', ...keys] } }
    }
    const [killed, stuck, blocked, called] = [
      await published(by, withFields('a')),
      await published(by, withFields('b')),
      await published(by, category()),
      await published(by, withFields('c')),
    ]
    for (const { definition } of [killed, stuck, blocked])
      assert.equal((await by.post(`/own/${definition.key}`, { name: 'Xe 1' })).status, 201)
    const { id } = (await by.post(`/own/${called.definition.key}`, { name: 'Xe 1', c: 'giữ' })).body
    await held.server.stop()
    const table = ({ name }: { name: string }) => name.replace('-', '_')
    const rename = (row: { id: string }, from: string, to: string) =>
      held.db.query(
        `update own_definitions set definition = replace(definition::text, $2, $3)::jsonb, draft = $4 where id = $1`,
        [row.id, `"${from}"`, `"${to}"`, JSON.stringify({ fields: [{ key: to }, 7] })],
      )
    await rename(killed, 'a', 'createdBy')
    await held.db.query(
      `alter table ${table(killed)} alter column created_by type varchar(60) using created_by::varchar(60)`,
    )
    await rename(stuck, 'b', 'constructor')
    await held.db.query(`alter table ${table(stuck)} rename column b to constructor`)
    // A key that a release does not give any more, and that rows work with, stays.
    await rename(called, 'c', 'merge')
    await held.db.query(`alter table ${table(called)} rename column c to merge;
      alter table ${table(called)} rename column c_order to merge_order`)
    // A view keeps a column from being changed.
    await held.db.query(`update own_definitions set definition = jsonb_set(definition, '{fields,1,max}', '99')
      where id = '${blocked.id}'; create view kept as select name from ${table(blocked)}`)
    held.server = await spawnServer(held.env)
    for (const line of ['createdBy is createdBy2 from now on', 'constructor is constructor2', blocked.name])
      assert.include(held.server.output(), line)
    for (const [row, key] of [
      [killed, 'createdBy2'],
      [stuck, 'constructor2'],
    ] as const) {
      const path = `/own/${row.definition.key}`
      const [old] = (await by.get(path)).body
      assert.deepEqual([old.name, old[key]], ['Xe 1', null])
      const made = await by.post(path, { name: 'Xe 2', [key]: 'x' })
      assert.deepEqual([made.status, made.body[key], made.body.createdBy?.name !== undefined], [201, 'x', true])
      const shown = (await by.get(`/own-definitions/${row.id}`)).body
      assert.deepEqual([shown.version, shown.draft.fields], [2, [{ key }, 7]])
    }
    const path = `/own/${called.definition.key}/${id}`
    const changed = await by.patch(path, { version: 1, merge: 'đổi' })
    assert.deepEqual([changed.status, changed.body.merge], [200, 'đổi'])
    assert.equal((await by.delete(path)).status, 200)
    assert.equal((await by.get(`/own/${blocked.definition.key}`)).status, 200)
  })
})
