import { groupsIn, type MenuGroup, type MenuPage } from '../menu/outline.ts'
import { placedIn } from '../menu/menu_of.ts'
import { oneOf, refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'
import type { VocabularyValues } from './values.ts'

type Outline = readonly (MenuGroup | MenuPage)[]

/** Keys of the outline that a resource of a group, or of none, may come after. */
const keysIn = (outline: Outline, group: string | null): string[] =>
  (group === null
    ? outline
    : outline.flatMap((entry) => (entry.key === group && 'pages' in entry ? entry.pages : []))
  ).map(({ key }) => key)

/** Checks that what a resource comes after is in its group, and that it does not come after itself. */
function checkOrder({ name, menu }: AnyResource, resources: readonly AnyResource[], outline: Outline): void {
  if (menu === null || menu.after === null) return
  const others = placedIn(resources, menu.group)
  const known = [...keysIn(outline, menu.group), ...others.flatMap((one) => (one.name === name ? [] : [one.name]))]
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

/** Checks the place of a resource in the menu: its path is no page of it, its group is one, and its order is one. */
export function checkMenu(
  resource: AnyResource,
  resources: readonly AnyResource[],
  { menu: outline }: VocabularyValues,
): void {
  const { name, route, menu } = resource
  const page = outline.flatMap((entry) => ('pages' in entry ? entry.pages : [entry])).find((one) => one.route === route)
  if (page)
    refuse(
      'E_SAME_ROUTE',
      `${name}.route`,
      `'${route}' is the page '${page.key}' of the menu`,
      'Choose another path, or take the page out of resources/menu.ts.',
    )
  const groups = groupsIn(outline)
  if (menu !== null && menu.group !== null && !groups.includes(menu.group))
    refuse('E_MENU', `${name}.menu`, `no group is called '${menu.group}'`, oneOf(groups))
  checkOrder(resource, resources, outline)
}
