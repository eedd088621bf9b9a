import type { HttpContext } from '@adonisjs/core/http'
import { areas, type AreaCode, type Level } from '@barem/resources/areas'
import type { AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { seenBy } from '#app/resources/http/seen'
import { writerOf } from '#app/resources/http/writer'
import { startOver } from '#app/tenancy/tenant_transaction'
import { forPayment, requireRights } from '../sell/rights.ts'
import { exchange } from './exchange.ts'
import { exchangeIn } from './exchange_body.ts'
import { exchangeJson } from './exchange_json.ts'

/** What posting takes besides the rule of the route: an invoice is written, and goods are received. */
const POSTING: [AreaCode, Level][] = [
  [areas.invoice, 'c'],
  [areas.warehouseReceipt, 'u'],
]

/** Takes goods back and sells others at once, for those who may write returns and orders. */
export default class ExchangeController {
  async #exchanged(ctx: HttpContext, isPreview = false) {
    const said = exchangeIn(jsonBody(ctx) as Values)
    requireRights(ctx, [...(said.isDraft ? [] : POSTING), ...forPayment(said.payment)])
    const { engine } = ctx
    const maker = { engine, writer: writerOf(ctx), seen: (resource: AnyResource) => seenBy(ctx, resource) }
    return exchangeJson(await exchange(maker, said, isPreview))
  }

  async exchange(ctx: HttpContext) {
    await once(ctx, true, async () => ({ json: JSON.stringify(await this.#exchanged(ctx)) }))
  }

  /** What the exchange would make, with its figures. It is done and undone again, so that nothing is stored. */
  async preview(ctx: HttpContext) {
    const { sold, ...made } = await this.#exchanged(ctx, true)
    await startOver()
    const unnumbered = <T extends { id: unknown } | null>(document: T) =>
      document && { ...document, id: null, code: null }
    return {
      ...made,
      return: unnumbered(made.return),
      order: unnumbered(made.order),
      sold: sold && {
        ...sold,
        issue: unnumbered(sold.issue),
        invoice: unnumbered(sold.invoice),
        payment: unnumbered(sold.payment),
      },
    }
  }
}
