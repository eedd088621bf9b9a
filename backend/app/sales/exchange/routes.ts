import { json, onceFor } from '#app/description/described'
import { figure, object, orNull, text, uuid, yes, type Schema } from '#app/description/schema'
import type { Engine } from '#app/engine/engine'
import { bodySchema } from '#app/resources/description/schemas'
import { on, type Routes } from '#app/routing/row'
import { both, create } from '#app/routing/rule'
import { saidOf, soldParts } from '../sell/routes.ts'
import { PART_NAMES } from './exchange_body.ts'

const ExchangeController = () => import('./exchange_controller.ts')

function body({ lookup }: Engine): Schema {
  const [returns, orders] = ['returns', 'sales-orders'].map(lookup)
  const [issues, payments] = ['warehouse-issues', 'debt-transactions'].map(lookup)
  const properties = {
    return: bodySchema(returns!, 'create'),
    order: {
      ...bodySchema(orders!, 'create'),
      description: 'An order without its customer and its return, which follow from the return',
    },
    issue: saidOf(issues!, PART_NAMES.issue),
    payment: orNull(saidOf(payments!, PART_NAMES.payment)),
    isDraft: { ...yes, description: 'Whether both are stored as drafts alone' },
  }
  return { ...object(properties, 'issue', 'payment', 'isDraft'), additionalProperties: false }
}

const document = { id: orNull(uuid), code: orNull(text), status: text }
const exchanged = object({
  return: object({
    ...{ ...document, totalRefund: orNull(figure) },
    credit: { ...figure, description: 'What is left of it for the customer' },
    paidBack: { ...figure, description: 'Money that went back with it' },
  }),
  order: object({ ...document, grandTotal: orNull(figure) }),
  difference: orNull({ ...figure, description: 'What the goods taken are worth more than those that came back' }),
  sold: orNull(object(soldParts)),
})

/** What the handler checks beyond the rule, for the API description. */
const BESIDES =
  'unless both are drafts, to create invoices and to change warehouse receipts; and to create payments where the body holds one'

/** Taking goods back and selling others in one go, for those who may write returns and orders. */
export const exchangeRoutes: Routes = {
  'returns.exchangePreview': {
    method: 'post',
    path: '/returns/exchange/preview',
    rule: both(create('refund'), create('order')),
    handlerAsks: BESIDES,
    body: 'lines',
    describes: (_caller, engine) => ({
      body: json(body(engine)),
      summary: 'What an exchange would make, with its figures; nothing is stored',
      answers: { 200: { says: 'The same, without numbers', schema: exchanged } },
    }),
    handle: on(ExchangeController, 'preview'),
  },
  'returns.exchange': {
    method: 'post',
    path: '/returns/exchange',
    rule: both(create('refund'), create('order')),
    handlerAsks: BESIDES,
    body: 'lines',
    describes: (_caller, engine) => ({
      body: json(body(engine)),
      ...onceFor(true),
      summary:
        'Takes goods back and sells others at once, whose invoice the credit pays; all of it or nothing. Where ' +
        'somebody has to approve the return, the order waits as a draft',
      answers: { 200: { says: 'The documents that were made', schema: exchanged } },
    }),
    handle: on(ExchangeController, 'exchange'),
  },
}
