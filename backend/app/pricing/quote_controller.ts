import type { HttpContext } from '@adonisjs/core/http'
import { areas } from '@barem/resources/areas'
import type { Quote } from '@barem/resources/calc/quote'
import type { Suggestion } from '@barem/resources/calc/suggestion'
import { jsonBody } from '#app/http/json_body'
import { may } from '#app/identity/permissions'
import { onlyOf } from '#app/resources/http/row_access'
import { seenBy } from '#app/resources/http/seen'
import { engine } from '#app/resources/serving'
import { quote } from './quote.ts'
import { quoteBody } from './quote_body.ts'

/** A suggestion without anything that reveals the cost, or whether there is one. */
function blind(suggestion: Suggestion) {
  const reasons = suggestion.reasons.map(({ reason, ...rest }) => ({
    ...rest,
    reason: reason === 'no_base' ? ('no_price' as const) : reason,
  }))
  if (!suggestion.ok)
    return {
      ...suggestion,
      reason: suggestion.reason === 'no_base' ? ('no_price' as const) : suggestion.reason,
      reasons,
    }
  const { cost: _cost, ...rest } = suggestion
  return { ...rest, reasons }
}

/** The same with the cost side among the other keys. */
function open(suggestion: Suggestion) {
  if (!suggestion.ok) return suggestion
  const { cost, ...rest } = suggestion
  return { ...rest, ...cost }
}

const answer = ({ lines, ...rest }: Quote, seesCost: boolean) => ({
  lines: lines.map(({ suggested, ...line }) => ({ suggested: seesCost ? open(suggested) : blind(suggested), ...line })),
  ...rest,
})

/** What an order that is being written should cost. */
export default class QuoteController {
  /**
   * Suggested prices, discount and delivery fee with their reasons; saves nothing. Figures that reveal the cost are for
   * those who may see it.
   */
  async quote(ctx: HttpContext) {
    const orders = engine.lookup('sales-orders')
    const input = await quoteBody(jsonBody(ctx), seenBy(ctx, orders))
    return answer(await quote(input, onlyOf(orders, ctx.identity)), may(ctx.identity, areas.costPrice, 'v'))
  }
}
