import type { Group } from '@japa/runner/core'
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { PROJECT, spawnServer, type Spawned } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

export interface Served {
  server: Spawned
  db: pg.Client
  /** URL of its database. */
  database: string
}

/** Settings of a process that knows the test documents. */
export const withTestDocuments = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'preload.ts')).href}`,
}

/** Gives a database the tables of the test documents. */
export function prepareTables(env: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'prepare.ts')], {
    cwd: PROJECT,
    env: { ...process.env, ...env, ...withTestDocuments },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`tables of the test documents: ${stdout}${stderr}`)
}

/** A real server on PostgreSQL that serves the test document beside the registry, for all tests of a group. */
export function testDocumentServer(group: Group): Served {
  const held = {} as Served
  group.setup(async () => {
    const STORAGE_DIR = emptyFolder('cash-counts')
    const DATABASE_URL = await freshDatabase(await testPostgres(), { STORAGE_DIR })
    const env = { STORAGE_DIR, DATABASE_URL, ...withTestDocuments }
    prepareTables(env)
    held.database = DATABASE_URL
    held.server = await spawnServer(env)
    held.db = new pg.Client({ connectionString: DATABASE_URL })
    await held.db.connect()
    return async () => {
      await held.db.end()
      await held.server.stop()
      rmSync(STORAGE_DIR, { recursive: true, force: true })
    }
  })
  return held
}
