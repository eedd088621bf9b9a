import { vatModes } from '@barem/resources/calc/vat'
import { priceTypes } from '@barem/resources/calc/line'
import { isKept, lineResource, type Field, type FieldSet } from '@barem/resources/kit'
import { json, onceFor } from '#app/description/described'
import type { Engine } from '#app/engine/engine'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { schemaOf } from '#app/resources/description/schemas'
import { on, type Routes } from '#app/routing/row'
import { both, create } from '#app/routing/rule'
import { LINE_NAMES, NAMES } from './sell_body.ts'

const SellController = () => import('./sell_controller.ts')

const valueOf = (field: Field): Schema => (isKept(field) ? schemaOf(field) : orNull(schemaOf(field)))

/** The values of a document that may be said; none is required here, since most follow from the order. */
const said = ({ fields }: FieldSet, names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(names.filter((name) => name !== 'lines').map((name) => [name, valueOf(fields[name] as Field)]))

/** A part of a body with some values of a document, none of them required. */
export const saidOf = (fields: FieldSet, names: readonly string[]): Schema => optional(said(fields, names))

const optional = (properties: Record<string, Schema>): Schema => ({
  ...object(properties, ...Object.keys(properties)),
  additionalProperties: false,
})

function body({ lookup }: Engine): Schema {
  const [issues, invoices, payments] = ['warehouse-issues', 'invoices', 'debt-transactions'].map(lookup)
  const line = {
    ...object({ orderLineId: uuid, ...said(lineResource(issues!, 'lines'), LINE_NAMES) }, ...LINE_NAMES),
    additionalProperties: false,
  }
  const parts = {
    issue: optional({ ...said(issues!, NAMES.issue), lines: list(line) }),
    invoice: optional(said(invoices!, NAMES.invoice)),
    payment: orNull(optional(said(payments!, NAMES.payment))),
  }
  return { ...object({ version: whole, ...parts }, ...Object.keys(parts)), additionalProperties: false }
}

const document = { id: orNull(uuid), code: orNull(text) }
/** What a sale at once makes of its order. */
export const soldParts = {
  issue: orNull(object(document)),
  invoice: object({
    ...document,
    ...{ total: figure, discount: figure, shippingFee: figure, grandTotal: figure, dueDate: day },
    ...{ vat: oneOf(...vatModes), tax: orNull(figure) },
    owed: { ...figure, description: 'What is left to be paid' },
    mayOwe: { ...yes, description: 'Whether the customer may owe something of it' },
  }),
  payment: orNull(object({ ...document, amount: figure })),
  change: { ...figure, description: 'Cash that goes back, since more was given than is due' },
  lines: list(
    object({
      ...{ orderLineId: uuid, productId: uuid, productName: text, quantity: figure, actualWeight: orNull(figure) },
      ...{ priceType: oneOf(...priceTypes), unitPrice: figure, amount: figure },
      isUnweighed: { ...yes, description: 'Nobody weighed it: it left with its share of the kg on hand' },
    }),
  ),
}

const soldSchema = object({ order: object({ id: uuid, code: text, status: text, version: whole }), ...soldParts })

/** What the handler checks beyond the rule, for the API description. */
const BESIDES = 'to create payments where the body holds one, and whose the order is'

/** Selling an order at once, for those who may write orders and invoices. */
export const sellRoutes: Routes = {
  'salesOrders.sellPreview': {
    method: 'post',
    path: '/sales-orders/:id/sell/preview',
    rule: both(create('order'), create('invoice')),
    handlerAsks: BESIDES,
    body: 'lines',
    describes: (_caller, engine) => ({
      body: json(body(engine)),
      refused: [409],
      summary: 'What selling an order at once would make, with its figures; nothing is stored',
      answers: { 200: { says: 'The same, without numbers', schema: soldSchema } },
    }),
    handle: on(SellController, 'preview'),
  },
  'salesOrders.sell': {
    method: 'post',
    path: '/sales-orders/:id/sell',
    rule: both(create('order'), create('invoice')),
    handlerAsks: BESIDES,
    body: 'lines',
    describes: (_caller, engine) => ({
      body: json(body(engine)),
      ...onceFor(true),
      summary:
        'Sells an order at once: approves it where nobody has to be asked, issues and invoices what is open, and ' +
        'receives money; all of it or nothing',
      answers: { 200: { says: 'The documents that were made', schema: soldSchema } },
    }),
    handle: on(SellController, 'sell'),
  },
}
