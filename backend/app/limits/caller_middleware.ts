import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { discard } from '#app/http/limited_bytes'
import { callerOf, onBehalfOf } from './caller.ts'
import { inFlight } from './in_flight.ts'
import { inTurn } from './request_turn.ts'

/** Bytes of a refused body that still pass: enough for any form. */
const LINGER = 2 * 1024 * 1024

/** Finds out who sends a request, whether there is such a path or not, and lets it wait for their turn. */
export default class CallerMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const caller = await callerOf(ctx)
    const { request } = ctx
    try {
      return await onBehalfOf(caller, () => inFlight(caller, () => inTurn(caller, () => next())))
    } finally {
      if (!request.request.complete) discard(request, caller.company === null ? LINGER : undefined)
    }
  }
}
