import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from './spawned.ts'

/** Runs `code` inside the real application, in a process of its own. Returns everything it prints. */
export function inside(code: string): string {
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
