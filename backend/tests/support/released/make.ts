import '../../../bin/typescript.ts'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { testPostgres } from '../postgres.ts'

/**
 * `node backend/tests/support/released/make.ts`: leaves beside it a dump of a database of this release in which much is
 * under way, and the ids of it. Run it when a release is made; `upgrades.spec` starts later releases on what it left.
 */
process.env.DATABASE_URL = await testPostgres()
const { server, startServer, stopServer } = await import('../server.ts')
const { underWay } = await import('./under_way.ts')

await startServer()
try {
  const ids = await underWay()
  const dump = execFileSync('pg_dump', ['--no-owner', server().databaseUrl], { maxBuffer: 2 ** 30 })
  writeFileSync(join(import.meta.dirname, 'released.sql.gz'), gzipSync(dump, { level: 9 }))
  writeFileSync(join(import.meta.dirname, 'released.json'), `${JSON.stringify(ids, null, 2)}\n`)
} finally {
  await stopServer()
}
process.exit(0)
