import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { runInTransaction } from '#app/tenancy/tenant_transaction'
import { requireNewPasswordFirst } from './new_password_first.ts'

/**
 * Signs the request in and runs it in one transaction of its company: committed before the answer leaves, or nothing
 * happened.
 */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const guard = ctx.auth.use('session')
    await guard.authenticate()
    const transaction = guard.transaction!
    const { client } = transaction
    try {
      requireNewPasswordFirst(ctx)
      await runInTransaction(transaction, () => next())
    } catch (error) {
      if (!transaction.ending) await client.rollback()
      throw error
    }
    if (transaction.ending) await transaction.ending
    // An error that was already turned into an answer has failed all the same.
    else if (ctx.response.getStatus() >= 400) await client.rollback()
    else await client.commit()
  }
}
