import { areas } from '@barem/resources/areas'
import { quotedFields, quotedLineFields } from '@barem/resources/calc/quote/fields'
import { visibleTo } from '@barem/resources/kit'
import { json } from '#app/description/described'
import { figure, list, object, oneOf, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { may } from '#app/identity/permissions'
import { bodySchema } from '#app/resources/description/schemas'
import { on, type Routes } from '#app/routing/row'

const QuoteController = () => import('./quote_controller.ts')

const named = { id: uuid, code: text, name: text }
const gap = object({ have: figure, need: figure, short: figure })
const reason = object({ code: text, name: text, price: orNull(figure), reason: text })

const why = object(
  { reason: text, amount: figure, by: list(text), quantity: orNull(gap), volume: orNull(gap) },
  'amount',
  'by',
  'quantity',
  'volume',
)
const discount = object({
  total: figure,
  perLine: list(figure),
  applied: list(object({ ...named, version: whole, amount: figure, perLine: list(figure) })),
  losers: list(object({ ...named, version: whole, why })),
  hints: list(
    object({
      ...named,
      type: oneOf('rate', 'money'),
      discount: figure,
      moneyBasis: oneOf('order', 'per_kg', 'per_piece'),
      quantity: orNull(figure),
      volume: orNull(figure),
      amount: figure,
      lines: list(whole),
    }),
  ),
})

const zone = object({ province: text, district: orNull(text), per: oneOf('trip', 'kg'), rate: figure })
const delivery: Schema = {
  anyOf: [
    object({
      ok: { const: true },
      fee: figure,
      shares: list(figure),
      reason: oneOf('free', 'minimum', 'calculated'),
      calculated: orNull(figure),
      weight: figure,
      trips: orNull(whole),
      zone: orNull(zone),
    }),
    object({ ok: { const: false }, missing: list(oneOf('weight', 'rate', 'distance', 'zone')) }),
    { type: 'null' },
  ],
}

/** A suggested price; figures that reveal the cost are included only for those who may see it. */
const suggestion = (seesCost: boolean): Schema => ({
  anyOf: [
    object({
      ok: { const: true },
      price: figure,
      rule: orNull(object({ code: text, name: text })),
      reasons: list(reason),
      ...(seesCost && {
        base: orNull(oneOf('moving_average', 'last_import', 'source_price')),
        floor: orNull(figure),
        belowMargin: yes,
      }),
    }),
    object({ ok: { const: false }, reason: text, reasons: list(reason) }),
  ],
})

type Properties = Record<string, Schema>

/** Those of some fields that the caller may see, all of them free to be left open. */
const someOf = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(names.filter((name) => name in properties).map((name) => [name, orNull(properties[name]!)]))

/** An order as far as it is written. */
function halfWritten(order: Schema): Schema {
  const properties = order.properties as Properties
  const { items, maxItems } = properties.lines as { items: { properties: Properties }; maxItems: number }
  const line = { type: ['object', 'null'], properties: someOf(items.properties, ['id', ...quotedLineFields]) }
  const own = {
    ...someOf(properties, [...quotedFields, 'lines']),
    orderDate: properties.orderDate,
    lines: { ...list(line), maxItems },
  }
  return {
    type: 'object',
    properties: own,
    required: ['orderDate', 'lines'],
    additionalProperties: false,
    description: 'What is missing or not yet right counts as not there',
  }
}

export const pricingRoutes: Routes = {
  'pricing.quote': {
    method: 'post',
    path: '/sales-orders/quote',
    // Own orders are open to everybody who is signed in.
    rule: 'signedIn',
    body: 'lines',
    describes: (caller, engine) => {
      const orders = visibleTo(engine.lookup('sales-orders'), (area, level) => may(caller, area, level))
      const line = object({ suggested: suggestion(may(caller, areas.costPrice, 'v')), deliveryFee: orNull(figure) })
      return {
        summary: 'What an order that is being written should cost, and why; saves nothing',
        body: json(halfWritten(bodySchema(orders, 'update'))),
        answers: {
          200: {
            says: 'Prices of the lines in their order, discount and delivery fee',
            schema: object({ lines: list(line), discount, delivery }),
          },
        },
      }
    },
    handle: on(QuoteController, 'quote'),
  },
}
