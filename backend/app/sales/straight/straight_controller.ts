import type { HttpContext } from '@adonisjs/core/http'
import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { notFound } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { askOf } from '#app/resources/http/action_body'
import { staleAnswer } from '#app/resources/http/save_changes'
import { seenBy } from '#app/resources/http/seen'
import { writerOf } from '#app/resources/http/writer'
import { StaleSave } from '#app/resources/write/stale_save'
import { storedNow } from '#app/resources/write/stored_values'
import type { Maker } from '../sell/made_document.ts'
import { deliverStraight, undoStraight } from './straight.ts'
import { deliveryIn } from './straight_body.ts'
import { contractOf, isReady, orderOf, sourceOf, waitingReceipts } from './straight_source.ts'

const makerOf = (ctx: HttpContext): Maker => ({
  engine: ctx.engine,
  writer: writerOf(ctx),
  seen: (resource: AnyResource) => seenBy(ctx, resource),
})

/** The id of the document that a request is about. */
function idIn({ params }: HttpContext): string {
  if (!UUID.test(params.id)) throw notFound()
  return params.id.toLowerCase()
}

const named = ({ id, code, status }: Values) => ({ id, code: code ?? null, status })

/** Goods that go straight from a supplier to a customer, for those who may write receipts and issues. */
export default class StraightController {
  /** What of an order may go straight to its customer, and the contract that buys it. */
  async open(ctx: HttpContext) {
    const { engine } = ctx
    const id = idIn(ctx)
    const orders = engine.lookup('sales-orders')
    const order = await storedNow(orders, id)
    const contract = await contractOf(id)
    const ready = contract !== null && isReady(engine, contract)
    const { lines } = await sourceOf(makerOf(ctx), id, ready ? contract : null)
    const sold = new Map((order.lines as Values[]).map((line) => [line.id, line]))
    return {
      order: await orderOf(id),
      contract: contract && { ...contract, isReady: ready },
      receipts: contract ? await waitingReceipts(contract.id) : [],
      lines: lines.map(({ orderLineId, pieces, baremKg, receipt }) => {
        const { productId, productName, unit, weightMode } = sold.get(orderLineId)!
        return {
          ...{ orderLineId, productId, productName: productName ?? null, unit: unit ?? null },
          ...{ weightMode: weightMode ?? null, pieces, baremKg, isBought: receipt !== null },
        }
      }),
    }
  }

  async deliver(ctx: HttpContext) {
    const { engine } = ctx
    const id = idIn(ctx)
    const orders = engine.lookup('sales-orders')
    await once(ctx, true, async () => {
      const delivery = deliveryIn(jsonBody(ctx) as Values)
      const made = await deliverStraight(makerOf(ctx), id, delivery).catch(async (error) => {
        if (!(error instanceof StaleSave)) throw error
        throw await staleAnswer(engine, seenBy(ctx, orders), id, {}, delivery.version)
      })
      const { order, receipt, issue } = made
      const answer = {
        order: { ...named(order), version: order.version },
        receipt: named(receipt),
        issue: named(issue),
      }
      return { json: JSON.stringify(answer) }
    })
  }

  async undo(ctx: HttpContext) {
    const { engine } = ctx
    const id = idIn(ctx)
    const [issues, receipts] = ['warehouse-issues', 'warehouse-receipts'].map(engine.lookup)
    const seen = seenBy(ctx, issues!)
    await once(ctx, true, async () => {
      const ask = await askOf(seen, 'undo', jsonBody(ctx))
      const receiptId = await undoStraight(makerOf(ctx), id, ask).catch(async (error) => {
        throw error instanceof StaleSave ? await staleAnswer(engine, seen, id, {}, ask.version!) : error
      })
      const [issue, receipt] = [await storedNow(issues!, id), await storedNow(receipts!, receiptId)]
      return { json: JSON.stringify({ issue: named({ ...issue, id }), receipt: named({ ...receipt, id: receiptId }) }) }
    })
  }
}
