import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import { priceTypes } from '@barem/resources/calc/line'
import { type Field, isKept } from '@barem/resources/kit'
import { paging } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, yes, type Schema } from '#app/description/schema'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { schemaOf } from '#app/resources/description/schemas'
import { onlyOf } from '#app/resources/http/row_access'
import { MAX_PAGE } from '#app/resources/read/parse'
import type { Routes } from '#app/routing/row'
import { run } from '#app/tenancy/run'
import { tenantTransaction } from '#app/tenancy/tenant_transaction'
import { goodsFields } from './goods.ts'
import { goodsStatement, questionOf, type Trade } from './search.ts'

/** Goods as somebody may see them. */
function schemaFor(caller: Identity, { lookup }: Engine): Schema {
  const { fields } = lookup('products')
  const seesCost = may(caller, areas.costPrice, 'v')
  const ofProduct = (name: string): Schema => {
    const field = fields[name] as Field
    return isKept(field) ? schemaOf(field) : orNull(schemaOf(field))
  }
  const lastPrice = orNull(object({ unitPrice: figure, priceType: oneOf(...priceTypes), date: day }))
  return object({
    id: uuid,
    code: text,
    name: text,
    unit: text,
    englishUnit: orNull(text),
    hint: orNull(text),
    lastPrice,
    whole: { ...yes, description: 'Whether all words of q are in it whole, the last one not only as a beginning' },
    ...Object.fromEntries([...goodsFields(seesCost), 'status', 'image'].map((name) => [name, ofProduct(name)])),
  })
}

/** Answers goods for the lines of documents, with what their partner paid last. */
const answer = (trade: Trade) => async (ctx: HttpContext) => {
  const [found] = await run<{ rows: string }>(
    tenantTransaction().client,
    goodsStatement(questionOf(ctx, trade), trade, {
      seesCost: may(ctx.identity, areas.costPrice, 'v'),
      onlyOf: onlyOf(ctx.engine.lookup(trade.resource), ctx.identity),
    }),
  )
  return ctx.response.header('content-type', 'application/json; charset=utf-8').send(found!.rows)
}

/** Goods for the product cell of document lines, found by any of their names, with what their partner paid last. */
export const goodsRoutes = (trade: Trade): Routes => ({
  [`${trade.resource}.goods`]: {
    method: 'get',
    path: `/${trade.resource}/goods`,
    rule: trade.rule,
    describes: (caller, engine) => ({
      summary: 'Goods for the lines of a document, by any of their names',
      query: {
        q: text,
        ids: { ...text, description: 'Comma list: just these, no longer sold or not' },
        [trade.partner]: { ...uuid, description: 'Whose last price is told' },
        ...paging(MAX_PAGE),
      },
      answers: {
        200: {
          says: 'The one of just that code first, what only begins with the last word last',
          schema: list(schemaFor(caller, engine)),
        },
      },
    }),
    handle: answer(trade),
  },
})
