import type { Values } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'

/** Thrown by a save whose version is not the current one. */
export class StaleSave extends Error {}

/**
 * The answer to a stale save: each field that differs, theirs and yours, the row as it is now, and who changed what
 * since.
 */
export function staleError(changes: Values, current: Values, since: unknown[]): ApiError {
  const differences = Object.entries(changes)
    .filter(([field, yours]) => JSON.stringify(current[field] ?? null) !== JSON.stringify(yours ?? null))
    .map(([field, yours]) => ({ field, yours: yours ?? null, theirs: current[field] ?? null }))
  return new ApiError('COM_ERR_005', { extra: { differences, current, since } })
}
