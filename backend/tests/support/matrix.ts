import { drawn } from './draw.ts'
import { soaking } from './soak.ts'

/**
 * Cases of a matrix that this run takes: the first, and a third of the others, drawn; all of them in a soak.
 * @param cases what differs in each, the most usual first
 * @param nameOf a name that no other case has
 */
export function someCases<T>(cases: readonly T[], nameOf: (one: T) => string = JSON.stringify): T[] {
  if (soaking) return [...cases]
  const [first, ...others] = cases
  if (first === undefined) return []
  return [first, ...drawn(others, Math.ceil(others.length / 3), nameOf)]
}
