import { ApiError, unknownName } from './api_error.ts'

/**
 * The object inside `{ payload: … }`, as calls of the specification wrap theirs. @throws ApiError COM_ERR_001 when
 * there is none
 */
export function payloadOf({ payload, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const unknown = Object.keys(rest)
  if (unknown.length > 0) throw unknownName('unknownField', unknown)
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'payload', rule: 'object' }] })
  return payload as Record<string, unknown>
}
