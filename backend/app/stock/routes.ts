import { ledgers } from '@barem/resources/ledgers'
import { paging, totalCount } from '#app/description/described'
import { day, figure, list, moment, object, oneOf, orNull, text, uuid } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { on, type Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'
import { cardRoutes } from './card/routes.ts'

const StockController = () => import('./stock_controller.ts')

const named = object({ id: uuid, code: text, name: text })
const transfer = object({ id: uuid, code: text, from: text, to: text })
const measures = { pieces: figure, actualKg: figure, baremKg: figure }
const narrowed = { productId: uuid, warehouseId: uuid }
const COSTS = ['value', ...Object.keys(ledgers.stock.facts)]
const costs = Object.fromEntries(COSTS.map((name) => [name, orNull(figure)]))

/** What is in stock. */
export const stockRoutes: Routes = {
  ...cardRoutes,
  'inventory.list': {
    method: 'get',
    path: '/inventory',
    rule: view('inventory'),
    describes: {
      summary: 'What is on hand of products in warehouses; its value for those who may see costs',
      query: { q: text, ...narrowed, ...paging(MAX_PAGE) },
      answers: {
        200: {
          says: 'In the order of their codes',
          headers: totalCount,
          schema: list(
            object(
              {
                ...{ id: text, product: named, warehouse: orNull(named), transfer: orNull(transfer) },
                ...{ unit: orNull(text), ...measures, reserved: figure, available: figure, value: figure },
              },
              'value',
            ),
          ),
        },
      },
    },
    handle: on(StockController, 'inventory'),
  },
  'inventory.available': {
    method: 'get',
    path: '/inventory/available',
    rule: view('inventory'),
    describes: {
      summary: 'What of products may still be taken, by warehouse: on hand less what orders have reserved',
      query: {
        productIds: { ...text, description: 'Comma list' },
        orderLineIds: { ...text, description: 'Comma list: lines of orders that may take what they have reserved' },
      },
      answers: {
        200: {
          says: 'Products as they were named, each where most is available first',
          schema: list(
            object({
              id: uuid,
              places: list(
                object({
                  warehouse: named,
                  isForSale: { type: 'boolean' },
                  onHand: figure,
                  reserved: figure,
                  available: figure,
                }),
              ),
            }),
          ),
        },
      },
    },
    handle: on(StockController, 'available'),
  },
  'inventory.reserved': {
    method: 'get',
    path: '/inventory/reserved',
    rule: view('inventory'),
    describes: {
      summary: 'What lines of orders have reserved of products in warehouses',
      query: { q: text, ...narrowed, ...paging(MAX_PAGE) },
      answers: {
        200: {
          says: 'Those that are to be delivered first',
          headers: totalCount,
          schema: list(
            object({ id: uuid, order: object({ id: uuid, code: text }), receivingDate: orNull(day), pieces: figure }),
          ),
        },
      },
    },
    handle: on(StockController, 'reserved'),
  },
  'inventory.entries': {
    method: 'get',
    path: '/inventory/entries',
    rule: view('inventory'),
    describes: {
      summary: 'Entries of the ledger of stock; costs for those who may see them',
      query: { q: text, ...narrowed, ...paging(MAX_PAGE) },
      answers: {
        200: {
          says: 'Newest first',
          headers: totalCount,
          schema: list(
            object(
              {
                ...{ id: uuid, date: day, kind: oneOf(...ledgers.stock.kinds), seq: text, document: text },
                ...{
                  documentId: uuid,
                  code: orNull(text),
                  createdAt: moment,
                  product: named,
                  warehouse: orNull(named),
                  ...measures,
                },
                ...costs,
                ...{ piecesAfter: orNull(figure), actualKgAfter: orNull(figure), baremKgAfter: orNull(figure) },
              },
              ...COSTS,
            ),
          ),
        },
      },
    },
    handle: on(StockController, 'entries'),
  },
}
