import type { AreaCode } from '../vocabulary/names.ts'
import type { IconName } from './icons.ts'
import type { MenuGroup, MenuPage } from './outline.ts'
import type { AnyResource } from '../resource.ts'

/** One entry of the side menu: a page, the list of a resource, or a group of them. */
export interface MenuItem {
  /** Key of a page or a group, or name of a resource. */
  key: string
  /** Locale key of what it is called. */
  label: string
  icon?: IconName
  /** Path of the screen; a group has none. */
  route?: string
  /** Area whose `v` shows it, or 'all'. A group shows when any child does. */
  area?: AreaCode | 'all' | null
  /** Areas of which the `v` of any shows it, for what belongs to several. */
  anyOf?: readonly AreaCode[]
  /** Area whose `v` hides it: people with that area have another entry instead. */
  unless?: AreaCode
  children?: readonly MenuItem[]
}

export type Placed = Pick<AnyResource, 'name' | 'area' | 'route' | 'icon' | 'menu'>

/** Resources of one group, or of none, in the order of the registry. */
export const placedIn = <R extends Placed>(resources: readonly R[], group: string | null): R[] =>
  resources.filter(({ menu }) => menu !== null && menu.group === group)

const itemOf = ({ name, area, route, icon, menu }: Placed): MenuItem => ({
  key: name,
  label: menu!.label === null ? `resources.${name}.title` : `menu.${menu!.label}`,
  // Entries of a group are shown without an icon of their own.
  ...(menu!.group === null && { icon }),
  route,
  area,
})

/** Entries of the outline with the resources among them: at the beginning, or each after the entry that it names. */
function withResources(items: readonly MenuItem[], resources: readonly Placed[]): MenuItem[] {
  const after = (key: string | null): MenuItem[] =>
    resources.filter(({ menu }) => menu!.after === key).flatMap((one) => [itemOf(one), ...after(one.name)])
  return [...after(null), ...items.flatMap((item) => [item, ...after(item.key)])]
}

const labelled = <T extends MenuPage | MenuGroup>(entry: T) => ({ ...entry, label: `menu.${entry.key}` })

/** The side menu: the groups and pages of its outline, and the resources where they say. */
export function menuOf(outline: readonly (MenuGroup | MenuPage)[], resources: readonly Placed[]): MenuItem[] {
  const items = outline.map((entry): MenuItem => {
    if (!('pages' in entry)) return labelled(entry)
    const { pages, ...group } = labelled(entry)
    return { ...group, children: withResources(pages.map(labelled), placedIn(resources, entry.key)) }
  })
  return withResources(items, placedIn(resources, null))
}
