import { menuOutline, type MenuGroup, type MenuPage } from '../../menu.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import { placedIn } from './menu_of.ts'

const outline: readonly (MenuGroup | MenuPage)[] = menuOutline
const pages = outline.flatMap((entry) => ('pages' in entry ? entry.pages : [entry]))

/** Keys of the outline that a resource of a group, or of none, may come after. */
const keysIn = (group: string | null): string[] =>
  (group === null
    ? outline
    : outline.flatMap((entry) => (entry.key === group && 'pages' in entry ? entry.pages : []))
  ).map(({ key }) => key)

/** Checks the order of the menu: what resources come after is in their group, and none comes after itself. */
export function checkMenuOrder(resource: AnyResource, resources: readonly AnyResource[]): void {
  const { name, route, menu } = resource
  const page = pages.find((one) => one.route === route)
  if (page)
    refuse(
      'E_SAME_ROUTE',
      `${name}.route`,
      `'${route}' is the page '${page.key}' of the menu`,
      'Choose another path, or take the page out of resources/menu.ts.',
    )
  if (menu === null || menu.after === null) return
  const others = placedIn(resources, menu.group)
  const known = [...keysIn(menu.group), ...others.flatMap((one) => (one.name === name ? [] : [one.name]))]
  if (!known.includes(menu.after))
    refuse('E_MENU', `${name}.menu.after`, `'${menu.after}' is not an entry beside it`, oneOf(known))
  const before = (one: string): string | null => others.find((other) => other.name === one)?.menu?.after ?? null
  const passed: string[] = [name]
  for (let one: string | null = menu.after; one !== null; one = before(one)) {
    if (passed.includes(one))
      refuse(
        'E_MENU',
        `${name}.menu.after`,
        `it comes after itself: ${[...passed, one].join(' → ')}`,
        'Break the circle.',
      )
    passed.push(one)
  }
}
