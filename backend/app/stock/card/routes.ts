import { ledgers } from '@barem/resources/ledgers'
import { answers, paging, workbook } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, whole } from '#app/description/schema'
import { MAX_PAGE } from '#app/resources/read/parse'
import { on, type Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'

const CardController = () => import('./card_controller.ts')

const named = object({ id: uuid, code: text, name: text })
const query = { productId: uuid, warehouseId: uuid, from: day, to: day }

/** Values are there for those who may see costs, on the card of the company. */
const figures = object({ pieces: figure, actualKg: figure, baremKg: figure, value: figure }, 'value')
const sides = object(
  { pieces: orNull(figure), actualKg: orNull(figure), baremKg: orNull(figure), value: orNull(figure) },
  'value',
)

const card = {
  product: object({ id: uuid, code: text, name: text, unit: orNull(text) }),
  warehouse: orNull(named),
  rows: list(
    object({
      ...{ id: uuid, date: day, document: text, documentId: uuid, code: orNull(text) },
      ...{ kind: oneOf(...ledgers.stock.kinds), warehouse: orNull(named), in: sides, out: sides, after: figures },
    }),
  ),
  sum: object({ opening: figures, in: figures, out: figures, closing: figures }),
  total: whole,
}

/** The stock card of a product. */
export const cardRoutes: Routes = {
  'stockCard.show': {
    method: 'get',
    path: '/stock-card',
    rule: view('inventory'),
    describes: {
      summary: 'Entries of a product in a range, in a warehouse or in the company, with what there was after each',
      query: { ...query, ...paging(MAX_PAGE) },
      answers: answers('By their days', object(card)),
    },
    handle: on(CardController, 'card'),
  },
  'stockCard.whole': {
    method: 'get',
    path: '/stock-card/whole',
    rule: view('inventory'),
    describes: {
      summary: 'All entries of a range in one answer; at most 5,000',
      query,
      answers: answers('By their days', object({ ...card, from: orNull(day), to: day })),
    },
    handle: on(CardController, 'whole'),
  },
  'stockCard.sheet': {
    method: 'get',
    path: '/stock-card/export',
    rule: view('inventory'),
    transaction: false,
    describes: {
      summary: 'The same as a sheet, with what there was before and the sums of the range',
      query,
      answers: workbook,
    },
    handle: on(CardController, 'sheet'),
  },
}
