import type { AnyResource } from '@barem/resources/kit'
import { drawn } from './draw.ts'
import { soaking } from './soak.ts'

const named = process.env.TEST_RESOURCES?.split(',') ?? null

/** Whether this run is about some resources alone. */
export const isPartial = named !== null

/** Resources of a list that this run is about: all, or those that `TEST_RESOURCES` names. */
export const wanted = <R extends { name: string }>(list: readonly R[]): R[] =>
  list.filter(({ name }) => named === null || named.includes(name))

/** What tests of an engine can tell apart in a resource: all that it says but its names and codes. */
const shapeOf = ({ fields, list, states, actions, single, open, duplicates, unique, check, settles }: AnyResource) =>
  JSON.stringify([fields, list, states, actions, single, open, duplicates, unique, check, settles], (key, value) =>
    key === 'prefix' ? undefined : value,
  )

/**
 * Resources of a list that the derived suites run over: the first of each shape, and one more that is drawn from
 * those left. All that `TEST_RESOURCES` names, and all of them in a soak.
 */
export function ofEachShape(list: readonly AnyResource[]): AnyResource[] {
  if (named || soaking) return wanted(list)
  const first = new Map<string, AnyResource>()
  for (const one of list) if (!first.has(shapeOf(one))) first.set(shapeOf(one), one)
  const firsts = new Set(first.values())
  const twins = list.filter((one) => !firsts.has(one))
  const chosen = new Set([...firsts, ...drawn(twins, 1, ({ name }) => name)])
  return list.filter((one) => chosen.has(one))
}
