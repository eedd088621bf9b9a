import type { AnyResource } from '@barem/resources/kit'
import { isSame, type Values, valuesOf } from './values.ts'

/** Fields that both sides changed, each in its own way. */
export type Collisions = string[]

/**
 * Compares my changes with a row that someone else saved meanwhile.
 * What only one side changed is no question: mine are kept, theirs are taken over.
 */
export function collide(definition: AnyResource, base: Values, mine: Values, current: Values): Collisions {
  const [before, theirs] = [valuesOf(definition, base), valuesOf(definition, current)]
  return Object.keys(mine).filter((name) => !isSame(before[name], theirs[name]) && !isSame(mine[name], theirs[name]))
}
