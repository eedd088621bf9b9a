import type { MenuItem } from '@barem/resources/kit'
import { definitions } from '../resources/model/registry.ts'
import { type Area, mayAct } from '../session/permissions.ts'
import type { Session } from '../session/token.ts'
import { isServed } from './served.ts'

/** The part of the menu that `who` may see: served, permitted entries, and groups that are not empty. */
export function visibleMenu(who: Session | null, items: readonly MenuItem[] = definitions.get().menu): MenuItem[] {
  return items.flatMap((item) => {
    if (item.children) {
      const children = visibleMenu(who, item.children)
      return children.length > 0 ? [{ ...item, children }] : []
    }
    return item.route && isServed(item.route) && isShown(who, item) ? [item] : []
  })
}

/** An entry with `unless` is shown only to people who cannot see the entry that it replaces. */
const isShown = (who: Session | null, item: MenuItem) =>
  areasOf(item).some((area) => mayAct(who, area, 'v')) && !(item.unless && mayAct(who, item.unless, 'v'))

const areasOf = ({ area, anyOf }: MenuItem): readonly Area[] => anyOf ?? [area ?? null]

/** The entries that open a page, in the menu's order. */
export function leaves(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? leaves(item.children) : [item]))
}

const withoutStandIns = (items: readonly MenuItem[]): MenuItem[] =>
  items
    .filter(({ unless }) => unless === undefined)
    .map((item) => (item.children ? { ...item, children: withoutStandIns(item.children) } : item))

/** The menu that pages are placed in, the same for everybody. */
const places = () => withoutStandIns(definitions.get().menu)

/** From the outermost group to the entry whose path is the longest prefix of `path`; empty if there is none. */
export function trailTo(path: string, items: readonly MenuItem[] = places()): MenuItem[] {
  let best: MenuItem[] = []
  for (const item of items) {
    const trail = item.children ? trailTo(path, item.children) : isPrefix(item.route, path) ? [item] : []
    if (trail.length > 0 && lengthOf(trail) > lengthOf(best)) best = item.children ? [item, ...trail] : trail
  }
  return best
}

const lengthOf = (trail: MenuItem[]) => trail.at(-1)?.route?.length ?? 0

function isPrefix(route: string | undefined, path: string): boolean {
  return route !== undefined && (path === route || path.startsWith(`${route}/`))
}
