import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { runInTransaction, type TenantTransaction } from '#app/tenancy/tenant_transaction'
import { requireNewPasswordFirst } from './new_password_first.ts'

/** Runs the request in its transaction: committed before the answer leaves, or nothing happened. */
async function answerIn(transaction: TenantTransaction, { response }: HttpContext, work: () => Promise<unknown>) {
  const { client } = transaction
  try {
    await runInTransaction(transaction, work)
  } catch (error) {
    if (!transaction.ending) await client.rollback()
    throw error
  }
  if (transaction.ending) await transaction.ending
  // An error that was already turned into an answer has failed all the same.
  else if (response.getStatus() >= 400) await client.rollback()
  else await client.commit()
}

/**
 * Signs the request in and runs it in one transaction of its company. `writes` is for routes whose GET may store
 * something.
 */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { writes = false }: { writes?: boolean } = {}) {
    const { request, response } = ctx
    const guard = ctx.auth.use('session')
    if (writes || request.method() !== 'GET' || !(await guard.authenticateAhead())) {
      await guard.authenticate()
      return answerIn(guard.transaction!, ctx, async () => {
        requireNewPasswordFirst(ctx)
        await next()
      })
    }
    const before = new Set(Object.keys(response.getHeaders()))
    const [answered] = await Promise.allSettled([answerIn(guard.transaction!, ctx, next)])
    try {
      await guard.confirm()
      requireNewPasswordFirst(ctx)
    } catch (error) {
      // What was answered to somebody who may no longer ask is thrown away, its headers too.
      for (const name of Object.keys(response.getHeaders())) if (!before.has(name)) response.removeHeader(name)
      throw error
    }
    if (answered.status === 'rejected') throw answered.reason
  }
}
