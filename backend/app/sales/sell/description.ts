import { vatModes } from '@barem/resources/calc/vat'
import { priceTypes } from '@barem/resources/calc/line'
import { isKept, lineResource, type Field, type FieldSet } from '@barem/resources/kit'
import { json, onceFor, type Described, type Description } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import { schemaOf } from '#app/resources/description/schemas'
import { engine } from '#app/resources/serving'
import { LINE_NAMES, NAMES } from './sell_body.ts'

const valueOf = (field: Field): Schema => (isKept(field) ? schemaOf(field) : orNull(schemaOf(field)))

/** The values of a document that may be said; none is required here, since most follow from the order. */
const said = ({ fields }: FieldSet, names: readonly string[]): Record<string, Schema> =>
  Object.fromEntries(names.filter((name) => name !== 'lines').map((name) => [name, valueOf(fields[name] as Field)]))

const optional = (properties: Record<string, Schema>): Schema => ({
  ...object(properties, ...Object.keys(properties)),
  additionalProperties: false,
})

function body(): Schema {
  const [issues, invoices, payments] = ['warehouse-issues', 'invoices', 'debt-transactions'].map(engine.lookup)
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
const sold = object({
  order: object({ id: uuid, code: text, status: text, version: whole }),
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
})

export const sellDescription: Description = () => {
  const asked = { body: json(body()) }
  const described: Record<string, Described> = {
    'salesOrders.sell': {
      ...asked,
      ...onceFor(true),
      summary:
        'Sells an order at once: approves it where nobody has to be asked, issues and invoices what is open, and ' +
        'receives money; all of it or nothing',
      answers: { 200: { says: 'The documents that were made', schema: sold } },
    },
    'salesOrders.sellPreview': {
      ...asked,
      refused: [409],
      summary: 'What selling an order at once would make, with its figures; nothing is stored',
      answers: { 200: { says: 'The same, without numbers', schema: sold } },
    },
  }
  return described
}
