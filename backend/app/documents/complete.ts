import { mayMiss, missingIn, type AnyResource } from '@barem/resources/kit'
import { ApiError, type FieldError } from '#app/http/api_error'
import type { Behaviour, Values } from '#app/resources/behaviour'

const required = (field: string): FieldError => ({ field, rule: 'required' })

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new ApiError('COM_ERR_001', { errors })
}

/**
 * Refuses changes that empty required fields of a complete document.
 * @throws ApiError COM_ERR_001 at the fields
 */
export function refuseMissing(resource: AnyResource, row: Values, changed: readonly string[]): void {
  if (resource.states === null || mayMiss(resource, row)) return
  const missing = missingIn(resource, row).filter((path) => changed.includes(path.split('.')[0]!))
  refuse(missing.map(required))
}

/** Paths of all values that a document still lacks, by its definition and by its domain. */
export const missingOf = (resource: AnyResource, behaviour: Behaviour | undefined, row: Values): string[] =>
  mayMiss(resource, row) ? [] : [...missingIn(resource, row), ...(behaviour?.missing?.(row) ?? [])]

/** @throws ApiError COM_ERR_001 at the paths of what is missing */
export const requireAll = (missing: readonly string[]): void => refuse([...new Set(missing)].map(required))
