import type { AnyResource, IconName, MenuItem } from '@barem/resources/kit'
import { definitions } from '../resources/model/registry.ts'
import { rightsOf } from '../resources/model/rights.ts'
import { seenBy } from '../resources/model/visible.ts'
import { leaves, visibleMenu } from '../routes/menu.ts'
import { pages, standsAlone } from '../routes/pages.tsx'
import { mayAct } from '../session/permissions.ts'
import type { Session } from '../session/token.ts'

/** A screen of the menu, or a page outside of it. */
export type Place = {
  path: string
  /** Locale key of its name. */
  name: string
  /** Locale keys of the groups that it is in, outermost first. */
  groups: string[]
  /** The resource that it lists. */
  lists: string | undefined
  icon: IconName | undefined
}

const placesIn = (items: readonly MenuItem[], groups: string[] = [], icon?: IconName): Place[] =>
  items.flatMap((item) =>
    item.children
      ? placesIn(item.children, [...groups, item.label], item.icon ?? icon)
      : [
          {
            path: item.route!,
            name: item.label,
            groups,
            lists: definitions.get().all.find(({ route }) => route === item.route)?.name,
            icon: item.icon ?? icon,
          },
        ],
  )

/** The screens that someone may open, in the order of the menu. */
export function placesOf(who: Session | null): Place[] {
  const inMenu = new Set(leaves(definitions.get().menu).map(({ route }) => route))
  const others = pages.filter(
    (page) => standsAlone(page) && !inMenu.has(page.path) && mayAct(who, page.area, page.level ?? 'v'),
  )
  return [
    // Pages that add a row are offered as actions instead.
    ...placesIn(visibleMenu(who)).filter(({ path }) => !path.endsWith('/add')),
    ...others.map(({ path, title }): Place => ({ path, name: title, groups: [], lists: undefined, icon: undefined })),
  ]
}

/** The resources that someone may add to, in the order of the menu. */
export function creatableBy(who: Session | null): AnyResource[] {
  const { all, menu } = definitions.get()
  const order = leaves(menu).map(({ route }) => route)
  const place = ({ route }: AnyResource) => (order.includes(route) ? order.indexOf(route) : order.length)
  return all
    .filter((definition) => rightsOf(who, seenBy(who, definition)).create)
    .sort((one, other) => place(one) - place(other))
}
