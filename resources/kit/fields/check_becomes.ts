import { oneOf, refuse } from '../mistake.ts'
import { becomes } from './becomes.ts'
import type { AnyField, Fields } from './field_types.ts'
import { sumOf } from './sum_of.ts'

/** Checks that a figure becomes a sum of its type, that counts say how far it is, and that all see both who see it. */
export function checkBecomes(fields: Fields, name: string, path: string): void {
  const field = fields[name]!
  const into = becomes(field)
  if (!into) return
  const require = (part: keyof typeof into, fits: (other: AnyField) => boolean) => {
    const other = fields[into[part]]
    if (!other || !fits(other) || (other.area !== null && other.area !== field.area))
      refuse(
        'E_BECOMES',
        `${path}.becomes.${part}`,
        `'${into[part]}' cannot be used there`,
        oneOf(Object.keys(fields).filter((key) => fits(fields[key]!))),
      )
  }
  require('by', (other) => other.type === field.type && sumOf(other) !== null)
  require('done', (other) => other.type === 'decimal' && sumOf(other) !== null)
  require('all', (other) => other.type === 'decimal')
}
