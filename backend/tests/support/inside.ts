import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './spawned.ts'
import { demoStorage } from './storage.ts'

/**
 * Runs `code` inside the real application, in a process of its own. Returns everything it prints.
 * @param env besides, such as `DATABASE_URL` where it is not the embedded engine
 */
export function inside(code: string, env: Readonly<Record<string, string>> = {}): string {
  const storageDir = demoStorage('inside')
  const file = join(import.meta.dirname, `inside_${process.pid}_${Date.now()}.ts`)
  writeFileSync(
    file,
    `import { ignitor } from '../../bin/boot.ts'
    import { bringUpToDate } from '#app/environment/bring_up_to_date'
    const app = (await ignitor(false)).createApp('web')
    await app.init(); await app.boot()
    await bringUpToDate(app)
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { inTenant } = await import('#app/tenancy/tenant_transaction')
    const { modelOf } = await import('#app/resources/write/model')
    const { registry } = await import('@barem/resources')
    const departments = modelOf(registry.departments as never)
    const { rows } = await db.rawQuery('select tenant_id from tenants')
    const say = (text: unknown) => process.stdout.write(String(text) + '\\n')
    ${code}
    await app.terminate()`,
  )
  const { stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: PROJECT,
    encoding: 'utf8',
    env: { ...process.env, STORAGE_DIR: storageDir, DATABASE_URL: '', ...env },
  })
  rmSync(file)
  rmSync(storageDir, { recursive: true, force: true })
  return stdout + stderr
}
