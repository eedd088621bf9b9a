import type { HttpContext } from '@adonisjs/core/http'
import { ApiError } from './api_error.ts'

/**
 * The JSON object that a request carries. A body of another type would be left unread and taken for an empty one.
 * @throws ApiError COM_ERR_006, 415 for another content type
 */
export function jsonBody({ request }: HttpContext): Record<string, unknown> {
  if (request.hasBody() && !request.is(['application/json'])) throw new ApiError('COM_ERR_006', { status: 415 })
  const body = request.body() as unknown
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('COM_ERR_006')
  return body as Record<string, unknown>
}
