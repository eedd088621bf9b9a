import { advance, begin, type Event } from './advance.ts'
import type { Instance, Opener, Opening } from './instance.ts'
import type { RouteStep } from './route.ts'

/** An event as it is kept: with who was asked by it, so that it can be told again whatever became of people since. */
export interface Recorded {
  event:
    | Exclude<Event, { kind: 'takeBack' }>
    | (Omit<Extract<Event, { kind: 'takeBack' }>, 'newId'> & { ids: readonly string[] })
  openings: readonly Opening[]
}

/** The request that a history began with. */
export interface Begun {
  hash: string
  route: readonly RouteStep[]
  openings: readonly Opening[]
}

const opened = (openings: readonly Opening[]): Opener => {
  let next = 0
  return () => openings[next++]!
}

const live = ({ event }: Recorded): Event => {
  if (event.kind !== 'takeBack') return event
  const { ids, ...rest } = event
  let next = 0
  return { ...rest, newId: () => ids[next++]! }
}

/**
 * The state that a history leads to.
 * @throws RangeError for an event that does not count
 */
export function replay({ hash, route, openings }: Begun, history: readonly Recorded[]): Instance {
  let { instance } = begin({ hash, route }, opened(openings))
  for (const one of history) {
    const result = advance(instance, live(one), opened(one.openings))
    if (!result.ok) throw new RangeError(`${one.event.kind} is refused: ${result.refusal}`)
    instance = result.instance
  }
  return instance
}
