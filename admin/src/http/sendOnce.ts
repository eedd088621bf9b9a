import { session } from '../session/session.ts'
import { type Answer, call, type CallOptions } from './client.ts'
import { once } from './idempotency.ts'

/**
 * Sends what must happen once, however often it is sent until something answers.
 * @param mark distinguishes a body that is not JSON from others
 */
export function sendOnce<T>(
  method: NonNullable<CallOptions['method']>,
  path: string,
  body: unknown,
  options: CallOptions = {},
  mark: unknown = body,
): Promise<Answer<T>> {
  const who = session.get()
  return once(`${who?.tenantId} ${who?.userId}`, `${method} ${path}`, mark, (key) =>
    call<T>(path, { ...options, method, body, headers: { ...options.headers, ...key } }),
  )
}

export const postOnce = <T>(path: string, body: unknown, options: CallOptions = {}): Promise<Answer<T>> =>
  sendOnce('POST', path, body, options)
