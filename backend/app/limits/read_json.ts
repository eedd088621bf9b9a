import type { HttpContext } from '@adonisjs/core/http'
import { ApiError } from '#app/http/api_error'
import { limitedBytes } from '#app/http/limited_bytes'
import { shapeOf } from './json_shape.ts'
import { outOfTurn } from './request_turn.ts'
import { requestTooLarge } from './too_large.ts'

/** Values in all of a body, keys of one object, and levels that they lie in: more than any form has. */
const MOST_VALUES = 20_000
const MOST_KEYS = 500
const DEEPEST = 20

/**
 * Turns empty texts, which forms send for missing values, into null, and empties values under keys that could reach a
 * prototype.
 */
function tidied(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'object' || value === null) return value
  const holder = value as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const inside = holder[key]
    if (key === '__proto__' || (key === 'constructor' && typeof inside === 'object'))
      Object.defineProperty(holder, key, { value: null, enumerable: true })
    else if (inside === '' || typeof inside === 'object') holder[key] = tidied(inside)
  }
  return holder
}

function parsed(text: string): object {
  const { values, depth, keys } = shapeOf(text)
  if (values > MOST_VALUES) throw requestTooLarge({ values: MOST_VALUES })
  if (keys > MOST_KEYS) throw requestTooLarge({ keys: MOST_KEYS })
  if (depth > DEEPEST) throw requestTooLarge({ levels: DEEPEST })
  if (!/^\s*[[{]/.test(text)) throw new ApiError('COM_ERR_006', { status: 422 })
  try {
    return tidied(JSON.parse(text)) as object
  } catch {
    throw new ApiError('COM_ERR_006')
  }
}

/**
 * Reads the JSON body of a request, at most `limit` bytes of it. Bodies of other types are left unread.
 * @throws ApiError COM_ERR_015 (413) for too many bytes, values, keys or levels; COM_ERR_006 for anything but a JSON
 * object
 */
export async function readJson({ request }: HttpContext, limit: number): Promise<void> {
  if (!request.hasBody() || !request.is(['application/json'])) return
  const tooLarge = () => requestTooLarge({ bytes: limit })
  if (request.header('content-encoding')) throw new ApiError('COM_ERR_006', { status: 415 })
  if (Number(request.header('content-length')) > limit) throw tooLarge()
  const bytes = await outOfTurn(() => limitedBytes(request.request, request, limit, tooLarge))
  if (bytes.length > 0) request.updateBody(parsed(bytes.toString()))
}
