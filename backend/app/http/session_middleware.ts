import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { requireNewPasswordFirst } from './new_password_first.ts'

/** Signs the request in without keeping a transaction open, for slow work such as hashing. */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('session')
    await guard.authenticate()
    await guard.transaction!.client.commit()
    requireNewPasswordFirst(ctx)
    return next()
  }
}
