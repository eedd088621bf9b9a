import { NotCommitted } from '#app/tenancy/not_committed'

/** What the network says of a database, store or Redis that is not there. */
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
 * States of PostgreSQL that pass: connections that break, too few of something, a server that stops or starts, and
 * transactions that another had to go before.
 */
const PASSING = /^(08...|53...|57P0.|57014|40001|40P01|58030)$/

interface Thrown {
  code?: unknown
  syscall?: unknown
  message?: unknown
}

/** Whether an error says that something we need does not answer as it should, and may do so again in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof NotCommitted) return true
  const { code, syscall, message } = (error ?? {}) as Thrown
  if (typeof code === 'string' && (NETWORK.has(code) || PASSING.test(code))) return true
  // The socket of an embedded engine that is being started anew.
  if (code === 'ENOENT' && syscall === 'connect') return true
  return error instanceof Error && /Connection terminated|connection error|timeout/i.test(String(message))
}
