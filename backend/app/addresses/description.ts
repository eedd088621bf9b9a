import type { Description } from '#app/description/described'
import { list, object, oneOf, text } from '#app/description/schema'
import { levels, systems } from './unit_controller.ts'

const unit = { code: text, name: text, level: oneOf(...levels) }

export const addressDescription: Description = () => ({
  'administrativeUnits.list': {
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
})
