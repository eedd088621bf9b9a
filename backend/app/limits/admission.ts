import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiError } from '#app/http/api_error'
import { discard } from '#app/http/limited_bytes'
import { countAnonymous } from './anonymous_rate.ts'
import { bodyLimit, isOpenToAnyone } from './body_limit.ts'
import { callerOf, onBehalfOf } from './caller.ts'
import { inFlight } from './in_flight.ts'
import { readJson } from './read_json.ts'

/** Bytes of a refused body that still pass: enough for any form. */
const LINGER = 2 * 1024 * 1024

/** Checks a request before its body is read: its sender, how many they sent, and its size. */
export default class Admission {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, route } = ctx
    const name = route?.name ?? ''
    const caller = await callerOf(ctx)
    const isOpen = isOpenToAnyone(name)
    try {
      // Open routes take no turn at the database, so that a token must not lift their limit.
      if (caller.company === null || isOpen) await countAnonymous(caller.address)
      if (caller.company === null && !isOpen)
        throw new ApiError(request.header('authorization')?.startsWith('Bearer ') ? 'COM_ERR_008' : 'COM_ERR_003')
      return await inFlight(caller, async () => {
        await readJson(ctx, bodyLimit(name))
        return onBehalfOf(caller, () => next())
      })
    } finally {
      if (!request.request.complete) discard(request, caller.company === null ? LINGER : undefined)
    }
  }
}
