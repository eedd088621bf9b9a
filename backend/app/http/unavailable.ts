import { NotCommitted } from '#app/tenancy/not_committed'

/** Network errors of a database, store or Redis that cannot be reached. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'KnexTimeoutError',
])

/**
 * Temporary errors of PostgreSQL: broken connections, exhausted resources, a server that stops or starts, and
 * transactions that conflict with another.
 */
const PASSING = /^(08...|53...|57P0.|57014|40001|40P01|58030)$/

interface Thrown {
  code?: unknown
  syscall?: unknown
  message?: unknown
}

/** Whether an error means that a needed service does not answer as it should, but may do so in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof NotCommitted) return true
  const { code, syscall, message } = (error ?? {}) as Thrown
  if (typeof code === 'string' && (NETWORK.has(code) || PASSING.test(code))) return true
  // The socket of an embedded engine that is being started anew.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return error instanceof Error && /Connection terminated|connection error|timeout/i.test(String(message))
}
