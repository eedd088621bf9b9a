import type { Server, ServerResponse } from 'node:http'

/** Milliseconds that requests under way have to end once the server is to stop. */
const LIMIT = 9000

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
    await Promise.all([...underWay].map(ended))
    await new Promise((resolve) => one.close(resolve))
    return true
  }
  let timer: NodeJS.Timeout
  const over = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, LIMIT, false)))
  const whole = await Promise.race([closed(server), over]).finally(() => clearTimeout(timer))
  if (!whole) server.closeAllConnections()
  return whole
}
