import type { Server, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds that requests under way have to end once the server is to stop. */
const LIMIT = 8000
/** Milliseconds in which a request that was sent before the server closed may still arrive. */
const GRACE = 200

const underWay = new Set<ServerResponse>()
let server: Server | null = null
let draining = false

/** Whether the server is about to end: it is not ready for more, and what it still answers closes its connection. */
export const isDraining = (): boolean => draining

const sayLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Keeps count of a request until its connection is through with it. */
export function countIn(response: ServerResponse): void {
  underWay.add(response)
  response.once('close', () => underWay.delete(response))
  if (draining) sayLast(response)
}

/** Makes `drain` end this server. */
export function drains<Served extends Server>(served: Served): Served {
  server = served
  return served
}

const ended = (response: ServerResponse) =>
  new Promise<void>((resolve) => (response.closed ? resolve() : response.once('close', () => resolve())))

const allEnded = () => Promise.all([...underWay].map(ended))

/**
 * Ends the server without cutting off requests: those under way end first, while others are still accepted, so that
 * `/health` can report that this node is ending; then no new connection is accepted.
 * @returns whether everything has ended by itself within the limit; what had not is cut off
 */
export async function drain(): Promise<boolean> {
  if (!server || draining) return true
  draining = true
  underWay.forEach(sayLast)
  const closed = async (one: Server) => {
    await allEnded()
    const gone = new Promise((resolve) => one.close(resolve))
    await setTimeout(GRACE)
    while (underWay.size > 0) await allEnded()
    // Browsers open connections ahead of requests; Node does not take these for idle.
    one.closeAllConnections()
    await gone
    return true
  }
  const over = new AbortController()
  const late = setTimeout(LIMIT, false, { signal: over.signal }).catch(() => false)
  const whole = await Promise.race([closed(server), late]).finally(() => over.abort())
  if (!whole) server.closeAllConnections()
  return whole
}
