import { mayMiss, missingIn, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { ApiError, type FieldError } from '#app/http/api_error'

/** Paths of required fields among `changed` that a complete document lacks: a change may not empty them. */
export function lacking(resource: AnyResource, row: Values, changed: readonly string[]): string[] {
  if (resource.states === null || mayMiss(resource, row)) return []
  return missingIn(resource, row).filter((path) => changed.includes(path.split('.')[0]!))
}

/** Paths of all values that a document still lacks. */
export const missingOf = (resource: AnyResource, row: Values): string[] =>
  mayMiss(resource, row) ? [] : missingIn(resource, row)

/** @throws ApiError COM_ERR_001 at the paths of what is missing */
export function requireAll(missing: readonly string[]): void {
  const errors = [...new Set(missing)].map((field): FieldError => ({ field, rule: 'required' }))
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}
