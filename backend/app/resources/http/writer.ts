import type { HttpContext } from '@adonisjs/core/http'
import type { Writer } from '#app/engine/behaviour'

/** Who sends a request, for what it writes. */
export const writerOf = ({ identity, request }: HttpContext, source: Writer['source'] = 'screen'): Writer => ({
  userId: identity.userId,
  identity,
  address: request.ip(),
  source,
})
