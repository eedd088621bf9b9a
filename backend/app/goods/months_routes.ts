import { priceTypes } from '@barem/resources/calc/line'
import { day, figure, list, object, oneOf, orNull, text, uuid, yes } from '#app/description/schema'
import type { Routes } from '#app/routing/row'
import { view } from '#app/routing/rule'
import { monthsOf, pricesOf } from './months.ts'

const stock = object({ pieces: figure, actualKg: figure, baremKg: figure })
const month = { ...text, pattern: '^\\d{4}-\\d\\d$' }

/** How stock and prices of a product went. */
export const monthsRoutes: Routes = {
  'products.months': {
    method: 'get',
    path: '/products/:id/months',
    rule: view('product'),
    describes: {
      summary: 'Stock and mean prices of a product by month; each for those who may see it',
      params: { id: uuid },
      answers: {
        200: {
          says: 'The past twelve months, this one up to today',
          schema: object(
            {
              months: list(month),
              stock: list(stock),
              sold: { ...list(orNull(figure)), description: 'Dong without VAT, after the discount' },
              bought: { ...list(orNull(figure)), description: 'Dong without VAT and freight' },
              isByKg: { ...yes, description: 'Prices are of a kg on the scale; else of a piece' },
            },
            ...['stock', 'sold', 'bought'],
          ),
        },
      },
    },
    handle: monthsOf,
  },
  'products.prices': {
    method: 'get',
    path: '/products/:id/prices',
    rule: view('product'),
    describes: {
      summary: 'What a product was sold and bought for in a month; each for those who may see it',
      params: { id: uuid },
      query: { month },
      needs: ['month'],
      answers: {
        200: {
          says: 'Newest first, at most 100',
          schema: list(
            object({
              ...{ id: uuid, side: oneOf('sold', 'bought'), date: day, document: text, documentId: uuid },
              ...{ code: orNull(text), partner: orNull(text), quantity: figure, unitPrice: orNull(figure) },
              ...{ priceType: orNull(oneOf(...priceTypes)), kg: orNull(figure), amount: orNull(figure) },
            }),
          ),
        },
      },
    },
    handle: pricesOf,
  },
}
