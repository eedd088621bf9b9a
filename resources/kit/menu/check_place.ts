import { refuse } from '../mistake.ts'
import type { AnyResource } from '../resource.ts'

/**
 * Checks the place of a resource in the side menu: it is said, and a screen opens at its path.
 * @param route the path that the author said, if any
 */
export function checkMenuPlace({ name, menu, actions, single }: AnyResource, route: string | undefined): void {
  if (menu === null) return
  const path = `${name}.menu`
  if (menu.group === null && menu.after === null)
    refuse('E_MENU', path, 'it names no place', 'Name a group of resources/menu.ts.')
  if (route === undefined)
    refuse('E_MENU', path, 'the menu leads to a path, and it has none of its own', `Say 'route'.`)
  if (!single && !actions.includes('list'))
    refuse('E_MENU', path, `no screen opens at its path without 'list'`, `Leave out 'menu', or allow 'list'.`)
  if (menu.label !== null && !/^[a-z][a-zA-Z]*$/.test(menu.label))
    refuse('E_MENU', `${path}.label`, `'${menu.label}' is no key of 'menu' in locales`, 'Use a word in camelCase.')
}
