import { UUID, type AnyResource } from '@barem/resources/kit'
import { ApiError, unknownName } from '#app/http/api_error'
import type { Values } from '../behaviour.ts'

/** Most rows in one change: as many as a person marks by hand. */
export const MOST_AT_ONCE = 200

/**
 * `{ ids, changes }` of a change to many rows.
 * @throws ApiError COM_ERR_001 naming fields that are not offered for it
 */
export function bulkBody(seen: AnyResource, body: Values): { ids: string[]; changes: Values } {
  const unknown = Object.keys(body).filter((name) => name !== 'ids' && name !== 'changes')
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  const { ids, changes } = body
  if (
    !Array.isArray(ids) ||
    ids.length === 0 ||
    ids.length > MOST_AT_ONCE ||
    !ids.every((id) => typeof id === 'string' && UUID.test(id))
  )
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'ids', rule: 'uuid' }] })
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes) || Object.keys(changes).length === 0)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'changes', rule: 'required' }] })
  const refused = Object.keys(changes).filter((name) => !seen.list.bulk.includes(name))
  if (refused.length > 0) throw unknownName('unknownField', refused)
  return { ids: [...new Set(ids.map((id: string) => id.toLowerCase()))], changes: changes as Values }
}
