import { session } from '../session/session.ts'
import { type Answer, call, type CallOptions } from './client.ts'
import { once } from './idempotency.ts'

type Method = NonNullable<CallOptions['method']>

/**
 * Has `send` send what the person asks, and must happen once, under a key of its own.
 * @param mark distinguishes what is asked from what else is sent to the path
 */
export function keyed<T>(
  method: Method,
  path: string,
  mark: unknown,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const who = session.get()
  return once(`${who?.tenantId} ${who?.userId}`, `${method} ${path}`, mark, send)
}

/**
 * Sends what must happen once, however often it is sent until something answers.
 * @param mark distinguishes a body that is not JSON from others
 */
export const sendOnce = <T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
  mark: unknown = body,
): Promise<Answer<T>> =>
  keyed(method, path, mark, (key) =>
    call<T>(path, { ...options, method, body, headers: { ...options.headers, ...key } }),
  )

export const postOnce = <T>(path: string, body: unknown, options: CallOptions = {}): Promise<Answer<T>> =>
  sendOnce('POST', path, body, options)
