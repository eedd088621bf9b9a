import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiError } from '#app/http/api_error'
import { countAnonymous } from './anonymous_rate.ts'
import { rowNamed } from '#app/routing/table'
import { bytesOf } from './body_limit.ts'
import { currentCaller } from './caller.ts'
import { readJson } from './read_json.ts'

/** Checks a request before its body is read: its sender, how many they sent, and its size. */
export default class Admission {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, route } = ctx
    const name = route?.name ?? ''
    const caller = currentCaller()
    const row = rowNamed(name)
    const isOpen = row?.rule === 'anyone'
    // Open routes take no turn at the database, so that a token must not lift their limit.
    if (caller.company === null || isOpen) await countAnonymous(caller.address)
    if (caller.company === null && !isOpen)
      throw new ApiError(request.header('authorization')?.startsWith('Bearer ') ? 'COM_ERR_008' : 'COM_ERR_003')
    await readJson(ctx, bytesOf(row?.body ?? (isOpen ? 'small' : 'usual')))
    return next()
  }
}
