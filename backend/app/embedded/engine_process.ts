import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { sharedEngine } from './shared_engine.ts'
import { startUpkeep } from './upkeep.ts'

/** The embedded engine, alone in its process, so that a long query stops nobody's event loop but its own. */
const [dataDir, address] = process.argv.slice(2) as [string, string]

const engine = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } })
const listen = address.startsWith('/') ? { path: address } : { host: '127.0.0.1', port: Number(address) }
const failed = (error: unknown) => {
  process.stderr.write(`The embedded engine failed: ${String(error)}\n`)
  process.exit(1)
}
const shared = sharedEngine(engine, failed)
const server = new PGLiteSocketServer({ db: shared, ...listen, maxConnections: 4 })

async function close() {
  stopUpkeep()
  await server.stop()
  await engine.close()
  process.exit(0)
}

process.on('message', (message) => {
  if (message === 'ping') process.send?.('pong')
  if (message === 'close') void close()
})
// The parent process has ended: exit at once, so that the data folder is free.
process.on('disconnect', () => process.exit(1))
process.on('SIGINT', () => {})

const stopUpkeep = startUpkeep(engine, () => shared.isInTransaction())
await server.start()
process.send?.('ready')
