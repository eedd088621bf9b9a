import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ApiError } from './api_error.ts'

/** Signs the request in and holds no transaction, for work that waits on something slow such as hashing. */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('session')
    const { mustChangePassword } = await guard.authenticate()
    await guard.transaction!.client.commit()
    if (mustChangePassword && !/^\/v1\.0\/(User|Account)\//.test(ctx.request.url())) throw new ApiError('COM_ERR_012')
    return next()
  }
}
