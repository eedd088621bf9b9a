import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { runInTransaction, type TenantTransaction } from '#app/tenancy/tenant_transaction'
import { answerAnew } from './answer_anew.ts'
import { requireNewPasswordFirst } from './new_password_first.ts'
import { setEngine } from './request_engine.ts'

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

/** Removes the headers of an answer that another one replaces. */
function takeBack({ response }: HttpContext, before: ReadonlySet<string>) {
  for (const name of Object.keys(response.getHeaders())) if (!before.has(name)) response.removeHeader(name)
}

/**
 * Signs the request in and runs it in one transaction of its company. `writes` is for routes whose GET may store
 * something.
 */
export default class TenantMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { writes = false }: { writes?: boolean } = {}) {
    const { request, response } = ctx
    const guard = ctx.auth.use('session')
    const signedIn = async (answer: () => unknown) => {
      await guard.authenticate()
      return answerIn(guard.transaction!, ctx, async () => {
        await setEngine(ctx)
        requireNewPasswordFirst(ctx)
        await answer()
      })
    }
    if (writes || request.method() !== 'GET' || !(await guard.authenticateAhead())) return signedIn(next)
    const before = new Set(Object.keys(response.getHeaders()))
    const [answered] = await Promise.allSettled([
      answerIn(guard.transaction!, ctx, async () => {
        await setEngine(ctx)
        await next()
      }),
    ])
    let isCurrent: boolean
    try {
      isCurrent = await guard.confirm()
      requireNewPasswordFirst(ctx)
    } catch (error) {
      // What was answered to somebody who may no longer ask is thrown away, its headers too.
      takeBack(ctx, before)
      throw error
    }
    if (!isCurrent) {
      takeBack(ctx, before)
      return signedIn(() => answerAnew(ctx))
    }
    if (answered.status === 'rejected') throw answered.reason
  }
}
