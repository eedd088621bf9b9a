import type { PGlite } from '@electric-sql/pglite'

/** Type bytes of the messages of a client that end with the engine's "ready for query". */
const SYNC = 'S'.charCodeAt(0)
const SIMPLE_QUERY = 'Q'.charCodeAt(0)
/** Messages by which a statement is read, bound, described, run and closed: it ends with a sync. */
const WITHIN_STATEMENT = new Set([...'PBDECH'].map((type) => type.charCodeAt(0)))
const SYNC_MESSAGE = Uint8Array.of(SYNC, 0, 0, 0, 4)

/**
 * PGlite for a socket server that passes on one message at a time. The server keeps to one connection only while the
 * engine says that it is in a transaction, but the messages of a statement belong together as well: between them a
 * second connection would replace the statement, or get its rows. So a statement that has begun counts as a transaction
 * until its sync. `ended` is called when the engine itself fails, which nothing after it survives.
 */
export function sharedEngine(engine: PGlite, ended: (error: unknown) => void): PGlite {
  let withinStatement = false
  const own: Partial<PGlite> = {
    isInTransaction: () => withinStatement || engine.isInTransaction(),
    execProtocolRawStream: async (message, options) => {
      if (WITHIN_STATEMENT.has(message[0]!)) withinStatement = true
      else if (message[0] === SYNC || message[0] === SIMPLE_QUERY) withinStatement = false
      await engine.execProtocolRawStream(message, options).catch(ended)
    },
    /** What the server runs when a connection is lost in a transaction: its statement ends first. */
    exec: async (query, options) => {
      if (withinStatement) await engine.execProtocolRawStream(SYNC_MESSAGE, { onRawData: () => {} })
      withinStatement = false
      return engine.exec(query, options)
    },
  }
  return new Proxy(engine, {
    get: (_, name) => {
      if (name in own) return own[name as keyof PGlite]
      const value: unknown = Reflect.get(engine, name, engine)
      return typeof value === 'function' ? (value.bind(engine) as unknown) : value
    },
  })
}
