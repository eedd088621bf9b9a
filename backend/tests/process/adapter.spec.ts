import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '#tests/support/spawned'

/** Runs `code` inside the real application, in a process of its own. */
function inside(code: string): string {
  const storageDir = mkdtempSync(join(tmpdir(), 'barem-inside-'))
  const file = join(PROJECT, 'backend/bin', `inside_${process.pid}_${Date.now()}.ts`)
  writeFileSync(
    file,
    `import { ignitor } from './boot.ts'
    import { bringUpToDate } from '#app/environment/bring_up_to_date'
    const app = (await ignitor()).createApp('web')
    await app.init(); await app.boot()
    await bringUpToDate(app)
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { inTenant } = await import('#app/tenancy/tenant_transaction')
    const { modelOf } = await import('#app/resources/model')
    const { registry } = await import('@barem/resources')
    const departments = modelOf(registry.departments as never)
    const { rows } = await db.rawQuery('select tenant_id from tenants')
    const say = (text: unknown) => process.stdout.write(String(text) + '\\n')
    ${code}
    await app.terminate()`,
  )
  const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], { cwd: PROJECT, encoding: 'utf8', env: { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: '' } })
  rmSync(file)
  rmSync(storageDir, { recursive: true, force: true })
  return stdout + stderr
}

test.group('the adapter', () => {
  test('a model asked outside a transaction throws', ({ assert }) => {
    assert.include(inside(`try { departments.query(); say('answered') } catch (error) { say(error.code) }`), 'E_QUERY_LEFT_TRANSACTION')
  })

  test('a query that leaves the transaction throws at once, and does not wait for ever', ({ assert }) => {
    const output = inside(`await inTenant(rows[0].tenant_id, async () => { await db.rawQuery('select 1').then(() => say('answered'), (error) => say(error.code)) })`)
    assert.include(output, 'E_QUERY_LEFT_TRANSACTION')
  })

  test('inside it, models see their own company only', ({ assert }) => {
    const output = inside(`for (const { tenant_id } of rows) await inTenant(tenant_id, async () => { const found = await departments.all(); say('other rows: ' + found.filter((row) => row.$attributes.tenantId !== tenant_id).length + ' of ' + found.length) })`)
    assert.equal(output.match(/other rows: 0 of 7/g)?.length, 2, output)
  })
})
