import type { AnyResource } from '@barem/resources/kit'
import { drawn } from './draw.ts'
import { coverOf, type Aspect } from './features.ts'
import { soaking } from './soak.ts'

const named = process.env.TEST_RESOURCES?.split(',') ?? null

/** Whether this run is about some resources alone. */
export const isPartial = named !== null

/** Resources of a list that this run is about: all, or those that `TEST_RESOURCES` names. */
export const wanted = <R extends { name: string }>(list: readonly R[]): R[] =>
  list.filter(({ name }) => named === null || named.includes(name))

/** How many resources a run draws from those that the cover leaves out. */
const DRAWN = 2

/**
 * Resources of a list that a derived suite runs over: a few that together use every feature that `aspect` names, and
 * two more that are drawn from those left. All that `TEST_RESOURCES` names, and all of them in a soak.
 */
export function ofCover(list: readonly AnyResource[], aspect: Aspect): AnyResource[] {
  if (named || soaking) return wanted(list)
  const cover = coverOf(list, aspect)
  const left = list.filter((one) => !cover.includes(one))
  const chosen = new Set([...cover, ...drawn(left, DRAWN, ({ name }) => name)])
  return list.filter((one) => chosen.has(one))
}
