import { areas } from '@barem/resources/areas'
import { priceTypes } from '@barem/resources/calc/line'
import { type Field, isKept } from '@barem/resources/kit'
import { paging, type Described, type Description } from '#app/description/described'
import { day, figure, list, object, oneOf, orNull, text, uuid, yes, type Schema } from '#app/description/schema'
import { may } from '#app/identity/permissions'
import { schemaOf } from '#app/resources/description/schemas'
import { MAX_PAGE } from '#app/resources/read/parse'
import { engine } from '#app/resources/serving'
import { goodsFields } from './goods.ts'
import type { Trade } from './search.ts'

/** The route that {@link goodsRoute} makes. */
export const goodsDescription =
  ({ resource, partner }: Trade): Description =>
  (caller) => {
    const { fields } = engine.lookup('products')
    const seesCost = may(caller, areas.costPrice, 'v')
    const ofProduct = (name: string): Schema => {
      const field = fields[name] as Field
      return isKept(field) ? schemaOf(field) : orNull(schemaOf(field))
    }
    const lastPrice = orNull(object({ unitPrice: figure, priceType: oneOf(...priceTypes), date: day }))
    const goods = object({
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
    const found: Described = {
      summary: 'Goods for the lines of a document, by any of their names',
      query: {
        q: text,
        ids: { ...text, description: 'Comma list: just these, no longer sold or not' },
        [partner]: { ...uuid, description: 'Whose last price is told' },
        ...paging(MAX_PAGE),
      },
      answers: {
        200: { says: 'The one of just that code first, what only begins with the last word last', schema: list(goods) },
      },
    }
    return { [`${resource}.goods`]: found }
  }
