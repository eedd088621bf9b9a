import { AsyncLocalStorage } from 'node:async_hooks'
import type { HttpContext } from '@adonisjs/core/http'
import { readAccessToken } from '#app/identity/access_token'

/** Who sends a request, as budgets know them. */
export interface Caller {
  /** The user of a signed token, which may have been closed since; without one, the address. */
  person: string
  /** The company of the token; null without one. */
  company: string | null
  /** The network that the request comes from. */
  address: string
  /** Aborted when the connection ends before the answer; only of requests that change nothing. */
  gone?: AbortSignal
  /** Whether the server does it by itself, for nobody. */
  isServer?: boolean
}

const callers = new AsyncLocalStorage<Caller>()
/** The caller of work that the server does by itself. */
const SYSTEM: Caller = { person: 'system', company: 'system', address: 'system', isServer: true }

/** Runs `work` on behalf of a caller; everything awaited inside counts as theirs. */
export const onBehalfOf = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

export const currentCaller = (): Caller => callers.getStore() ?? SYSTEM

/**
 * A signal that is aborted when a GET loses its connection. Changes, such as a sign-out, are carried out even if their
 * sender does not wait.
 */
function goneSignal({ request, response: { response } }: HttpContext): { gone?: AbortSignal } {
  if (request.method() !== 'GET') return {}
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return { gone: gone.signal }
}

const BEARER = 'Bearer '

/** IPv6 gives each customer a network of their own; its first 64 bits are one caller. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

/** The caller of a request, by its token and address alone: nothing of the body is read and the database not asked. */
export async function callerOf(ctx: HttpContext): Promise<Caller> {
  const { request } = ctx
  const header = request.header('authorization')
  const address = networkOf(request.ip())
  const claims = header?.startsWith(BEARER) ? await readAccessToken(header.slice(BEARER.length)) : null
  return claims
    ? { person: `${claims.tid}/${claims.sub}`, company: claims.tid, address, ...goneSignal(ctx) }
    : { person: address, company: null, address, ...goneSignal(ctx) }
}
