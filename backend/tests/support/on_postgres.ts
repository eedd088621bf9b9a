import type { Group } from '@japa/runner/core'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { testPostgres } from '#tests/support/postgres'
import { freshDatabase } from '#tests/support/server'
import { spawnServer, type Spawned } from '#tests/support/spawned'
import { emptyFolder } from '#tests/support/storage'

export interface OnPostgres {
  server: Spawned
  /** A connection of the test to the server's database. */
  db: pg.Client
  /** What the server was started with. */
  env: { STORAGE_DIR: string; DATABASE_URL: string }
}

/** A real server on a PostgreSQL database of its own for all tests of a group, filled in by its setup. */
export function serverOnPostgres(group: Group, name: string): OnPostgres {
  const held = {} as OnPostgres
  group.setup(async () => {
    const STORAGE_DIR = emptyFolder(name)
    const DATABASE_URL = await freshDatabase(await testPostgres(), { STORAGE_DIR })
    held.env = { STORAGE_DIR, DATABASE_URL }
    held.server = await spawnServer(held.env)
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
