import { mistaken, unknownFields, type FieldError } from './api_error.ts'

/** What a call of the specification wraps, and the mistakes of the wrapping. */
export interface Wrapped {
  payload: Record<string, unknown>
  /** Mistakes at names beside `payload`, to be told with those inside it. */
  beside: FieldError[]
}

/** The object inside `{ payload: … }`. @throws ApiError COM_ERR_001 when there is none */
export function payloadOf({ payload, ...rest }: Record<string, unknown>): Wrapped {
  const beside = unknownFields(Object.keys(rest))
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    throw mistaken([...beside, { field: 'payload', rule: 'object' }])
  return { payload: payload as Record<string, unknown>, beside }
}
