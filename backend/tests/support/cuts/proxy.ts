import { connect, createServer, type Socket } from 'node:net'

/**
 * Where a connection to the database is cut: before BEGIN or COMMIT gets there, or after COMMIT was carried out and
 * before its answer is back.
 */
export type Place = 'at BEGIN' | 'at COMMIT' | 'after COMMIT'

export interface Cut {
  /** Whether the connection was cut. */
  done: boolean
}

export interface Proxy {
  port: number
  /** Cuts the connection on which the `nth` transaction from now comes to `place`. */
  cut: (place: Place, nth?: number) => Cut
  /** Lets everything through again. */
  rest: () => void
  close: () => Promise<void>
}

/** Where a PostgreSQL server listens: a socket or a port of this machine. */
export type Target = { path: string } | { host: string; port: number }

export function targetOf(databaseUrl: string): Target {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: hostname, port: Number(port || 5432) }
}

/** Takes whole messages of a client from a stream of bytes; the first have no type before their length. */
function messages(take: (message: Buffer, text: string | null) => void): (bytes: Buffer) => void {
  let kept = Buffer.alloc(0)
  let started = false
  return (bytes) => {
    kept = Buffer.concat([kept, bytes])
    for (;;) {
      const head = started ? 1 : 0
      if (kept.length < head + 4) return
      const length = head + kept.readInt32BE(head)
      if (kept.length < length) return
      const message = kept.subarray(0, length)
      kept = kept.subarray(length)
      const isQuery = started && message[0] === 'Q'.charCodeAt(0)
      // The request for TLS is the only other message without a type.
      started ||= message.readInt32BE(4) !== 80877103
      take(message, isQuery ? message.toString('utf8', 5, length - 1) : null)
    }
  }
}

/** A proxy before a PostgreSQL server that cuts connections where it is asked to. */
export async function startProxy(target: Target): Promise<Proxy> {
  const open = new Set<Socket>()
  let asked: { place: Place; left: number; cut: Cut } | null = null

  /** Whether the connection is to be cut at `place` now. */
  const isDue = (place: Place) => {
    if (asked?.place !== place || --asked.left > 0) return false
    asked.cut.done = true
    asked = null
    return true
  }

  const server = createServer((client) => {
    const database = connect(target as { path: string })
    const end = () => [client, database].forEach((socket) => socket.destroy())
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => (open.delete(socket), end()))
    }
    let back: (bytes: Buffer) => void = (bytes) => client.write(bytes)
    database.on('data', (bytes) => back(bytes))
    client.on(
      'data',
      messages((message, text) => {
        if (/^BEGIN/.test(text ?? '') && isDue('at BEGIN')) return end()
        if (/^COMMIT/.test(text ?? '')) {
          if (isDue('at COMMIT')) return end()
          if (isDue('after COMMIT')) back = end
        }
        database.write(message)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    cut(place, nth = 1) {
      asked = { place, left: nth, cut: { done: false } }
      return asked.cut
    },
    rest: () => void (asked = null),
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
