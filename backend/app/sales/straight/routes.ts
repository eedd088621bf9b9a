import { lineResource } from '@barem/resources/kit'
import { json, onceFor } from '#app/description/described'
import { figure, list, object, oneOf, orNull, text, uuid, whole, yes, type Schema } from '#app/description/schema'
import type { Engine } from '#app/engine/engine'
import { on, type Routes } from '#app/routing/row'
import { both, create, update } from '#app/routing/rule'
import { saidOf } from '../sell/routes.ts'
import { NAMES, SCALES } from './straight_body.ts'

const StraightController = () => import('./straight_controller.ts')

const partsOf = (schema: Schema) => schema.properties as Record<string, Schema>

function body({ lookup }: Engine): Schema {
  const receipts = lookup('warehouse-receipts')
  const ofLine = partsOf(saidOf(lineResource(receipts, 'lines'), NAMES.lines))
  const line = { ...object({ orderLineId: uuid, ...ofLine }, ...NAMES.lines.slice(1)), additionalProperties: false }
  const shared = partsOf(saidOf(receipts, [...NAMES.shared, 'supplierSlip']))
  const properties = {
    ...{ version: whole, ...shared },
    weightBy: { ...oneOf(...SCALES), description: 'Whose kg count: of the slip unless it says the customer' },
    comment: orNull(text),
    lines: list(line),
  }
  return { ...object(properties, ...Object.keys(shared), 'weightBy', 'comment'), additionalProperties: false }
}

const document = { id: uuid, code: orNull(text), status: text }

const open = object({
  order: object({ id: uuid, code: text, version: whole, customer: text }),
  contract: orNull(
    object({
      ...{ id: uuid, code: orNull(text), status: text, weightTerm: text, warehouseId: orNull(uuid) },
      isReady: { ...yes, description: 'Whether goods may come by it' },
    }),
  ),
  receipts: list(
    object({
      ...{ id: uuid, code: text },
      pieces: { ...figure, description: 'Came by a receipt of its own, and has not left' },
    }),
  ),
  lines: list(
    object({
      ...{ orderLineId: uuid, productId: uuid, productName: orNull(text), unit: orNull(text) },
      ...{ weightMode: orNull(text), pieces: figure, baremKg: orNull(figure) },
      isBought: { ...yes, description: 'Whether the contract still buys some' },
    }),
  ),
})

const undoBody: Schema = {
  ...object(
    {
      version: whole,
      comment: text,
      values: object({ undoneOn: orNull({ type: 'string', format: 'date' }) }, 'undoneOn'),
    },
    'values',
  ),
  additionalProperties: false,
}

/** Goods that go straight from a supplier to a customer, for those who may write receipts and issues. */
export const straightRoutes: Routes = {
  'salesOrders.straightOpen': {
    method: 'get',
    path: '/sales-orders/:id/straight',
    rule: both(create('warehouseReceipt'), create('warehouseIssue')),
    describes: {
      summary: 'What of an order may go straight from its supplier to its customer, and the contract that buys it',
      answers: { 200: { says: 'Its open lines', schema: open } },
    },
    handle: on(StraightController, 'open'),
  },
  'salesOrders.straight': {
    method: 'post',
    path: '/sales-orders/:id/straight',
    rule: both(create('warehouseReceipt'), create('warehouseIssue')),
    body: 'lines',
    describes: (_caller, engine) => ({
      body: json(body(engine)),
      ...onceFor(true),
      summary: 'Posts the receipt and the issue of goods that went straight from the supplier to the customer',
      answers: {
        200: {
          says: 'The documents that were made',
          schema: object({
            order: object({ ...document, version: whole }),
            receipt: object(document),
            issue: object(document),
          }),
        },
      },
    }),
    handle: on(StraightController, 'deliver'),
  },
  'warehouseIssues.undoStraight': {
    method: 'post',
    path: '/warehouse-issues/:id/straight/undo',
    rule: both(update('warehouseReceipt'), update('warehouseIssue')),
    body: 'small',
    describes: {
      body: json(undoBody),
      ...onceFor(true),
      summary: 'Takes an issue of goods that went straight back, and the receipt that brought them; both or nothing',
      answers: {
        200: { says: 'Both documents', schema: object({ issue: object(document), receipt: object(document) }) },
      },
    },
    handle: on(StraightController, 'undo'),
  },
}
