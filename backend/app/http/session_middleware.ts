import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { runInTransaction } from '#app/tenancy/tenant_transaction'
import { requireNewPasswordFirst } from './new_password_first.ts'
import { setEngine } from './request_engine.ts'

/** Signs the request in without keeping a transaction open, for slow work such as hashing. */
export default class SessionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('session')
    await guard.authenticate()
    const { client } = guard.transaction!
    try {
      await runInTransaction(guard.transaction!, () => setEngine(ctx))
      await client.commit()
    } catch (error) {
      if (!client.isCompleted) await client.rollback()
      throw error
    }
    requireNewPasswordFirst(ctx)
    return next()
  }
}
