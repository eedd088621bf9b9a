import type { HttpContext } from '@adonisjs/core/http'
import { UUID } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { notFound } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { requireEditable, requireRow } from '#app/resources/http/row_access'
import { staleAnswer } from '#app/resources/http/save_changes'
import { seenBy } from '#app/resources/http/seen'
import { writerOf } from '#app/resources/http/writer'
import { StaleSave } from '#app/resources/write/stale_save'
import { storedNow } from '#app/resources/write/stored_values'
import { startOver } from '#app/tenancy/tenant_transaction'
import { forPayment, requireRights } from './rights.ts'
import { sell } from './sell.ts'
import { saleIn } from './sell_body.ts'
import { soldJson } from './sold_json.ts'

/** Sells an order at once, for those who may write orders and invoices; the sale posts its issue itself. */
export default class SellController {
  async #sold(ctx: HttpContext, id: string, isPreview = false) {
    const { engine } = ctx
    const sale = saleIn(jsonBody(ctx) as Values)
    requireRights(ctx, forPayment(sale.payment))
    const orders = engine.lookup('sales-orders')
    const stored = await storedNow(orders, id)
    // An order that is approved already only has to be seen, as for any document that is made from it.
    if (String(stored[orders.states!.field]) in orders.states!.editableIn) {
      await requireRow(ctx, orders, 'u', id)
      await requireEditable(ctx, orders, id)
    }
    const maker = { engine, writer: writerOf(ctx), seen: (resource: typeof orders) => seenBy(ctx, resource) }
    const sold = await sell(maker, id, sale, isPreview).catch(async (error) => {
      throw error instanceof StaleSave ? await staleAnswer(engine, seenBy(ctx, orders), id, {}, sale.version) : error
    })
    return soldJson(sold)
  }

  /** The id of the order, when the caller may sell it at once. */
  async #idFor(ctx: HttpContext): Promise<string> {
    if (!UUID.test(ctx.params.id)) throw notFound()
    const id = ctx.params.id.toLowerCase()
    await requireRow(ctx, ctx.engine.lookup('sales-orders'), 'v', id)
    return id
  }

  async sell(ctx: HttpContext) {
    const id = await this.#idFor(ctx)
    await once(ctx, true, async () => ({ json: JSON.stringify(await this.#sold(ctx, id)) }))
  }

  /** What selling would make, with its figures. It is done and undone again, so that nothing is stored. */
  async preview(ctx: HttpContext) {
    const sold = await this.#sold(ctx, await this.#idFor(ctx), true)
    await startOver()
    const unnumbered = (document: { id: unknown } | null) => document && { ...document, id: null, code: null }
    return {
      ...sold,
      issue: unnumbered(sold.issue),
      invoice: unnumbered(sold.invoice),
      payment: unnumbered(sold.payment),
    }
  }
}
