import { ApiError } from '#app/http/api_error'
import { environment } from '#app/environment/prepare'
import type { Limit } from './kinds.ts'

/** 422 at the field `file`. */
export const refused = (rule: string, meta?: Record<string, unknown>) =>
  new ApiError('COM_ERR_001', { errors: [{ field: 'file', rule, meta }] })

const MB = 1024 * 1024

/** Bytes that a setting allows. */
export const bytesAllowed = (limit: Limit): number => environment().fileLimits[limit] * MB

/** 413 that names the limit. */
export const tooLarge = (bytes: number) =>
  new ApiError('FIL_ERR_002', {
    params: { limit: bytes / MB },
    errors: [{ field: 'file', rule: 'fileTooLarge', meta: { limit: bytes / MB } }],
  })
