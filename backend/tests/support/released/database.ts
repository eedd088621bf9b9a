import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { testPostgres } from '../postgres.ts'
import { emptyDatabase } from '../server.ts'
import type { underWay } from './under_way.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, name))

/** The ids of what was under way in the released database. */
export const released = JSON.parse(String(file('released.json'))) as Awaited<ReturnType<typeof underWay>>

/** The role of the application belongs to the server, and a dump of a database does not bring it. */
const ROLE = `do $$ begin create role barem_app nologin; exception when duplicate_object then null; end $$`

/** A new database as the last release left it. Returns its URL. */
export async function releasedDatabase(): Promise<string> {
  const url = await emptyDatabase(await testPostgres())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(ROLE)
  await client.end()
  const { status, stderr } = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], {
    input: gunzipSync(file('released.sql.gz')),
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return url
}
