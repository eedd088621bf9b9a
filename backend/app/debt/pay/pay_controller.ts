import type { HttpContext } from '@adonisjs/core/http'
import { UUID, type AnyResource } from '@barem/resources/kit'
import type { Values } from '#app/engine/behaviour'
import { unknownName } from '#app/http/api_error'
import { jsonBody } from '#app/http/json_body'
import { once } from '#app/http/once'
import { flatQuery } from '#app/http/query_string'
import { languageOf } from '#app/language/translate'
import { seenBy } from '#app/resources/http/seen'
import { writerOf } from '#app/resources/http/writer'
import { sendSheet } from '#app/resources/sheets/send_sheet'
import { bankOrders, bankSheet } from './bank_sheet.ts'
import { MOST, paidTogetherIn } from './pay_body.ts'
import { payTogether } from './pay_together.ts'

/** Pays debts to suppliers together, and writes what the bank is asked to pay. */
export default class PayController {
  async pay(ctx: HttpContext) {
    await once(ctx, true, async () => {
      const { engine } = ctx
      const maker = { engine, writer: writerOf(ctx), seen: (resource: AnyResource) => seenBy(ctx, resource) }
      const paid = await payTogether(maker, paidTogetherIn(jsonBody(ctx) as Values))
      const shown = paid.map(({ id, code, status, supplierId, amount }) => ({ id, code, status, supplierId, amount }))
      return { json: JSON.stringify(shown) }
    })
  }

  /** Posted vouchers as a workbook for the bank: `?ids=` with their ids, comma by comma. */
  async bankSheet(ctx: HttpContext) {
    const { ids, ...others } = flatQuery(ctx.request.parsedUrl.query)
    const [other] = Object.keys(others)
    if (other) throw unknownName('unknownField', [other])
    const wanted = typeof ids === 'string' ? ids.split(',') : []
    if (wanted.length === 0 || wanted.length > MOST || !wanted.every((id) => UUID.test(id)))
      throw unknownName('uuid', ['ids'])
    const language = languageOf(ctx.request.header('accept-language'))
    return sendSheet(
      ctx,
      'bank-orders',
      () => bankOrders(wanted),
      (orders) => bankSheet(language, orders),
    )
  }
}
