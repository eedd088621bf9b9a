import { session } from '../session/session.ts'
import { type Answer, call, type CallOptions } from './client.ts'
import { once } from './idempotency.ts'

/** Posts what must happen once, however often it is sent until something answers. */
export function postOnce<T>(path: string, body: unknown, options: CallOptions = {}): Promise<Answer<T>> {
  const who = session.get()
  return once(`${who?.tenantId} ${who?.userId}`, path, body, (key) =>
    call<T>(path, { ...options, method: 'POST', body, headers: { ...options.headers, ...key } }),
  )
}
