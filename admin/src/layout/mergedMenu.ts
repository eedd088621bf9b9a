import type { MenuItem } from '@barem/resources/kit'

/** The menu as it is drawn: a group of one entry is that entry, with the icon of the group. */
export const merged = (items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => (item.children?.length === 1 ? { ...item.children[0]!, icon: item.icon } : item))
