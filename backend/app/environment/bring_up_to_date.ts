import type { ApplicationService } from '@adonisjs/core/types'
import { environment } from './prepare.ts'

/** What happened on the way, for whoever starts Barem to read. */
export interface Brought {
  migrations: number
  demo: boolean
}

/**
 * Migrates the database, and puts the demo into an embedded one that nobody has used yet.
 * @throws the error of the migration that failed
 */
export async function bringUpToDate(app: ApplicationService): Promise<Brought> {
  const [{ default: db }, { MigrationRunner }] = await Promise.all([import('@adonisjs/lucid/services/db'), import('@adonisjs/lucid/migration'), import('#start/database')])
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'pg' })
  await runner.run()
  if (runner.error) throw runner.error
  const migrations = Object.values(runner.migratedFiles).filter(({ status }) => status === 'completed').length
  const { isEmpty, seedDemo } = await import('#database/demo/index')
  const demo = environment().engine !== null && (await isEmpty())
  if (demo) await seedDemo()
  return { migrations, demo }
}
