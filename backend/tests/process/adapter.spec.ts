import { test } from '@japa/runner'
import { rmSync } from 'node:fs'
import { inside } from '#tests/support/inside'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { emptyFolder } from '#tests/support/storage'

test.group('the adapter', () => {
  test('a model asked outside a transaction throws', ({ assert }) => {
    assert.include(
      inside(`try { departments.query(); say('answered') } catch (error) { say(error.code) }`),
      'E_QUERY_LEFT_TRANSACTION',
    )
  })

  test('a query that leaves the transaction throws at once, and does not wait for ever', ({ assert }) => {
    const output = inside(
      `await inTenant(rows[0].tenant_id, async () => { await db.rawQuery('select 1').then(() => say('answered'), (error) => say(error.code)) })`,
    )
    assert.include(output, 'E_QUERY_LEFT_TRANSACTION')
  })

  test('inside it, models see their own company only', ({ assert }) => {
    const output = inside(
      `for (const { tenant_id } of rows) await inTenant(tenant_id, async () => { const found = await departments.all(); say('other rows: ' + found.filter((row) => row.$attributes.tenantId !== tenant_id).length + ' of ' + found.length) })`,
    )
    assert.equal(output.match(/other rows: 0 of 7/g)?.length, 2, output)
  })

  test('a transaction that is given out before it has begun is of one company, and writes nothing', ({ assert }) => {
    const output = inside(
      `const { beginTenantTransaction, runInTransaction } = await import('#app/tenancy/tenant_transaction')
      const { rowsOf } = await import('#app/tenancy/run')
      const [{ tenant_id }] = rows
      for (const sql of ['select distinct tenant_id from departments', "update departments set name = 'x'"]) {
        const ahead = await beginTenantTransaction(tenant_id, () => 'select 1 as one', true)
        await runInTransaction(ahead, () => rowsOf(sql)).then((found) => say('own alone: ' + (found.length === 1 && found[0].tenant_id === tenant_id)), (error) => say(error.code))
        say('opened: ' + (await ahead.opened)[0].one)
        await ahead.client.rollback()
      }`,
    )
    assert.include(output, 'own alone: true\nopened: 1\n25006\nopened: 1', output)
  })

  test('PostgreSQL compiles no statement, which would take longer than all lists do', async ({ assert, cleanup }) => {
    const STORAGE_DIR = emptyFolder('adapter')
    cleanup(() => rmSync(STORAGE_DIR, { recursive: true, force: true }))
    const DATABASE_URL = await freshDatabase(await testPostgres(), { STORAGE_DIR })
    const output = inside(`say('jit: ' + (await db.rawQuery('show jit')).rows[0].jit)`, { STORAGE_DIR, DATABASE_URL })
    assert.include(output, 'jit: off')
  }).timeout(60_000)
})
