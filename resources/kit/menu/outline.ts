import type { AreaCode } from '../vocabulary/names.ts'
import type { IconName } from './icons.ts'

/** A page of the side menu that is not the list of a resource. Its label is the locale key `menu.<key>`. */
export interface MenuPage {
  key: string
  icon?: IconName
  /** Path of the screen. */
  route: string
  /** Area whose `v` shows it, or 'all'. */
  area?: AreaCode | 'all'
  /** Areas of which the `v` of any shows it, for what belongs to several. */
  anyOf?: readonly AreaCode[]
  /** Area whose `v` hides it: people with that area have another entry instead. */
  unless?: AreaCode
}

/** A group of the side menu, with its pages; it is shown when any entry of it is. Its label is `menu.<key>`. */
export interface MenuGroup {
  key: string
  icon: IconName
  pages: readonly MenuPage[]
}

/** Names of the groups of a menu. */
export const groupsIn = (outline: readonly (MenuGroup | MenuPage)[]): string[] =>
  outline.flatMap((entry) => ('pages' in entry ? [entry.key] : []))
