import type { HttpContext } from '@adonisjs/core/http'
import type { HttpRouterService } from '@adonisjs/core/types'
import { areas } from '@barem/resources/areas'
import { may } from '#app/identity/permissions'
import { onlyOf, requireSome } from '#app/resources/http/row_access'
import { run } from '#app/tenancy/run'
import { engine } from '#app/resources/serving'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { middleware } from '#start/kernel'
import { goodsStatement, questionOf, type Trade } from './search.ts'

/** Goods for the product cell of document lines, found by any of their names, with what their partner paid last. */
export function goodsRoute(router: HttpRouterService, trade: Trade): void {
  const documents = engine.lookup(trade.resource)
  const answer = async (ctx: HttpContext) => {
    requireSome(ctx, documents, 'v')
    const [found] = await run<{ rows: string }>(
      tenantTransaction().client,
      goodsStatement(questionOf(ctx, trade), trade, {
        seesCost: may(ctx.identity, areas.costPrice, 'v'),
        onlyOf: onlyOf(documents, ctx.identity),
      }),
    )
    return ctx.response.header('content-type', 'application/json; charset=utf-8').send(found!.rows)
  }
  router.get(`/${trade.resource}/goods`, answer).as(`${trade.resource}.goods`).use(middleware.tenant())
}
