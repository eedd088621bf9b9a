import type { Values } from '#app/engine/behaviour'
import { ApiError } from '#app/http/api_error'

/** Refuses a period that ends before it begins; both ends may be open. */
export function refuseBackwards({ validFrom, validTo }: Values): void {
  if (typeof validFrom === 'string' && typeof validTo === 'string' && validTo < validFrom)
    throw new ApiError('COM_ERR_001', { errors: [{ field: 'validTo', rule: 'endsBefore' }] })
}
