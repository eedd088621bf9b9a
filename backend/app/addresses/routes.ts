import { list, object, oneOf, text } from '#app/description/schema'
import { levels, systems } from './unit_controller.ts'
import { on, type Routes } from '#app/routing/row'

const UnitController = () => import('./unit_controller.ts')

const unit = { code: text, name: text, level: oneOf(...levels) }

/** Provinces and their parts. */
export const addressRoutes: Routes = {
  'administrativeUnits.list': {
    method: 'get',
    path: '/administrative-units',
    rule: 'signedIn',
    transaction: false,
    describes: {
      summary: 'Provinces, districts and wards of the official lists',
      query: {
        system: { ...oneOf(...systems), description: 'new: since July 2025, without districts' },
        level: { ...oneOf(...levels), description: 'Wards unless said' },
        parent: { ...text, description: 'Code of the unit that they lie in' },
        code: { ...text, description: 'Just these, whatever else is said; may be said more than once' },
        q: { ...text, description: 'Words that they and the units above them hold, without accents' },
      },
      answers: {
        200: { says: 'Units, each with those above it', schema: list(object({ ...unit, above: list(object(unit)) })) },
      },
    },
    handle: on(UnitController, 'list'),
  },
}
