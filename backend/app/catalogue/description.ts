import { shapeNames } from '@barem/resources/calc/shapes'
import { visibleTo } from '@barem/resources/kit'
import { json, type Description } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { done, figure, list, object, oneOf, orNull, text, whole, yes, type Schema } from '#app/description/schema'
import { may } from '#app/identity/permissions'
import { bodySchema } from '#app/resources/description/schemas'
import { engine } from '#app/resources/serving'
import { FAMILY_FIELDS, familyBody } from './family_controller.ts'

const row = object({
  code: text,
  name: text,
  attributes: { type: 'object', additionalProperties: text },
  shape: oneOf(...shapeNames),
  length: orNull(figure),
  densityWeight: figure,
  basis: oneOf('metre', 'piece'),
  formula: text,
  pieceWeight: figure,
  taken: yes,
  alike: { ...orNull(text), description: 'Code of a product of the same shape and size' },
})

export const catalogueDescription: Description = (caller) => {
  const products = visibleTo(engine.lookup('products'), (area, level) => may(caller, area, level))
  const { properties, ...body } = bodyOf(familyBody) as Schema & { properties: Record<string, Schema> }
  const shared = Object.entries(bodySchema(products, 'create').properties as Record<string, Schema>).filter(
    ([name]) => !FAMILY_FIELDS.has(name),
  )
  const common = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(shared),
    description: 'What the products share, in the words of products',
  }
  const made = done(object({ rows: list(row), created: whole }))
  return {
    'products.family': {
      summary: 'Adds a family of products: one shape in its sizes and thicknesses',
      query: { check: { ...yes, description: 'Only tells the list' } },
      body: json({ ...body, properties: { ...properties, common } }),
      answers: { 200: { says: 'What would be made', schema: made }, 201: { says: 'What was made', schema: made } },
      refused: [409],
    },
  }
}
