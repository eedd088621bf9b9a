import type { ApplicationService } from '@adonisjs/core/types'
import pg from 'pg'
import { checkDefinitions } from './check_definitions.ts'
import { MIGRATION_LOCK } from './migration_lock.ts'
import { environment } from './prepare.ts'
import { checkRedis } from './redis_answers.ts'

/** The migration of the release from which people with the right to create post their own documents. */
const MAKERS_POST = '0300_makers_post'

/** Says how many migrations were applied. */
export const appliedMigrations = (count: number): string =>
  `Applied ${count} ${count === 1 ? 'migration' : 'migrations'}.`

/** Nobody who starts Barem for the first time should think that it hangs. */
export const DEMO_BEGINS = 'Making two demo companies with a year of work each. This takes about a minute, once.'

/**
 * Migrates the database, gives built-in role groups that nobody changed what this release ships them with, and puts
 * the demo into an embedded database that nobody has used yet.
 * @param say tells the operator, as it goes, what was done and what takes long, a line each
 * @returns whether it made the demo
 * @throws the error of the migration that failed, or EnvironmentError when a migration is missing
 */
export async function bringUpToDate(app: ApplicationService, say: (line: string) => void = () => {}): Promise<boolean> {
  await import('#start/database')
  await checkRedis()
  const migrations = await migratePending(app)
  if (migrations.length > 0) say(appliedMigrations(migrations.length))
  await checkDefinitions()
  const { followShipped } = await import('#app/identity/shipped_permissions')
  const { sentences } = await followShipped()
  const { groupsThatPost } = await import('#app/identity/makers_post')
  const posting = migrations.some((name) => name.endsWith(MAKERS_POST)) ? await groupsThatPost() : []
  const { carryDefinitions } = await import('#app/own/carry')
  const own = await carryDefinitions()
  const { isEmpty, seedDemo } = await import('#database/demo/index')
  for (const sentence of [...sentences, ...posting, ...own]) say(sentence)
  const demo = environment().engine !== null && (await isEmpty())
  if (!demo) return false
  say(DEMO_BEGINS)
  const began = Date.now()
  await seedDemo()
  say(`Added the demo companies in ${Math.ceil((Date.now() - began) / 1000)} seconds.`)
  return true
}

interface Runner {
  run(): Promise<unknown>
  error: Error | null
  migratedFiles: Record<string, { status: string }>
}

/**
 * Lets one node at a time at the database. A lock of the framework is released on whichever connection comes, so it is
 * ours.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const { engine, databaseUrl } = environment()
  if (engine) return work()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work()
  } finally {
    await client.end()
  }
}

/**
 * Applies the migrations that the database lacks. Returns their names. @throws the error of the one that failed
 */
export async function migratePending(app: ApplicationService): Promise<string[]> {
  const [{ default: db }, { MigrationRunner }] = await Promise.all([
    import('@adonisjs/lucid/services/db'),
    import('@adonisjs/lucid/migration'),
  ])
  const runner: Runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'pg', disableLocks: true })
  await inTurn(() => runner.run())
  if (runner.error) throw runner.error
  return Object.entries(runner.migratedFiles)
    .filter(([, { status }]) => status === 'completed')
    .map(([name]) => name)
}
