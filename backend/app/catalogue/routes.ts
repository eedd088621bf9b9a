import { shapeNames } from '@barem/resources/calc/shapes'
import { visibleTo } from '@barem/resources/kit'
import { json } from '#app/description/described'
import { bodyOf } from '#app/description/from_vine'
import { done, figure, list, object, oneOf, orNull, text, whole, yes, type Schema } from '#app/description/schema'
import type { Engine } from '#app/engine/engine'
import type { Identity } from '#app/identity/identity'
import { may } from '#app/identity/permissions'
import { bodySchema } from '#app/resources/description/schemas'
import { on, type Routes } from '#app/routing/row'
import { create } from '#app/routing/rule'
import { FAMILY_FIELDS, familyBody } from './family_controller.ts'

const FamilyController = () => import('./family_controller.ts')

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

const made = done(object({ rows: list(row), created: whole }))

/** The body, as far as the caller may see products. */
function bodyFor(caller: Identity, engine: Engine): Schema {
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
  return { ...body, properties: { ...properties, common } }
}

export const catalogueRoutes: Routes = {
  'products.family': {
    method: 'post',
    path: '/products/family',
    rule: create('product'),
    body: 'usual',
    describes: (caller, engine) => ({
      summary: 'Adds a family of products: one shape in its sizes and thicknesses',
      query: { check: { ...yes, description: 'Only tells the list' } },
      body: json(bodyFor(caller, engine)),
      answers: { 200: { says: 'What would be made', schema: made }, 201: { says: 'What was made', schema: made } },
      refused: [409],
    }),
    handle: on(FamilyController, 'create'),
  },
}
