import type { MenuGroupName } from '../vocabulary/names.ts'

/** Where the side menu lists a resource. */
export interface MenuPlace {
  /** The group of `resources/menu.ts` that it is in. Without it: an entry beside the groups. */
  group: MenuGroupName | null
  /**
   * The entry of the same group that it comes after: the key of a page or a group, or the name of a resource. Without
   * it: the beginning of the group. Resources of one place come in the order of the registry.
   */
  after: string | null
  /** The locale key `menu.<label>`, where the menu calls it otherwise than its list. */
  label: string | null
}

/** The place as an author writes it: the group alone, or more of it. */
export type MenuOptions = MenuGroupName | Partial<MenuPlace>

/** The place with everything filled in; null for a resource that the menu does not list. */
export function menuPlace(options: MenuOptions | undefined): MenuPlace | null {
  if (options === undefined) return null
  const place = typeof options === 'string' ? { group: options } : options
  return Object.freeze({ group: null, after: null, label: null, ...place })
}
