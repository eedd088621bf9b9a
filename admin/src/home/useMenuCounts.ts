import type { AnyResource } from '@barem/resources/kit'
import { INBOX_PATH } from '../documents/inbox/path.ts'
import { registered } from '../resources/model/registry.ts'
import { useHome } from './useHome.ts'

/** The route in the menu where a definition is found: a list that a query makes is a tab of the page above it. */
const menuRoute = ({ route, query }: AnyResource) => (query ? route.slice(0, route.lastIndexOf('/')) : route)

/**
 * How much waits at each entry of the menu, by its route: work with a day or a moment, where it is done, and what waits
 * for the person's decision.
 */
export function useMenuCounts(): ReadonlyMap<string, number> {
  const { data } = useHome(null)
  const counts = new Map<string, number>()
  const add = (route: string, count: number) => counts.set(route, (counts.get(route) ?? 0) + count)
  for (const { name, count, of } of data?.tiles ?? []) {
    if (name === 'approve') add(INBOX_PATH, count)
    for (const part of of) {
      const definition = registered(part.resource)
      const tile = definition?.home.find((one) => one.name === name && one.from === part.from)
      const isElsewhere = tile?.from !== null && tile?.action === 'show'
      if (definition && tile?.due && !isElsewhere) add(menuRoute(definition), part.count)
    }
  }
  return counts
}
